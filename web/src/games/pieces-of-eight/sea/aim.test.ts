import { areNamesLegible } from '$src/games/pieces-of-eight/hull/shipGeometry';
import { describe, expect, it } from 'vitest';
import { aimAt, others, placesOf } from './aim';
import { isClaimed } from './claimedMoves';
import type { Aim } from '$src/games/pieces-of-eight/game.gen';
import { aim, coin, ship } from '$src/games/pieces-of-eight/sea.fixture';

describe('places', () => {
  it('are_both_ends_for_the_only_coin_of_a_deck', () => {
    expect(placesOf(1, ship(null, ['captain']))).toEqual(['fore', 'aft']);
    expect(placesOf(2, ship(null, [null, null, 'captain']))).toEqual([]);
    expect(placesOf(0, ship('mate', ['captain']))).toEqual(['nest']);
  });
});

it('a_coin_is_kept_where_it_can_be_unless_told_otherwise', () => {
  const aims = [aim('spend it', 1, [[1, 0]], 'spend'), aim('keep it', 1, [[1, 0]], 'keep')] as Aim[];
  expect(aimAt(aims, 1, 0, 'keep')?.move).toBe('keep it');
  expect(aimAt(aims, 1, 0, 'spend')?.move).toBe('spend it');
  expect(aimAt(aims, 1, 1)).toBeUndefined();
});

it('coins_stand_for_plays_and_reactions_are_buttons_too', () => {
  const moves = [
    'mate aft 1 fore',
    'send aft',
    'call fore-ahead',
    'invite 1',
    'treachery aft',
    'invite',
    'pass',
  ];
  expect(moves.map(isClaimed)).toEqual([true, true, true, true, false, false, false]);
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
