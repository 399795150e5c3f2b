import { describe, expect, it } from 'vitest';
import game from '../../../../../games/pieces-of-eight/src/main/resources/tortuga/piecesofeight/messages.en.json';
import board from '$src/games/pieces-of-eight/messages.en.json';
import client from '$src/games/pieces-of-eight/index';
import { fatesOf } from './fates';
import { fallText, headlineOf } from './ending';
import { sea, ship } from '$src/games/pieces-of-eight/sea.fixture';
import type { FateView, LossView } from '$src/games/pieces-of-eight/game.gen';
import { Phrasebook } from '$src/i18n/phrasebook';
import type { Result } from '$src/net/protocol.gen';

const book = new Phrasebook('en', { ...game, ...board }, client, (seat) => ['Anne', 'Mary'][seat]);
const fall: LossView = { coin: 'captain', how: 'destroyed', by: 1, with: 'cutlass', turn: 2 };
const fate = (more: Partial<FateView>): FateView => ({ lost: [], sank: 0, fall: null, out: null, ...more });
const view = {
  ...sea(ship(null, ['mate']), ship('bomb', ['captain', 'mate'])),
  fates: [fate({ lost: [fall], fall }), fate({ sank: 1 })],
};
const fatesWith = (more: Partial<FateView>) => fatesOf({ ...view, fates: [fate(more), fate({})] }, [2, 1]);

describe('aftermath', () => {
  const [first, second] = fatesOf(view, [2, 1]);
  it('tells_of_the_winners_first', () => {
    expect([first, second]).toMatchObject([
      { seat: 1, rank: 1, sank: 1, lost: [] },
      { seat: 0, rank: 2, lost: [fall] },
    ]);
  });
  it('says_who_sank_the_captain_and_with_what', () => {
    expect(second && fallText(second, book)).toBe('The Captain fell to Mary’s Cutlass in turn 2.');
  });
  it('tells_one_captain_from_the_other', () => {
    const duel = { ...fall, with: 'captain', turn: 3 } as const;
    expect(second && fallText({ ...second, fall: duel }, book)).toBe(
      'The Captain fell to Mary’s own Captain in turn 3.',
    );
  });
  it('says_why_somebody_left', () => {
    const [, gone] = fatesWith({ out: 'surrender' });
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
