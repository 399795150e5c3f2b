import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, seat, update, whole } from '$src/table/store/exampleTable';
import { Connection, type Subscriber, type Socket } from './connection.svelte';
import type { Change, Refused, ClientMessage, ServerMessage, Update } from './protocol.gen';

class FakeWire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: ClientMessage[] = [];
  isClosed = false;

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(told: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

class Page implements Subscriber {
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

function connected(): { connection: Connection; page: Page; sockets: FakeWire[]; socket: () => FakeWire } {
  const sockets: FakeWire[] = [];
  const openSocket = (): FakeWire => {
    const socket = new FakeWire();
    sockets.push(socket);
    return socket;
  };
  const connection = new Connection(openSocket, () => 1);
  const page = new Page();
  connection.subscribe('t', page);
  sockets[0]?.onopen?.();
  sockets[0]?.tell(whole(update(4)));
  return { connection, page, sockets, socket: () => sockets.at(-1) ?? new FakeWire() };
}

describe('following a table', () => {
  it('whoever_comes_asks_for_everything', () => {
    const { socket, page } = connected();
    expect([socket().said, page.newest?.number]).toEqual([[{ type: 'watch', table: 't' }], 4]);
  });

  it('updates_come_in_order_and_once', () => {
    const { socket, page } = connected();
    socket().tell(update(5));
    socket().tell(update(4));
    socket().tell(update(6));
    expect(page.updates).toEqual([5, 6]);
  });

  it('changes_build_on_the_last_update', () => {
    const { socket, page } = connected();
    socket().tell(change(5, 4));
    socket().tell(change(5, 4));
    socket().tell(change(6, 5));
    expect([page.updates, page.newest?.view]).toEqual([[5, 6], { number: 6 }]);
  });

  it('a_change_that_builds_on_another_update_is_asked_for', () => {
    const { socket, page } = connected();
    socket().tell(change(6, 5));
    expect([socket().said.slice(1), page.updates]).toEqual([[{ type: 'watch', table: 't', last: 4 }], []]);
  });

  it('an_update_without_news_is_what_later_changes_build_on', () => {
    const { socket, page } = connected();
    const seats = [seat('Anne'), { ...seat('Mary'), present: false }];
    socket().tell(update(4, { seats, acts: [act(4, 1)] }));
    socket().tell(change(5, 4));
    expect([page.newest?.seats, page.newest?.acts]).toEqual([seats, []]);
  });

  it('a_gap_is_asked_for_once', () => {
    const { socket, page } = connected();
    socket().tell(update(7));
    socket().tell({ type: 'beat', now: 0, numbers: { t: 7 } });
    expect([socket().said.slice(1), page.updates]).toEqual([[{ type: 'watch', table: 't', last: 4 }], []]);
    socket().tell(update(7, { since: 4 }));
    expect(page.updates).toEqual([7]);
  });
});

describe('sitting down', () => {
  it('whoever_sits_down_comes_again_as_somebody_else', () => {
    const { connection, sockets, socket } = connected();
    connection.reopen('t');
    socket().onopen?.();
    expect([sockets.length, sockets[0]?.isClosed, socket().said]).toEqual([
      2,
      true,
      [{ type: 'watch', table: 't' }],
    ]);
  });
});

describe('losing the connection', () => {
  it('comes_back_by_itself_and_says_where_it_was', () => {
    const { connection, sockets, socket } = connected();
    socket().onclose?.();
    expect(connection.online).toBe(false);
    vi.advanceTimersByTime(400);
    socket().onopen?.();
    expect([sockets.length, socket().said]).toEqual([2, [{ type: 'watch', table: 't', last: 4 }]]);
  });

  it('waits_longer_after_each_failure', () => {
    const { sockets, socket } = connected();
    for (const pause of [400, 800, 1600]) {
      const before = sockets.length;
      socket().onclose?.();
      vi.advanceTimersByTime(pause - 1);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(before + 1);
    }
  });

  it('an_unanswered_command_is_said_again_with_the_same_id', async () => {
    const { connection, socket } = connected();
    const answer = connection.send('t', { type: 'undo' });
    const [first] = socket().said.slice(1);
    socket().onclose?.();
    vi.advanceTimersByTime(400);
    socket().onopen?.();
    const again = socket().said[1];
    expect(again).toEqual(first);
    socket().tell({ type: 'accepted', id: again && 'id' in again ? again.id : '', table: 't', number: 5 });
    expect((await answer).type).toBe('accepted');
  });

  it('a_command_that_came_too_fast_is_said_again_a_few_times', async () => {
    const { connection, socket } = connected();
    const answer = connection.send('t', { type: 'undo' });
    const [first] = socket().said.slice(1);
    const id = first && 'id' in first ? first.id : '';
    const refused: Refused = { type: 'refused', id, table: 't', reason: 'too-fast', details: [] };
    for (const pause of [1000, 2000, 3000]) {
      socket().tell(refused);
      const before = socket().said.length;
      vi.advanceTimersByTime(pause - 1);
      expect(socket().said.length).toBe(before);
      socket().tell({ type: 'beat', now: 0, numbers: {} });
      vi.advanceTimersByTime(1);
      expect(socket().said.slice(before)).toEqual([first]);
    }
    socket().tell(refused);
    expect(await answer).toEqual(refused);
  });

  it('silence_counts_as_loss', () => {
    const { connection, socket } = connected();
    const dead = socket();
    vi.advanceTimersByTime(13_000);
    expect([connection.online, dead.isClosed]).toEqual([false, true]);
  });

  it('whoever_cannot_follow_because_the_store_is_away_comes_again', () => {
    const { connection, sockets, socket } = connected();
    socket().tell({ type: 'refused', id: '', table: 't', reason: 'store-unavailable', details: [] });
    expect(connection.online).toBe(false);
    vi.advanceTimersByTime(400);
    socket().onopen?.();
    expect([sockets.length, socket().said]).toEqual([2, [{ type: 'watch', table: 't', last: 4 }]]);
  });

  it('whoever_cannot_follow_because_it_was_too_fast_tries_again_later', () => {
    const { socket } = connected();
    socket().tell({ type: 'refused', id: '', table: 't', reason: 'too-fast', details: [] });
    vi.advanceTimersByTime(1999);
    expect(socket().said.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(socket().said.slice(1)).toEqual([{ type: 'watch', table: 't', last: 4 }]);
  });

  it('a_server_that_restarts_says_when_to_come_back', () => {
    const { sockets, socket } = connected();
    socket().tell({ type: 'goodbye', reason: 'restart', comeBackIn: 3000 });
    vi.advanceTimersByTime(2999);
    expect(sockets.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(2);
  });

  it('nobody_who_has_left_is_reconnected', () => {
    const { connection, sockets, page } = connected();
    connection.subscribe('t', page)();
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, sockets[0]?.isClosed]).toEqual([1, true]);
  });

  it('a_socket_that_nobody_wants_any_more_is_closed_once_it_is_open', () => {
    const socket = new FakeWire();
    const connection = new Connection(() => socket);
    connection.subscribe('t', new Page())();
    expect(socket.isClosed).toBe(false);
    socket.onopen?.();
    expect([socket.isClosed, connection.online]).toEqual([true, false]);
  });
});
