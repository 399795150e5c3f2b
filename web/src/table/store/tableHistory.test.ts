import { describe, expect, it } from 'vitest';
import { TableHistory } from './tableHistory.svelte';
import type { SeenItem } from '$src/net/protocol.gen';

const act = (entry: number, ...events: string[]): SeenItem => ({
  number: entry,
  entry,
  seat: 0,
  by: 'player',
  at: 0,
  events: events.map((type) => ({ type })),
  undoes: null,
  relief: null,
  dropped: null,
});

const told = (history: TableHistory): string[] => history.lines.map(({ event }) => event.type);

/// Takes back the act with the number `undoes`.
const undo = (number: number, entry: number, undoes: number): SeenItem => ({ ...act(number), entry, undoes });

describe('history', () => {
  it('what_is_told_later_of_long_ago_comes_first_unless_it_was_taken_back', () => {
    const history = new TableHistory();
    history.begin([{ ...act(4), undoes: 2 }, act(5, 'answered')]);
    history.add([act(1, 'attacked'), act(2, 'coin-destroyed'), act(3, 'game-won')]);
    expect(told(history)).toEqual(['attacked', 'game-won', 'answered']);
  });
  it('keeps_what_happened_when_nothing_is_told_of_the_next_act', () => {
    const history = new TableHistory();
    history.add([act(1, 'attacked'), act(2, 'coin-destroyed', 'game-won')]);
    history.add([{ ...act(3), entry: 2 }]);
    expect(told(history)).toEqual(['attacked', 'coin-destroyed', 'game-won']);
  });
  it('forgets_what_was_taken_back', () => {
    const history = new TableHistory();
    history.add([act(1, 'attacked'), act(2, 'answered')]);
    history.add([undo(3, 1, 2)]);
    expect(told(history)).toEqual(['attacked']);
  });
  it('has_every_line_once_when_two_moves_are_taken_back_and_others_are_played', () => {
    const acts = [
      act(1, 'dumped'),
      act(2, 'paid'),
      undo(3, 1, 2),
      undo(4, 0, 1),
      { ...act(5, 'dumped-else'), entry: 1 },
      { ...act(6, 'paid-else'), entry: 2 },
    ];
    const follower = new TableHistory();
    for (const each of acts) follower.add([each]);
    const newcomer = new TableHistory();
    newcomer.begin(acts);
    expect(told(follower)).toEqual(['dumped-else', 'paid-else']);
    expect(newcomer.lines).toEqual(follower.lines);
    expect(new Set(newcomer.lines.map(({ key }) => key)).size).toBe(2);
  });
  it('tells_who_plays_for_a_seat_beside_what_was_played', () => {
    const history = new TableHistory();
    history.add([act(1, 'attacked'), { ...act(2), entry: 1, relief: 'held' }]);
    history.add([act(3, 'answered'), { ...act(4), entry: 3, relief: 'resumed' }]);
    expect(history.lines.map(({ act: { relief }, event }) => relief ?? event.type)).toEqual([
      'attacked',
      'held',
      'answered',
      'resumed',
    ]);
  });
  it('tells_that_the_table_went_on_after_a_mistake', () => {
    const history = new TableHistory();
    history.begin([act(1, 'attacked'), act(2), { ...act(3), dropped: 1 }]);
    expect(told(history)).toEqual(['attacked', 'restarted']);
  });
  it('tells_once_what_is_told_again', () => {
    const history = new TableHistory();
    history.add([act(1, 'attacked')]);
    history.add([act(1, 'negated')]);
    expect(told(history)).toEqual(['negated']);
  });
});
