import { describe, expect, it } from 'vitest';
import { Chronicle } from './tableHistory.svelte';
import type { Act } from '$src/net/protocol.gen';

const act = (entry: number, ...events: string[]): Act => ({
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

const told = (chronicle: Chronicle): string[] => chronicle.lines.map(({ event }) => event.type);

/// Takes back the act with the number `undoes`.
const undo = (number: number, entry: number, undoes: number): Act => ({ ...act(number), entry, undoes });

describe('chronicle', () => {
  it('what_is_told_later_of_long_ago_comes_first_unless_it_was_taken_back', () => {
    const chronicle = new Chronicle();
    chronicle.begin([{ ...act(4), undoes: 2 }, act(5, 'answered')]);
    chronicle.add([act(1, 'attacked'), act(2, 'coin-destroyed'), act(3, 'game-won')]);
    expect(told(chronicle)).toEqual(['attacked', 'game-won', 'answered']);
  });
  it('keeps_what_happened_when_nothing_is_told_of_the_next_act', () => {
    const chronicle = new Chronicle();
    chronicle.add([act(1, 'attacked'), act(2, 'coin-destroyed', 'game-won')]);
    chronicle.add([{ ...act(3), entry: 2 }]);
    expect(told(chronicle)).toEqual(['attacked', 'coin-destroyed', 'game-won']);
  });
  it('forgets_what_was_taken_back', () => {
    const chronicle = new Chronicle();
    chronicle.add([act(1, 'attacked'), act(2, 'answered')]);
    chronicle.add([undo(3, 1, 2)]);
    expect(told(chronicle)).toEqual(['attacked']);
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
    const follower = new Chronicle();
    for (const each of acts) follower.add([each]);
    const newcomer = new Chronicle();
    newcomer.begin(acts);
    expect(told(follower)).toEqual(['dumped-else', 'paid-else']);
    expect(newcomer.lines).toEqual(follower.lines);
    expect(new Set(newcomer.lines.map(({ key }) => key)).size).toBe(2);
  });
  it('tells_who_plays_for_a_seat_beside_what_was_played', () => {
    const chronicle = new Chronicle();
    chronicle.add([act(1, 'attacked'), { ...act(2), entry: 1, relief: 'held' }]);
    chronicle.add([act(3, 'answered'), { ...act(4), entry: 3, relief: 'resumed' }]);
    expect(chronicle.lines.map(({ act: { relief }, event }) => relief ?? event.type)).toEqual([
      'attacked',
      'held',
      'answered',
      'resumed',
    ]);
  });
  it('tells_that_the_table_went_on_after_a_mistake', () => {
    const chronicle = new Chronicle();
    chronicle.begin([act(1, 'attacked'), act(2), { ...act(3), dropped: 1 }]);
    expect(told(chronicle)).toEqual(['attacked', 'restarted']);
  });
  it('tells_once_what_is_told_again', () => {
    const chronicle = new Chronicle();
    chronicle.add([act(1, 'attacked')]);
    chronicle.add([act(1, 'negated')]);
    expect(told(chronicle)).toEqual(['negated']);
  });
});
