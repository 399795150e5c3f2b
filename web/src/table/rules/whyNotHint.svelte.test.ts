import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foreseen, prospect, question, update, whole } from '$src/table/store/exampleTable';
import { TableStore } from '$src/table/store/tableStore.svelte';
import { WhyNotHint } from './whyNotHint.svelte';

/// A thing of the board that stands for a move.
function thing(move: string): Element {
  const own = {
    closest: () => own,
    matches: () => true,
    getAttribute: () => move,
    getBoundingClientRect: () => ({ x: 0, y: 0, width: 10, height: 10 }),
  };
  return own as unknown as Element;
}

/// A table at which only the second hold can be dumped; what is asked is written down.
function table() {
  const asked: string[] = [];
  const store: TableStore = new TableStore(
    { moves: { dump: ['hold'] } },
    {
      online: true,
      send: async (id, command) => {
        if (command.type !== 'foresee') throw new Error('nothing is played for asking');
        asked.push(...command.chains.flat());
        const refused = { played: 0, refused: 'hold-is-empty', until: null };
        store.foretold(
          foreseen(
            store.asked?.number ?? 0,
            command.chains.map((moves) => prospect(moves, refused)),
          ),
        );
        return { type: 'accepted', id: '', table: id, number: 1 };
      },
    },
  );
  store.texts = { 'refusal.hold-is-empty': 'This hold is empty.' };
  store.begin(whole(update(1, { asked: question(['dump 2']) })));
  return { store, asked, hint: new WhyNotHint(store) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says_why_a_thing_cannot_be_chosen_to_whoever_rests_on_it', async () => {
  const { hint, store } = table();
  hint.rest(thing('dump 3'));
  expect(hint.shown).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(hint.shown?.text).toBe('This hold is empty.');
  expect(store.refusal).toBeUndefined();
  hint.leave();
  await Promise.resolve();
  expect(hint.shown).toBeUndefined();
});

it('asks_nothing_for_a_pointer_that_passes_and_once_for_one_that_comes_back', async () => {
  const { hint, asked } = table();
  hint.rest(thing('dump 1'));
  hint.rest(thing('dump 3'));
  await vi.runAllTimersAsync();
  hint.leave();
  hint.rest(thing('dump 3'));
  await vi.runAllTimersAsync();
  expect([asked, hint.shown?.text]).toEqual([['dump 3'], 'This hold is empty.']);
});

it('says_nothing_to_a_pointer_that_merely_rests_for_a_second', async () => {
  const { hint, asked } = table();
  hint.rest(thing('dump 3'));
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked, hint.shown]).toEqual([[], undefined]);
});

it('says_it_soon_to_whoever_comes_by_keyboard', async () => {
  const { hint } = table();
  hint.rest(thing('dump 3'), 450);
  await vi.advanceTimersByTimeAsync(450);
  expect(hint.shown?.text).toBe('This hold is empty.');
});

it('says_nothing_about_what_the_last_question_was_answered_with', async () => {
  const { hint, asked, store } = table();
  const pressed = thing('dump 2');
  hint.press(pressed);
  store.update(update(2, { asked: question(['dump 4'], { number: 2 }) }));
  hint.rest(pressed);
  await vi.runAllTimersAsync();
  expect([asked, hint.shown]).toEqual([[], undefined]);
  hint.rest(thing('dump 4'));
  hint.rest(pressed);
  await vi.runAllTimersAsync();
  expect(hint.shown?.text).toBe('This hold is empty.');
});

it('a_rest_that_began_with_another_question_means_nothing', async () => {
  const { hint, asked, store } = table();
  hint.rest(thing('dump 3'));
  store.update(update(2, { asked: question(['dump 4'], { number: 2 }) }));
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});

it('asks_nothing_about_what_can_be_chosen', async () => {
  const { hint, asked } = table();
  hint.rest(thing('dump 2'));
  await vi.runAllTimersAsync();
  expect([asked, hint.shown]).toEqual([[], undefined]);
});

it('gives_way_to_the_next_question', async () => {
  const { hint, store } = table();
  hint.rest(thing('dump 3'));
  await vi.runAllTimersAsync();
  store.update(update(2, { asked: question(['dump 4'], { number: 2 }) }));
  expect(hint.shown).toBeUndefined();
});
