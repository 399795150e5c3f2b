import { describe, expect, it } from 'vitest';
import game from '../../../../../games/pieces-of-eight/src/main/resources/tortuga/piecesofeight/messages.en.json';
import board from '$src/games/pieces-of-eight/messages.en.json';
import client from '$src/games/pieces-of-eight/index';
import { aimedAt, reactionText } from './abilities';
import { sea, ship } from '$src/games/pieces-of-eight/sea.fixture';
import type { DeedView } from '$src/games/pieces-of-eight/game.gen';
import { Phrasebook } from '$src/i18n/phrasebook';

const book = new Phrasebook('en', { ...game, ...board }, client, (seat) => ['Anne', 'Mary'][seat]);
const cannon: DeedView = {
  user: 0,
  coin: 'cannon',
  from: 'fore',
  ship: 1,
  spent: false,
  at: [1, 2],
  negates: null,
};
const treachery: DeedView = {
  user: 1,
  coin: 'treachery',
  from: 'aft',
  ship: 0,
  spent: true,
  at: [],
  negates: 'cannon',
};
const mary = ship('bomb', ['mate', null, null]);
const struck = { ...mary, deck: mary.deck.map((coin, i) => ({ ...coin, target: i < 2 })) };
const aimed = { ...sea(ship('cannon', ['cannon', 'captain', 'treachery']), struck), stack: [cannon] };
const betrayed = { ...aimed, stack: [cannon, treachery] };

describe('a reaction', () => {
  it('names_what_it_answers', () => {
    expect(reactionText(aimed, 1, book)).toBe('Anne plays Cannon against you: fore and coin 2. React?');
    expect(reactionText(aimed, 1, book, true)).toBe('Anne plays Cannon against you. React?');
    expect(reactionText(betrayed, 0, book)).toBe('Mary plays Treachery against you: Cannon. React?');
  });

  it('aims_at_the_ability_below_and_not_at_its_targets', () => {
    expect([0, 1].map((at) => aimedAt(betrayed, at, book))).toEqual(['fore and coin 2', 'Cannon']);
  });

  it('passes_by_default_on_the_own_ability_only', () => {
    expect(client.mainMoves?.(aimed, 0)).toContain('pass');
    expect(client.mainMoves?.(aimed, 1)).not.toContain('pass');
    expect(client.mainMoves?.(betrayed, 0)).not.toContain('pass');
  });
});
