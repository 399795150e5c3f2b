import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Beats, BEAT_MS } from './beats.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const notice = (text: string) => ({ text, icon: 'i-hat' });

it('each_beat_is_shown_for_a_second_and_a_half', () => {
  const beats = new Beats();
  const seen: (string | undefined)[] = [];
  beats.add([notice('Last round'), notice('You are robbed')]);
  for (let i = 0; i < 3; i++) {
    seen.push(beats.shown?.text);
    vi.advanceTimersByTime(BEAT_MS);
  }
  expect([seen, BEAT_MS]).toEqual([['Last round', 'You are robbed', undefined], 1500]);
});

it('what_is_shown_already_is_not_said_twice', () => {
  const beats = new Beats();
  beats.add([notice('Last round')]);
  beats.add([notice('Last round')]);
  vi.advanceTimersByTime(BEAT_MS);
  expect(beats.shown).toBeUndefined();
});

it('of_a_flood_of_beats_few_are_shown', () => {
  const beats = new Beats();
  beats.add(Array.from({ length: 20 }, (_, i) => notice(String(i))));
  let shown = 0;
  for (; beats.shown; shown++) vi.advanceTimersByTime(BEAT_MS);
  expect(shown).toBe(3);
});

it('news_waits_for_no_text_and_crowds_it_out', () => {
  const beats = new Beats();
  const card = (text: string) => ({ ...notice(text), details: 'Morning: 3 forward.' });
  beats.add(['1', '2', '3', '4'].map(card));
  expect(beats.shown?.text).toBe('2');
  beats.add([notice('Last round'), card('5')]);
  const seen: (string | undefined)[] = [];
  for (; beats.shown; vi.advanceTimersByTime(3200)) seen.push(beats.shown.text);
  expect(seen).toEqual(['Last round', '4', '5']);
});
