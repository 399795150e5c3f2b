import { expect, it } from 'vitest';
import { lastSecond, remaining } from './serverTime.svelte';

it.each([
  [0, undefined],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [9999, 10],
  [10_000, undefined],
  [-5, undefined],
])('%i_milliseconds_before_the_deadline_it_is_second_%s', (left, second) => {
  expect(lastSecond(70_000, 70_000 - left)).toBe(second);
});

it('there_is_no_last_second_without_a_deadline', () => {
  expect(lastSecond(null, 0)).toBeUndefined();
});

it.each([
  [86_400_000, '24 h'],
  [86_400_240, '24 h'],
  [25_000, '0:25'],
  [25_240, '0:25'],
  [0, '0:00'],
])('of_%i_milliseconds_%s_are_left', (ms, left) => {
  expect(remaining(ms)).toBe(left);
});
