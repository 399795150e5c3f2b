import { describe, expect, it } from 'vitest';
import { clientOf, textsOf } from '$src/games/registry';
import type { Event } from '$src/net/protocol.gen';
import { Phrasebook } from './phrasebook';

/// An event with its parts.
type Told = Event & Readonly<Record<string, unknown>>;

const NAMES = ['Anne', 'Mary', 'Jack'];
const GAMES = ['jamaica', '21-mutinies', 'aye', 'pieces-of-eight'];

async function book(game: string, language: string, me?: number): Promise<Phrasebook> {
  const [texts, client] = await Promise.all([textsOf(game, language), clientOf(game)]);
  return new Phrasebook(language, texts, client, (seat) => NAMES[seat], me);
}

describe('an ending', () => {
  it('says_you_to_whoever_it_is_about', async () => {
    const args = { names: 'Anne', count: 1, points: 9 };
    expect((await book('jamaica', 'en', 0)).about([0], 'ui.end.wins', args)).toBe('You win with 9 points');
    expect((await book('jamaica', 'en', 1)).about([0], 'ui.end.wins', args)).toBe('Anne wins with 9 points');
  });
});

describe('what happens to me', () => {
  it.each([
    ['jamaica', { type: 'card-revealed', seat: 0, card: 'AA' }, /^You reveal /, /^Muestras /],
    ['jamaica', { type: 'attacked', attacker: 1, defender: 0 }, /^Mary attacks you/, /^Mary te ataca/],
    ['jamaica', { type: 'attacked', attacker: 0, defender: 1 }, /^You attack Mary/, /^Atacas a Mary/],
    [
      'jamaica',
      { type: 'combat-tied', attacker: 0, defender: 1 },
      /^You and Mary tie/,
      /^Empate entre tú y Mary/,
    ],
    [
      '21-mutinies',
      { type: 'captain-replaced', captain: 0, deposed: 1 },
      /You depose Mary/,
      /Depones a Mary/,
    ],
    [
      '21-mutinies',
      { type: 'captain-replaced', captain: 1, deposed: 0 },
      /Mary deposes you/,
      /Mary te depone/,
    ],
    [
      'aye',
      { type: 'mutiny-declared', seat: 0, nominee: 0 },
      /You want to be captain/,
      /Quieres ser capitán/,
    ],
    ['aye', { type: 'mutiny-declared', seat: 1, nominee: 0 }, /Mary wants you as/, /Mary quiere que tú seas/],
    ['aye', { type: 'hand-shown', seat: 0, cards: [] }, /^You have no cards/, /^No tienes cartas/],
    [
      'pieces-of-eight',
      { type: 'captain-lost', seat: 0 },
      /^You have lost your Captain/,
      /^¡Has perdido a tu Capitán/,
    ],
    [
      'pieces-of-eight',
      { type: 'coin-destroyed', seat: 0, at: 1, shown: true, coin: 'mate', by: 0, with: 'bomb' },
      /^You destroy your own Mate/,
      /^Destruyes tu Oficial/,
    ],
  ] as [string, Told, RegExp, RegExp][])('%s says %j to me', async (game, event, english, spanish) => {
    expect((await book(game, 'en', 0)).eventText(event)).toMatch(english);
    expect((await book(game, 'es', 0)).eventText(event)).toMatch(spanish);
  });

  it('is_told_by_name_to_everybody_else', async () => {
    const event = { type: 'attacked', attacker: 1, defender: 0 };
    expect((await book('jamaica', 'en', 2)).eventText(event)).toBe('Mary attacks Anne.');
    expect((await book('jamaica', 'en')).eventText(event)).toBe('Mary attacks Anne.');
  });

  it('stays_mine_though_my_name_is_gone', async () => {
    const spoken = await book('jamaica', 'en', 0);
    expect(spoken.subjectOf({ type: 'attacked', attacker: 0, defender: 1 })).toBe(0);
    expect(spoken.subjectOf({ type: 'attacked', attacker: 1, defender: 0 })).toBe(1);
  });
});

/// Events whose first seat is never the reader's, or that name several people in a list.
const OTHERS =
  /\.unseen$|^event\.(?:answered|lots-drawn|card-swapped|phase-begun|game-drawn|team-won|draft-begun)$/;

describe.each(GAMES)('every event of %s', (game) => {
  it.each(['en', 'es'])('says_you_to_whoever_it_is_about_in_%s', async (language) => {
    const [texts, { seats }] = await Promise.all([textsOf(game, language), clientOf(game)]);
    const isAddressed = (key: string): boolean =>
      Object.keys(texts).some((each) => each.startsWith(`${key}.you-`));
    const missing = Object.entries(texts)
      .filter(([key]) => key.startsWith('event.') && !key.includes('.you-') && !OTHERS.test(key))
      .filter(([key, text]) =>
        seats?.events[key.split('.')[1] ?? '']?.some((part) => text.includes(`{${part}}`)),
      )
      .filter(([key]) => !isAddressed(key));
    expect(missing).toEqual([]);
  });
});
