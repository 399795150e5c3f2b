import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lull } from './lull.svelte';

const shown = { isShowing: true, myTurn: false };
const pause = { isShowing: false, myTurn: false };
const asked = { isShowing: false, myTurn: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('no_button_comes_or_goes_in_the_pause_between_two_moves', () => {
  const lull = new Lull(true);
  lull.follow(shown);
  const stop = lull.follow(pause);
  vi.advanceTimersByTime(1400);
  expect([lull.isWatching, lull.isQuiet]).toEqual([true, false]);
  stop?.();
  lull.follow(shown);
  vi.advanceTimersByTime(5000);
  expect([lull.isWatching, lull.isQuiet]).toEqual([true, false]);
});

it('after_a_while_without_moves_it_is_quiet', () => {
  const lull = new Lull(false);
  lull.follow(shown);
  lull.follow(pause);
  vi.advanceTimersByTime(1600);
  expect([lull.isWatching, lull.isQuiet]).toEqual([false, true]);
});

it('a_question_ends_the_watching_at_once', () => {
  const lull = new Lull(true);
  lull.follow(shown);
  lull.follow(asked);
  expect([lull.isWatching, lull.isQuiet]).toEqual([false, false]);
});
