import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceRematch, mayPlayAgain, playAgain, rematchText } from './rematch.svelte';
import { table, update, whole } from './store/exampleTable';
import { i18n } from '$src/i18n/i18n.svelte';
import type { Update } from '$src/net/protocol.gen';
import { TableStore } from './store/tableStore.svelte';
import { toasts } from '$src/browser/toasts.svelte';

const over = (number: number, rematch: string | null, more: Partial<Update> = {}): Update =>
  update(number, {
    phase: 'finished',
    result: { outcome: { ranks: [2, 1], scores: [10, 20] }, sheet: [], seed: '', words: [], rematch },
    ...more,
  });

function at(now: Update, you: number | null = 0): TableStore {
  const store = new TableStore({} as never, undefined, () => ({ confirm: true, pace: 0 }));
  store.begin({ ...whole(now), table: { ...table, you } });
  return store;
}

const told = (): string[] => toasts.shown.map(({ text }) => text);

beforeEach(async () => {
  toasts.shown = [];
  vi.useFakeTimers();
  await i18n.load();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('players_may_play_again_at_once_and_spectators_once_there_is_a_table', () => {
  expect(mayPlayAgain(at(over(1, null)))).toBe(true);
  expect(mayPlayAgain(at(over(1, null), null))).toBe(false);
  expect(mayPlayAgain(at(over(1, 'next'), null))).toBe(true);
  expect(mayPlayAgain(at(update(1)))).toBe(false);
});

it('an_abandoned_game_can_be_played_again_too', () => {
  expect(mayPlayAgain(at(over(1, null, { phase: 'abandoned' })))).toBe(true);
});

it('says_whether_somebody_has_opened_the_next_table', () => {
  expect(rematchText(at(over(1, null)))).toBe('Rematch');
  expect(rematchText(at(over(1, 'next')))).toBe('Join the rematch');
});

it('tells_when_a_friend_opens_the_next_table', () => {
  const store = at(over(1, null));
  const stop = $effect.root(() => announceRematch(store));
  flushSync();
  expect(told()).toEqual([]);

  store.update(over(2, 'next'));
  flushSync();
  expect(told()).toEqual(['The next game has a table.']);
  stop();
});

it('does_not_tell_whoever_comes_later_what_the_button_says', () => {
  const store = at(over(1, 'next'));
  const stop = $effect.root(() => announceRematch(store));
  flushSync();
  expect(told()).toEqual([]);
  stop();
});

it('says_why_there_is_no_next_game', async () => {
  const refused = Response.json({ error: 'too-fast', details: [] }, { status: 429 });
  vi.stubGlobal('fetch', () => Promise.resolve(refused));
  expect(await playAgain(at(over(1, null)))).toBe(false);
  expect(told()).toEqual([i18n.text('error.too-fast')]);
});
