import { describe, expect, it } from 'vitest';
import { TableHistory, type LogLine } from '$src/table/store/tableHistory.svelte';
import type { SeenItem } from '$src/net/protocol.gen';
import { whileAway } from './whileAway';

let numbered = 0;
const act = (entry: number, seat: number, more: Partial<SeenItem> = {}): SeenItem => ({
  number: ++numbered,
  entry,
  seat,
  by: 'player',
  at: entry,
  events: [{ type: `event-${entry}` }],
  undoes: null,
  relief: null,
  dropped: null,
  ...more,
});
const held = (entry: number, seat: number): SeenItem => act(entry, seat, { events: [], relief: 'held' });
const resumed = (entry: number, seat: number): SeenItem =>
  act(entry, seat, { events: [], relief: 'resumed' });

function linesOf(...acts: SeenItem[]): readonly LogLine[] {
  const history = new TableHistory();
  history.begin(acts);
  return history.lines;
}

const told = (lines: readonly LogLine[], seat = 0): number[] | undefined =>
  whileAway(lines, seat)?.map((line) => line.act.entry);

describe('what happened while somebody was away', () => {
  it('tells_whoever_is_back_what_happened_since_a_bot_took_over', () => {
    expect(told(linesOf(act(1, 0), held(1, 0), act(2, 1), act(3, 0, { by: 'bot' }), resumed(3, 0)))).toEqual([
      2, 3,
    ]);
  });
  it('says_nothing_to_those_who_were_there_or_are_still_away', () => {
    const lines = linesOf(act(1, 0), held(1, 0), act(2, 1));
    expect(told(lines, 1)).toBeUndefined();
    expect(told(lines, 0)).toBeUndefined();
  });
  it('is_over_with_the_next_move', () => {
    expect(told(linesOf(held(1, 0), act(2, 1), resumed(2, 0), act(3, 1)))).toEqual([2]);
    expect(told(linesOf(held(1, 0), act(2, 1), resumed(2, 0), act(3, 0)))).toBeUndefined();
  });
  it('tells_only_of_the_last_absence', () => {
    const lines = linesOf(
      held(1, 0),
      act(2, 1),
      resumed(2, 0),
      act(3, 0),
      held(3, 0),
      act(4, 1),
      resumed(4, 0),
    );
    expect(told(lines)).toEqual([4]);
  });
});
