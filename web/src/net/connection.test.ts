import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, seat, update, whole } from '$src/table/store/exampleTable';
import { Link, type Follower, type Wire } from './connection.svelte';
import type { Change, Refused, Said, Told, Update } from './protocol.gen';

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: Said[] = [];
  isClosed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(told: Told): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

class Page implements Follower {
  newest: Update | undefined;
  updates: number[] = [];

  begin({ now }: { now: Update }): void {
    this.newest = now;
  }

  update(update: Update): void {
    this.newest = update;
    this.updates.push(update.number);
  }

  heard(): void {
    // Nobody talks in these tests.
  }
}

const change = (number: number, since: number): Change => ({
  type: 'change',
  table: 't',
  number,
  since,
  now: 0,
  acts: [],
  changed: { view: { number: [number] } },
  asked: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function connected(): { link: Link; page: Page; wires: FakeWire[]; wire: () => FakeWire } {
  const wires: FakeWire[] = [];
  const dial = (): FakeWire => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  };
  const link = new Link(dial, () => 1);
  const page = new Page();
  link.follow('t', page);
  wires[0]?.onopen?.();
  wires[0]?.tell(whole(update(4)));
  return { link, page, wires, wire: () => wires.at(-1) ?? new FakeWire() };
}

describe('following a table', () => {
  it('whoever_comes_asks_for_everything', () => {
    const { wire, page } = connected();
    expect([wire().said, page.newest?.number]).toEqual([[{ type: 'watch', table: 't' }], 4]);
  });

  it('updates_come_in_order_and_once', () => {
    const { wire, page } = connected();
    wire().tell(update(5));
    wire().tell(update(4));
    wire().tell(update(6));
    expect(page.updates).toEqual([5, 6]);
  });

  it('changes_build_on_the_last_update', () => {
    const { wire, page } = connected();
    wire().tell(change(5, 4));
    wire().tell(change(5, 4));
    wire().tell(change(6, 5));
    expect([page.updates, page.newest?.view]).toEqual([[5, 6], { number: 6 }]);
  });

  it('a_change_that_builds_on_another_update_is_asked_for', () => {
    const { wire, page } = connected();
    wire().tell(change(6, 5));
    expect([wire().said.slice(1), page.updates]).toEqual([[{ type: 'watch', table: 't', last: 4 }], []]);
  });

  it('an_update_without_news_is_what_later_changes_build_on', () => {
    const { wire, page } = connected();
    const seats = [seat('Anne'), { ...seat('Mary'), present: false }];
    wire().tell(update(4, { seats, acts: [act(4, 1)] }));
    wire().tell(change(5, 4));
    expect([page.newest?.seats, page.newest?.acts]).toEqual([seats, []]);
  });

  it('a_gap_is_asked_for_once', () => {
    const { wire, page } = connected();
    wire().tell(update(7));
    wire().tell({ type: 'beat', now: 0, numbers: { t: 7 } });
    expect([wire().said.slice(1), page.updates]).toEqual([[{ type: 'watch', table: 't', last: 4 }], []]);
    wire().tell(update(7, { since: 4 }));
    expect(page.updates).toEqual([7]);
  });
});

describe('sitting down', () => {
  it('whoever_sits_down_comes_again_as_somebody_else', () => {
    const { link, wires, wire } = connected();
    link.comeAgain('t');
    wire().onopen?.();
    expect([wires.length, wires[0]?.isClosed, wire().said]).toEqual([
      2,
      true,
      [{ type: 'watch', table: 't' }],
    ]);
  });
});

describe('losing the connection', () => {
  it('comes_back_by_itself_and_says_where_it_was', () => {
    const { link, wires, wire } = connected();
    wire().onclose?.();
    expect(link.online).toBe(false);
    vi.advanceTimersByTime(400);
    wire().onopen?.();
    expect([wires.length, wire().said]).toEqual([2, [{ type: 'watch', table: 't', last: 4 }]]);
  });

  it('waits_longer_after_each_failure', () => {
    const { wires, wire } = connected();
    for (const pause of [400, 800, 1600]) {
      const before = wires.length;
      wire().onclose?.();
      vi.advanceTimersByTime(pause - 1);
      expect(wires.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(wires.length).toBe(before + 1);
    }
  });

  it('an_unanswered_command_is_said_again_with_the_same_id', async () => {
    const { link, wire } = connected();
    const answer = link.send('t', { type: 'undo' });
    const [first] = wire().said.slice(1);
    wire().onclose?.();
    vi.advanceTimersByTime(400);
    wire().onopen?.();
    const again = wire().said[1];
    expect(again).toEqual(first);
    wire().tell({ type: 'accepted', id: again && 'id' in again ? again.id : '', table: 't', number: 5 });
    expect((await answer).type).toBe('accepted');
  });

  it('a_command_that_came_too_fast_is_said_again_a_few_times', async () => {
    const { link, wire } = connected();
    const answer = link.send('t', { type: 'undo' });
    const [first] = wire().said.slice(1);
    const id = first && 'id' in first ? first.id : '';
    const refused: Refused = { type: 'refused', id, table: 't', reason: 'too-fast', details: [] };
    for (const pause of [1000, 2000, 3000]) {
      wire().tell(refused);
      const before = wire().said.length;
      vi.advanceTimersByTime(pause - 1);
      expect(wire().said.length).toBe(before);
      wire().tell({ type: 'beat', now: 0, numbers: {} });
      vi.advanceTimersByTime(1);
      expect(wire().said.slice(before)).toEqual([first]);
    }
    wire().tell(refused);
    expect(await answer).toEqual(refused);
  });

  it('silence_counts_as_loss', () => {
    const { link, wire } = connected();
    const dead = wire();
    vi.advanceTimersByTime(13_000);
    expect([link.online, dead.isClosed]).toEqual([false, true]);
  });

  it('whoever_cannot_follow_because_the_store_is_away_comes_again', () => {
    const { link, wires, wire } = connected();
    wire().tell({ type: 'refused', id: '', table: 't', reason: 'store-unavailable', details: [] });
    expect(link.online).toBe(false);
    vi.advanceTimersByTime(400);
    wire().onopen?.();
    expect([wires.length, wire().said]).toEqual([2, [{ type: 'watch', table: 't', last: 4 }]]);
  });

  it('whoever_cannot_follow_because_it_was_too_fast_tries_again_later', () => {
    const { wire } = connected();
    wire().tell({ type: 'refused', id: '', table: 't', reason: 'too-fast', details: [] });
    vi.advanceTimersByTime(1999);
    expect(wire().said.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(wire().said.slice(1)).toEqual([{ type: 'watch', table: 't', last: 4 }]);
  });

  it('a_server_that_restarts_says_when_to_come_back', () => {
    const { wires, wire } = connected();
    wire().tell({ type: 'goodbye', reason: 'restart', comeBackIn: 3000 });
    vi.advanceTimersByTime(2999);
    expect(wires.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(wires.length).toBe(2);
  });

  it('nobody_who_has_left_is_reconnected', () => {
    const { link, wires, page } = connected();
    link.follow('t', page)();
    vi.advanceTimersByTime(60_000);
    expect([wires.length, wires[0]?.isClosed]).toEqual([1, true]);
  });

  it('a_socket_that_nobody_wants_any_more_is_closed_once_it_is_open', () => {
    const wire = new FakeWire();
    const link = new Link(() => wire);
    link.follow('t', new Page())();
    expect(wire.isClosed).toBe(false);
    wire.onopen?.();
    expect([wire.isClosed, link.online]).toEqual([true, false]);
  });
});
