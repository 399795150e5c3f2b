import { expect, it } from 'vitest';
import { placeAbove, placeBeside } from './popoverPlace';

const screen = { width: 1000, height: 600 };
const card = { width: 300, height: 200 };
const thing = (
  x: number,
  y: number,
  width = 40,
  height = 40,
): { x: number; y: number; width: number; height: number } => ({ x, y, width, height });

it('a_card_lies_right_of_its_thing_where_there_is_room', () => {
  expect(placeBeside(thing(100, 50), card, screen)).toEqual({ x: 150, y: 50 });
});

it('else_left_of_it', () => {
  expect(placeBeside(thing(900, 50), card, screen)).toEqual({ x: 590, y: 50 });
});

it('a_thing_as_wide_as_the_screen_has_its_card_above_or_below', () => {
  expect(placeBeside(thing(0, 50, 1000), card, screen)).toEqual({ x: 8, y: 100 });
  expect(placeBeside(thing(0, 500, 1000), card, screen)).toEqual({ x: 8, y: 290 });
});

it('a_card_never_leaves_the_screen', () => {
  expect(placeBeside(thing(100, 580), card, screen)).toEqual({ x: 150, y: 392 });
});

it('a_word_lies_over_the_middle_of_its_thing_and_below_it_at_the_top', () => {
  const word = { width: 100, height: 30 };
  expect(placeAbove(thing(200, 300), word, screen)).toEqual({ x: 170, y: 260 });
  expect(placeAbove(thing(0, 20), word, screen)).toEqual({ x: 8, y: 70 });
});
