import { areNamesLegible } from './shipGeometry';
import { describe, expect, it } from 'vitest';
import { called, moveAt, others, placesOf, playsFrom, shotOf } from './aim';
import { coin, ship, sea } from './sea.fixture';

const view = sea(
  ship('monkey', ['cutlass', 'captain', 'mate']),
  ship('bomb', ['cannon', null, 'captain', null]),
);

describe('places', () => {
  it('are_both_ends_for_the_only_coin_of_a_deck', () => {
    expect(placesOf(1, 1)).toEqual(['fore', 'aft']);
    expect(placesOf(2, 4)).toEqual([]);
    expect(placesOf(0, 4)).toEqual(['nest']);
  });
});

describe('a shot', () => {
  it('names_its_target_by_position', () => {
    expect(shotOf('mate nest 1 aft', view)).toEqual({ verb: 'mate', from: 'nest', ship: 1, at: [4] });
    expect(shotOf('broadside fore 1 3', view)?.at).toEqual([3]);
    expect(shotOf('bomb aft 1', view)?.at).toEqual([0, 1]);
    expect(shotOf('cutlass fore keep 1 nest', view)).toMatchObject({ cost: 'keep', at: [0] });
    expect(shotOf('pistols fore spend 1', view)?.at).toEqual([4]);
  });

  it('has_no_target_if_the_coin_has_none', () => {
    expect(shotOf('barrel-of-grog nest', view)).toEqual({ verb: 'barrel-of-grog', from: 'nest', at: [] });
    expect(shotOf('call fore-ahead', view)).toBeUndefined();
  });

  it('keeps_the_coin_where_it_can_unless_told_otherwise', () => {
    const moves = ['cutlass fore spend 1 nest', 'cutlass fore keep 1 nest'];
    expect(moveAt(moves, view, 1, 0)).toBe('cutlass fore keep 1 nest');
    expect(moveAt(moves, view, 1, 0, 'spend')).toBe('cutlass fore spend 1 nest');
    expect(moveAt(moves, view, 1, 1)).toBeUndefined();
  });
});

it('plays_are_told_from_other_moves_by_their_coin', () => {
  const offers = ['mate aft 1 fore', 'send aft', 'treachery aft', 'mate fore 1 fore'];
  expect(playsFrom(offers, 'aft')).toEqual(['mate aft 1 fore']);
});

it('called_coins_come_to_stand_beside_the_captain', () => {
  expect(called('fore-ahead', 3, 5)).toEqual([2, 1, 3, 4, 5]);
  expect(called('aft-behind', 3, 5)).toEqual([1, 2, 3, 5, 4]);
  expect(called('aft-fore-behind', 3, 5)).toEqual([2, 3, 5, 1, 4]);
  expect(called('fore-ahead-aft-behind', 2, 4)).toEqual([1, 2, 4, 3]);
});

it('others_sit_clockwise_from_me', () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(3, undefined)).toEqual([0, 1, 2]);
});

it('unseen_coins_have_no_name', () => expect(coin(null).coin).toBeNull());

describe('names_on_the_hull', () => {
  const deck = ['Cannon', 'Grog', 'Pistols', 'Mate'];
  it('are_written_where_they_have_room', () => expect(areNamesLegible(deck, 36)).toBe(true));
  it('give_way_to_numbers_before_they_meet', () =>
    expect(areNamesLegible(['Llamar al Cuartel', 'Grog', 'Tesoro Enterrado'], 36)).toBe(false));
});
