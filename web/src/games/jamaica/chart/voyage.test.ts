import { expect, it } from 'vitest';
import { timeToFight, voyageOf } from './voyage';
import type { JamaicaEvent, Sailed } from '$src/games/jamaica/game.gen';

const sailed = (ship: number, from: number, ...passed: [...number[], number]): Sailed => ({
  type: 'sailed',
  ship,
  from: `${from}`,
  to: `${passed.at(-1) ?? from}`,
  passed: passed.slice(0, -1),
});
const attacked: JamaicaEvent = { type: 'attacked', attacker: 1, defender: 0 };

it('a_ship_is_seen_at_every_space_of_its_way', () => {
  expect(voyageOf(1, [sailed(1, 2, 3, 4, 5), sailed(0, 7, 8, 9)])).toEqual([2, 3, 4, 5]);
});

it('a_fight_waits_for_the_voyage_that_led_to_it', () => {
  expect(timeToFight([sailed(1, 2, 3, 4, 5), attacked])).toBe(680);
});

it('nothing_waits_without_a_voyage_or_without_a_fight', () => {
  expect([timeToFight([attacked]), timeToFight([sailed(1, 2, 3, 4, 5)]), timeToFight([])]).toEqual([0, 0, 0]);
});

it('a_ship_that_falls_back_after_the_fight_holds_nothing_up', () => {
  expect(timeToFight([attacked, { ...sailed(1, 5, 4, 3, 2), type: 'fell-back' }])).toBe(0);
});
