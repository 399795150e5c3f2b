import { expect, it } from 'vitest';
import { advice, hint } from './exampleTable';
import { Lamp } from './lamp.svelte';

function lamp(isAnswered = true): { lamp: Lamp; press: () => Promise<void>; asked: () => number } {
  const lit = new Lamp();
  let asked = 0;
  const ask = (): Promise<boolean> => {
    asked++;
    if (isAnswered) lit.told(advice(hint('dump 2')));
    return Promise.resolve(isAnswered);
  };
  return { lamp: lit, press: () => lit.press(ask), asked: () => asked };
}

it('the_first_press_asks_the_second_names_the_move_the_third_says_why_and_the_fourth_ends_it', async () => {
  const lit = lamp();
  const told = [];
  for (let press = 0; press < 4; press++) {
    await lit.press();
    told.push([lit.lamp.step, lit.lamp.best, lit.lamp.opinions.length]);
  }
  expect(told).toEqual([
    [1, undefined, 0],
    [2, 'dump 2', 1],
    [3, 'dump 2', 1],
    [0, undefined, 0],
  ]);
  expect(lit.asked()).toBe(1);
});

it('a_hint_that_is_refused_shows_nothing', async () => {
  const lit = lamp(false);
  await lit.press();
  expect([lit.lamp.step, lit.lamp.isThinking]).toEqual([0, false]);
});

it('whoever_asks_for_a_good_choice_gets_it_at_once_with_its_reasons', async () => {
  const lit = new Lamp();
  await lit.explain(() => {
    lit.told(advice(hint('dump 2')));
    return Promise.resolve(true);
  });
  expect([lit.step, lit.best]).toEqual([3, 'dump 2']);
});
