import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { question, update, whole } from '$src/table/store/exampleTable';
import { TableStore } from '$src/table/store/tableStore.svelte';
import { TellHint } from './tellHint.svelte';

/// A thing of the board with these attributes.
function thing(attributes: Record<string, string>): Element {
  const own = {
    closest: () => own,
    getAttribute: (name: string) => attributes[name] ?? null,
    getBoundingClientRect: () => ({ x: 0, y: 0, width: 10, height: 10 }),
  };
  return own as unknown as Element;
}

function table(): TellHint {
  const store: TableStore = new TableStore({
    moves: { dump: ['hold'] },
    preview: (move) => `Brings what ${move} brings.`,
  });
  store.begin(whole(update(1, { view: {}, asked: question(['dump 2']) })));
  return new TellHint(store);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells_what_a_thing_is_to_whoever_rests_on_it', async () => {
  const hint = table();
  hint.rest(thing({ 'data-tells': 'A die of the morning.' }));
  expect(hint.shown).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(hint.shown?.text).toBe('A die of the morning.');
  hint.leave();
  await Promise.resolve();
  expect(hint.shown).toBeUndefined();
});

it('tells_what_would_come_of_a_move_that_can_be_made', async () => {
  const hint = table();
  hint.rest(thing({ 'data-offer': 'legal', 'data-move': 'dump 2', 'data-tells': 'A hold.' }));
  await vi.runAllTimersAsync();
  expect(hint.shown?.text).toBe('Brings what dump 2 brings.');
});

it('asks_what_would_come_of_a_move_as_soon_as_the_pointer_rests', () => {
  const asked: string[] = [];
  const store: TableStore = new TableStore({
    moves: { dump: ['hold'] },
    preview: (move) => void asked.push(move),
  });
  store.begin(whole(update(1, { view: {}, asked: question(['dump 2']) })));
  new TellHint(store).rest(thing({ 'data-offer': 'legal', 'data-move': 'dump 2' }));
  expect(asked).toEqual(['dump 2']);
});

it('says_beside_a_thing_what_the_game_has_to_say_there', async () => {
  const store: TableStore = new TableStore({
    moves: { dump: ['hold'] },
    preview: () => 'In short.',
    hint: () => 'In full.',
  });
  store.begin(whole(update(1, { view: {}, asked: question(['dump 2']) })));
  const hint = new TellHint(store);
  hint.rest(thing({ 'data-offer': 'legal', 'data-move': 'dump 2' }));
  await vi.runAllTimersAsync();
  expect(hint.shown?.text).toBe('In full.');
});

it('tells_what_a_thing_is_whose_move_cannot_be_made', async () => {
  const hint = table();
  hint.rest(thing({ 'data-offer': 'idle', 'data-move': 'dump 3', 'data-tells': 'A hold.' }));
  await vi.runAllTimersAsync();
  expect(hint.shown?.text).toBe('A hold.');
});

it('tells_nothing_to_a_pointer_that_only_passes', async () => {
  const hint = table();
  hint.rest(thing({ 'data-tells': 'A die.' }));
  await vi.advanceTimersByTimeAsync(200);
  hint.rest(null);
  await vi.runAllTimersAsync();
  expect(hint.shown).toBeUndefined();
});
