import { beforeEach, describe, expect, it } from 'vitest';
import { coinsOf, presets, yards } from '$src/games/pieces-of-eight/coins';
import { slotAfter } from './slotkeys';
import { Slipway, type Survey } from './slipway.svelte';

const gunner = presets.find((preset) => preset.id === 'mv-gunner')?.coins ?? [];

const surveyOf = (yard: string): Survey => {
  const found = yards.find(({ id }) => id === yard);
  if (!found) throw new Error(yard);
  return found.slip;
};

describe('a slipway', () => {
  let slipway: Slipway;
  const lacks = (): string[] => slipway.checks.filter((check) => !check.isKept).map((check) => check.key);

  beforeEach(() => {
    slipway = new Slipway();
    slipway.begin(surveyOf('full'));
  });

  it('says_what_an_empty_ship_lacks', () => {
    expect(lacks()).toEqual(['count', 'captain']);
  });

  it('finds_a_ready_made_ship_fit_for_sea', () => {
    slipway.take(gunner);

    expect(slipway.isFit).toBe(true);
    expect(slipway.moves()).toEqual([...gunner.map((coin) => `put ${coin}`), 'ready']);
  });

  it('changes_places_of_two_coins', () => {
    slipway.take(gunner);
    slipway.press(1);
    slipway.press(6);

    expect([slipway.slots[1], slipway.slots[6]]).toEqual([gunner[6], gunner[1]]);
    expect(slipway.lifted).toBeUndefined();
  });

  it('gives_no_more_copies_than_the_limit', () => {
    for (let i = 0; i < 4; i++) slipway.add('cannon');

    expect(slipway.slots.slice(0, 4)).toEqual(['cannon', 'cannon', 'cannon', undefined]);
    expect(slipway.spare('cannon')).toBe(0);
  });

  it('takes_back_step_by_step', () => {
    slipway.add('mate');
    slipway.add('bomb');
    slipway.putBack(0);
    slipway.undo();

    expect(slipway.slots.slice(0, 2)).toEqual(['mate', 'bomb']);
    slipway.undo();
    slipway.undo();
    expect(slipway.placed).toBe(0);
  });

  it('carries_a_lifted_coin_along_the_deck', () => {
    slipway.take(gunner);
    slipway.liftFrom(3);
    slipway.shift(3, 4);

    expect(slipway.lifted?.from).toBe(4);
    expect(slipway.slots[4]).toBe(gunner[3]);
  });

  it('wants_a_coin_in_the_nest_of_a_new_ship', () => {
    slipway.begin({ ...surveyOf('full'), size: 3 });
    slipway.take([undefined, 'mate', 'captain']);
    expect(lacks()).toEqual(['count']);
  });

  it('lets_a_rearranged_ship_leave_the_nest_empty', () => {
    slipway.begin({ ...surveyOf('full'), size: 3, nestNeeded: false });
    slipway.take([undefined, 'bomb', 'captain', 'mate']);

    expect(slipway.isFit).toBe(true);
    expect(slipway.moves()).toEqual(['leave-nest', 'put bomb', 'put captain', 'put mate', 'ready']);
  });

  it('surprises_with_a_ship_that_is_fit', () => {
    let seed = 7;
    slipway.surprise(() => (seed = (seed * 16807) % 2147483647) / 2147483647);

    expect(slipway.isFit).toBe(true);
    expect(slipway.slots[0]).not.toBe('captain');
  });

  it('knows_which_ships_a_yard_can_build', () => {
    slipway.begin(surveyOf('cb'));

    expect(slipway.canBuild(gunner)).toBe(false);
    expect(presets.filter((preset) => slipway.canBuild(preset.coins)).map((preset) => preset.id)).toEqual([
      'cb-reaver',
    ]);
  });
});

it('arrows_walk_along_the_ship_and_stop_at_its_ends', () => {
  expect(slotAfter('ArrowRight', 12, 13)).toBe(12);
  expect(slotAfter('ArrowLeft', 5, 13)).toBe(4);
  expect(slotAfter('ArrowUp', 5, 13)).toBe(0);
  expect(slotAfter('x', 5, 13)).toBeUndefined();
});

it('both_ship_sets_have_sixteen_coins_and_every_preset_thirteen', () => {
  expect(yards.filter(({ set }) => set).map((yard) => coinsOf(yard).length)).toEqual([16, 16]);
  expect(presets.map((preset) => preset.coins.length)).toEqual([13, 13, 13]);
});
