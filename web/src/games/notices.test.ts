import { describe, expect, it } from 'vitest';
import { Phrasebook } from '$src/i18n/phrasebook';
import type { Event } from '$src/net/protocol.gen';
import { aView as mutinies } from './21-mutinies/example';
import { aView as jamaica } from './jamaica/example';
import { aView as aye } from './aye/example';
import { sea, ship } from './pieces-of-eight/sea.fixture';
import type { GameClient } from './gameClient';
import { clientOf, textsOf } from './registry';

/// What each game cries out to whoever sits on seat 0, and what it marks.
const GAMES: Readonly<
  Record<
    string,
    {
      events: Record<string, Event & Readonly<Record<string, unknown>>>;
      view: unknown;
      beats: Record<string, string>;
      marks: string[];
    }
  >
> = {
  jamaica: {
    events: {
      robbed: { type: 'hold-stolen', winner: 1, loser: 0, cargo: 'food', amount: 3, hold: 1 },
      'somebody else robbed': { type: 'hold-stolen', winner: 0, loser: 1, cargo: 'food', amount: 3, hold: 1 },
      cursed: { type: 'curse-given', winner: 1, loser: 0, curse: null },
      attacked: { type: 'attacked', attacker: 1, defender: 0 },
      'last round': { type: 'last-round-begun' },
    },
    view: jamaica({ lastRound: true, captain: 0 }),
    beats: {
      robbed: 'Mary robs you!',
      cursed: 'Mary gives you a cursed treasure',
      attacked: 'Mary attacks you!',
      'last round': 'Last round',
    },
    marks: ['Last round', 'You are the Captain'],
  },
  '21-mutinies': {
    events: {
      captain: { type: 'captain-replaced', captain: 0, deposed: 1 },
      deposed: { type: 'captain-replaced', captain: 1, deposed: 0 },
      'somebody else': { type: 'captain-replaced', captain: 1, deposed: 2 },
      robbed: { type: 'doubloons-handed-over', from: 0, to: 1, amount: 2 },
      'rum gone': { type: 'rum-handed-over', from: 0, to: 1, cubes: 1 },
      'next is last': { type: 'last-round-announced' },
      'last round': { type: 'round-begun', round: 7, captain: 1, last: true },
      'any round': { type: 'round-begun', round: 6, captain: 1, last: false },
      played: { type: 'card-played', seat: 1, card: 'MC-01' },
    },
    view: mutinies({ lastRound: true, order: [0, 1, 2, 3] }),
    beats: {
      captain: 'You are the new Captain!',
      deposed: 'Mary deposes you',
      robbed: 'You lose 2 doubloons to Mary',
      'rum gone': 'You lose 1 rum to Mary',
      'next is last': 'The next round is the last',
      'last round': 'This is the last round',
      played: 'Storm',
    },
    marks: ['Last round', 'You are the Captain'],
  },
  'pieces-of-eight': {
    events: {
      fallen: { type: 'captain-lost', seat: 0 },
      'somebody else fallen': { type: 'captain-lost', seat: 1 },
      open: { type: 'fore-shown', seat: 0, coin: 'captain' },
      'another coin': { type: 'fore-shown', seat: 0, coin: 'mate' },
      robbed: { type: 'coin-pillaged', seat: 1, from: 0, coin: 'mate', at: 1 },
      turn: { type: 'turn-taken', seat: 0, owed: 1 },
    },
    view: { ...sea(ship('mate', ['captain', 'mate']), ship('mate', ['mate', 'captain'])), turn: 3 },
    beats: {
      fallen: 'Your Captain has fallen!',
      'somebody else fallen': 'Mary’s Captain has fallen',
      open: 'Your Captain lies open',
      robbed: 'Mary robs you: Mate',
      turn: 'You lose your next turn',
    },
    marks: ['Your Captain lies open'],
  },
  aye: {
    events: {
      captain: { type: 'captain-changed', captain: 0, old: 1 },
      'somebody else': { type: 'captain-changed', captain: 1, old: 0 },
      damaged: { type: 'ship-damaged', damage: 2, ship: 2 },
      round: { type: 'round-begun', round: 8, captain: 1 },
      completed: { type: 'card-completed', seat: 1, card: 'C30' },
    },
    view: aye({ ship: 2, danger: 'sinking', lastRound: true, captain: 0 }),
    beats: {
      captain: 'You are the new captain!',
      damaged: 'The ship is about to sink',
      round: 'Last round',
      completed: 'Mary completes “The Hat Fits”',
    },
    marks: ['The ship is about to sink', 'Last round', 'You are the captain'],
  },
};

async function table(game: string, language: string): Promise<{ client: GameClient; book: Phrasebook }> {
  const [client, texts] = await Promise.all([clientOf(game), textsOf(game, language)]);
  return { client, book: new Phrasebook(language, texts, client, (seat) => ['Anne', 'Mary', 'Jack'][seat]) };
}

describe.each(Object.entries(GAMES))(
  'what nobody must overlook in %s',
  (game, { events, view, beats, marks }) => {
    it('gets_a_beat', async () => {
      const { client, book } = await table(game, 'en');
      const told = Object.entries(events).flatMap(([name, event]) => {
        const beat = client.beat?.(event, view, 0, book);
        return beat ? [[name, beat.text]] : [];
      });
      expect(Object.fromEntries(told)).toEqual(beats);
    });

    it('is_marked_while_it_is_true', async () => {
      const { client, book } = await table(game, 'en');
      expect(client.marks?.(view, 0, book).map(({ text }) => text)).toEqual(marks);
    });

    it('says_nothing_of_me_to_a_spectator', async () => {
      const { client, book } = await table(game, 'en');
      const notices = [
        ...Object.values(events).map((event) => client.beat?.(event, view, undefined, book)?.text ?? ''),
        ...(client.marks?.(view, undefined, book) ?? []).map(({ text }) => text),
      ];
      expect(notices.filter((text) => /\byou/i.test(text))).toEqual([]);
    });

    it('is_said_in_spanish_too', async () => {
      const { client, book } = await table(game, 'es');
      const notices = [
        ...Object.keys(beats).map((name) => client.beat?.(events[name] as Event, view, 0, book)?.text),
        ...(client.marks?.(view, 0, book) ?? []).map(({ text }) => text),
      ];
      expect(notices.filter((text) => !text)).toEqual([]);
    });
  },
);
