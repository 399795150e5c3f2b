import type { JamaicaEvent } from '$src/games/jamaica/game.gen';
import { describe, expect, it } from 'vitest';
import { haulsOf, honoursOf } from './count';
import { endingText, headlineOf } from './ending';
import { aShip, aView, book } from '$src/games/jamaica/example';
import type { Result } from '$src/net/protocol.gen';

const result = (scores: number[], ranks: number[], sheet: Record<string, number[]>): Result => ({
  outcome: { scores, ranks },
  sheet: Object.entries(sheet).map(([name, points]) => ({ name, points })),
  seed: '',
  words: [],
  rematch: null,
});

const race = result([14, 19], [2, 1], {
  prize: [5, 15],
  doubloons: [8, 4],
  treasures: [7, 0],
  curses: [-6, 0],
});
const late = result([-2, 19], [2, 1], {
  prize: [-5, 15],
  doubloons: [0, 4],
  treasures: [3, 0],
  curses: [0, 0],
});
const scored: JamaicaEvent = {
  type: 'scored',
  seat: 0,
  prize: 5,
  doubloons: 8,
  points: 14,
  treasures: ['T7a', 'K2', 'K4'],
};

describe('count', () => {
  it('piles_up_prize_coins_and_every_treasure', () => {
    const [first, second] = haulsOf(race, [scored]);
    expect([first?.seat, first?.pile, first?.lost]).toEqual([1, 19, 0]);
    expect(second?.goods).toEqual([
      { part: 'prize', from: 0, amount: 5 },
      { part: 'doubloons', from: 5, amount: 8 },
      { part: 'treasure', from: 13, amount: 7 },
    ]);
    expect([second?.pile, second?.lost, second?.points]).toEqual([20, 6, 14]);
  });
  it('takes_from_the_pile_what_a_late_ship_loses', () => {
    const [, second] = haulsOf(late, []);
    expect(second).toMatchObject({ goods: [{ part: 'treasure', amount: 3 }], pile: 3, lost: 5, points: -2 });
  });
  it('gives_honours_to_captains_alone', () => {
    const won = (winner: number): JamaicaEvent => ({ type: 'combat-won', winner, loser: 0 });
    const events: JamaicaEvent[] = [
      { type: 'round-begun', round: 9, captain: 0 },
      won(1),
      won(2),
      won(2),
      { type: 'came-home', ship: 0 },
    ];
    expect(honoursOf(events, 2)).toEqual([
      { name: 'home', seat: 0, figure: 9 },
      { name: 'fights', seat: 1, figure: 1 },
    ]);
  });
  it('says_who_won_and_how_close_it_was', () => {
    const view = aView({}, aShip({ place: '30' }), aShip({ place: '0@1' }));
    expect(headlineOf(race, book)).toBe('Mary wins with 19 points');
    expect(endingText(view, race, book)).toBe('5 points ahead of Anne.');
    const tie = result([19, 19], [2, 1], {});
    expect(endingText(view, tie, book)).toBe(
      'As many points as Anne, but further along in the race: Port Royal (finish).',
    );
  });
});
