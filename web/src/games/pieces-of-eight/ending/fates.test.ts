import { describe, expect, it } from 'vitest';
import game from '../../../../../games/pieces-of-eight/src/main/resources/tortuga/piecesofeight/messages.en.json';
import board from '$src/games/pieces-of-eight/messages.en.json';
import client from '$src/games/pieces-of-eight/index';
import { fatesOf } from './fates';
import { fallText, headlineOf } from './ending';
import { sea, ship } from '$src/games/pieces-of-eight/sea.fixture';
import type { Coin, EightEvent } from '$src/games/pieces-of-eight/game.gen';
import { Phrasebook } from '$src/i18n/phrasebook';
import type { Result } from '$src/net/protocol.gen';

const book = new Phrasebook('en', { ...game, ...board }, client, (seat) => ['Anne', 'Mary'][seat]);
const view = sea(ship(null, ['mate']), ship('bomb', ['captain', null]));
const turn = (number: number): EightEvent => ({ type: 'turn-begun', turn: number, seat: 0 });
const destroyed = (seat: number, coin: Coin | null, by: number): EightEvent => ({
  type: 'coin-destroyed',
  seat,
  at: 1,
  shown: true,
  coin,
  by,
  with: 'cutlass',
});
const battle: EightEvent[] = [
  destroyed(0, 'bomb', 1),
  { type: 'game-begun', game: 2 },
  turn(1),
  { type: 'nest-scuttled', seat: 0, coin: 'cannon' },
  turn(2),
  { type: 'attacked', seat: 1, coin: 'cutlass', from: 'fore', cost: 'keep', ship: 0, at: [1] },
  destroyed(0, 'captain', 1),
  { type: 'captain-lost', seat: 0 },
  { type: 'ship-revealed', seat: 1, nest: 'bomb', deck: ['captain', 'mate'], hold: [] },
];

describe('aftermath', () => {
  const [first, second] = fatesOf(view, battle, [2, 1]);
  it('tells_only_of_the_last_game_and_in_order', () => {
    expect(second?.lost.map(({ coin, how, turn: when }) => [coin, how, when])).toEqual([
      ['cannon', 'scuttled', 1],
      ['captain', 'destroyed', 2],
    ]);
  });
  it('shows_the_ships_as_they_were_revealed', () => {
    expect(first).toMatchObject({
      seat: 1,
      nest: 'bomb',
      deck: ['captain', 'mate'],
      sank: 1,
      fall: undefined,
    });
  });
  it('counts_a_treachery_as_spent_and_names_what_sank_unseen_if_there_is_no_doubt', () => {
    const fates = (hold: Coin[]) =>
      fatesOf(
        view,
        [
          turn(1),
          { type: 'reacted', seat: 1, coin: 'treachery', from: 'aft' },
          { type: 'reacted', seat: 1, coin: 'black-spot', from: 'fore' },
          destroyed(1, null, 0),
          { type: 'ship-revealed', seat: 1, nest: 'bomb', deck: ['captain', 'mate'], hold },
        ],
        [2, 1],
      )[0]?.lost.map(({ coin, how }) => [coin, how]);
    expect(fates(['cutlass', 'treachery'])).toEqual([
      ['treachery', 'spent'],
      ['cutlass', 'destroyed'],
    ]);
    expect(fates(['cutlass', 'mate', 'treachery'])?.[1]).toEqual([null, 'destroyed']);
  });
  it('says_who_sank_the_captain_and_with_what', () => {
    expect(second && fallText(second, book)).toBe('The Captain fell to Mary’s Cutlass in turn 2.');
  });
  it('tells_one_captain_from_the_other', () => {
    const fall = { coin: 'captain', how: 'destroyed', by: 1, weapon: 'captain', turn: 3 } as const;
    expect(second && fallText({ ...second, fall }, book)).toBe(
      'The Captain fell to Mary’s own Captain in turn 3.',
    );
  });
  it('says_why_somebody_left', () => {
    const out: EightEvent = { type: 'knocked-out', seat: 0, why: 'surrender' };
    const [, gone] = fatesOf(view, [out], [2, 1]);
    expect(gone && fallText(gone, book)).toBe('Surrendered.');
  });
  it('counts_the_games_of_a_match', () => {
    const match = sea({ ...ship(null, []), wins: 1 }, { ...ship('bomb', ['captain']), wins: 2 });
    const result: Result = {
      outcome: { scores: [1, 2], ranks: [2, 1] },
      sheet: [],
      seed: '',
      words: [],
      rematch: null,
    };
    expect(headlineOf(match, result, book)).toBe('Mary wins the match, 2 : 1');
  });
});
