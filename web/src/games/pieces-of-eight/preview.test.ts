import { describe, expect, it } from 'vitest';
import { Phrasebook } from '$src/i18n/phrasebook';
import game from '../../../../games/pieces-of-eight/src/main/resources/tortuga/piecesofeight/messages.en.json';
import { buttonText } from '$src/games/pieces-of-eight/sea/buttonText';
import type { Coin, EightFigure, Target } from './game.gen';
import client from './index';
import board from './messages.en.json';
import { preview } from './preview';
import { sea, ship } from './sea.fixture';

const book = new Phrasebook('en', { ...game, ...board }, client, (seat) => ['Anne', 'Mary'][seat], 0);
const view = sea(ship('captain', ['cutlass', 'mate']), ship('bomb', ['cannon', null, 'captain']));

const foreseen = (figures: EightFigure[]) => ({
  moves: [],
  played: 1,
  refused: undefined,
  details: [],
  events: [],
  view: undefined,
  until: 'others' as const,
  luck: undefined,
  figures,
});
const told = (move: string, ...figures: EightFigure[]) => preview(move, view, book, foreseen(figures));
const target = (at: number, coin: Coin | null, captain = false): Target => ({ at, coin, captain });
const mayReact: EightFigure = {
  type: 'may-react',
  betrays: [0, 1],
  saves: [],
  avenges: false,
  risksCaptain: false,
};
const uses = (coin: Coin): EightFigure => ({
  type: 'uses',
  coin,
  at: 1,
  spent: false,
  helper: 2,
  shown: [2],
});
const destroys = (ship: number, ...coins: Target[]): EightFigure => ({
  type: 'destroys',
  ship,
  coins,
  shown: [],
});

describe('a preview', () => {
  it('says_what_is_hit_what_it_costs_and_who_may_react', () => {
    expect(told('cutlass fore keep 1 nest', uses('cutlass'), destroys(1, target(0, 'bomb')), mayReact)).toBe(
      'Destroys Mary’s crow’s nest (Bomb). You keep your Cutlass. Everyone will see Mate at your aft. Mary may react.',
    );
  });

  it('warns_of_the_loss_of_the_own_captain_first', () => {
    const lost: EightFigure = { type: 'loses-captain', seat: 0 };
    expect(told('scuttle', lost)).toMatch(/^You will lose your own Captain! /);
    expect(told('mate aft 0 fore', uses('mate'), destroys(0, target(1, 'cutlass')))).toMatch(
      /^This is your own ship! /,
    );
  });

  it('gives_the_odds_of_a_blind_draw', () => {
    const draws: EightFigure = { type: 'draws', coins: 1, odds: [{ coin: 'bomb', chance: 0.25 }, { coin: 'mate', chance: 0.75 }] }; // prettier-ignore
    expect(told('call-to-quarters nest', draws)).toBe('One coin of your hold is drawn: Mate 75%, Bomb 25%.');
  });

  it('waits_for_the_server', () => expect(preview('depth 2', view, book, undefined)).toBeUndefined());
});

it('a_button_names_what_its_move_hits', () => {
  const texts = [
    foreseen([uses('captain'), destroys(1, target(3, null, true))]),
    foreseen([uses('pillage'), { type: 'takes', seat: 0, ship: 1, coin: target(0, 'bomb') }]),
    foreseen([uses('broadside'), destroys(1, target(2, null))]),
    foreseen([uses('bomb')]),
  ].map((each) => buttonText('', view, book, each));
  expect(texts).toEqual(['Destroy Mary’s Captain', 'Take Mary’s Bomb', 'Destroy Mary’s coin 2', undefined]);
});
