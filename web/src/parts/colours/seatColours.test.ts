import { expect, it } from 'vitest';
import { seatColours } from './seatColours';

const PLAIN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

it('draws_each_seat_under_its_own_number_while_nobody_has_a_flag', () => {
  expect(seatColours([null, null, null])).toEqual(PLAIN);
  expect(seatColours(['none', 'jolly-roger', 'flag-11', 'flag-0'])).toEqual(PLAIN);
});

it('draws_a_seat_under_the_flag_of_its_owner_wherever_it_sits', () => {
  expect(seatColours([null, 'flag-4'])[1]).toBe(3);
  expect(seatColours(['flag-4', null])[0]).toBe(3);
});

it('leaves_a_flag_to_whoever_sits_first_and_gives_the_other_one_that_is_free', () => {
  const [first, second] = seatColours(['flag-2', 'flag-2', null]);
  expect(first).toBe(1);
  expect(second).not.toBe(1);
});

it.each([2, 3, 4, 5, 6])('never_draws_two_of_%i_seats_in_the_same_colour', (count) => {
  const hues = [0, 1, 2, 3, 4, 5, 0, 1, 2, 4];
  for (const flags of [
    ['flag-1', 'flag-7', 'flag-5', 'flag-10', 'flag-2', 'flag-8'],
    ['flag-7', 'flag-8', 'flag-9', 'flag-10', null, null],
    [null, 'flag-1', 'flag-1', null, 'flag-1', 'flag-1'],
  ]) {
    const shown = seatColours(flags.slice(0, count)).slice(0, count);
    expect(new Set(shown.map((flag) => hues[flag])).size).toBe(count);
  }
});

it('gives_every_seat_and_whatever_is_drawn_as_a_further_one_a_flag_of_its_own', () => {
  for (const flags of [
    ['flag-7', 'flag-6'],
    Array.from({ length: 10 }, (_, i) => `flag-${((i * 3) % 10) + 1}`),
  ])
    expect(new Set(seatColours(flags)).size).toBe(10);
});
