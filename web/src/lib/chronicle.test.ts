import { describe, expect, it } from 'vitest';
import { Chronicle } from './chronicle.svelte';
import type { Act } from './protocol.gen';

const act = (entry: number, ...events: string[]): Act => ({
  entry,
  seat: 0,
  by: 'player',
  at: 0,
  events: events.map((type) => ({ type })),
  undone: false,
  relief: null,
});

const told = (chronicle: Chronicle): string[] => chronicle.lines.map(({ event }) => event.type);

describe('chronicle', () => {
  it('keeps_what_happened_when_the_same_entry_is_told_without_events', () => {
    const chronicle = new Chronicle();
    chronicle.add([act(1, 'attacked'), act(2, 'coin-destroyed', 'game-won')]);
    chronicle.add([act(2)]);
    expect(told(chronicle)).toEqual(['attacked', 'coin-destroyed', 'game-won']);
  });
  it('forgets_what_was_taken_back', () => {
    const chronicle = new Chronicle();
    chronicle.add([act(1, 'attacked'), act(2, 'answered')]);
    chronicle.add([{ ...act(2), undone: true }]);
    expect(told(chronicle)).toEqual(['attacked']);
  });
  it('tells_who_plays_for_a_seat_beside_what_was_played', () => {
    const chronicle = new Chronicle();
    chronicle.add([act(1, 'attacked'), { ...act(1), relief: 'held' }]);
    chronicle.add([act(2, 'answered'), { ...act(2), relief: 'resumed' }]);
    expect(chronicle.lines.map(({ act: { relief }, event }) => relief ?? event.type)).toEqual([
      'attacked',
      'held',
      'answered',
      'resumed',
    ]);
  });
  it('tells_anew_what_is_told_otherwise', () => {
    const chronicle = new Chronicle();
    chronicle.add([act(1, 'attacked')]);
    chronicle.add([act(1, 'negated')]);
    expect(told(chronicle)).toEqual(['negated']);
  });
});
