import { describe, expect, it } from 'vitest';
import game from '../../../../games/pieces-of-eight/src/main/resources/tortuga/piecesofeight/messages.en.json';
import board from './messages.en.json';
import client from './index';
import { sea, ship } from './sea.fixture';
import { deckText, seatFacts, phases, textView } from './text';
import type { DeedView, ShipView } from './game.gen';
import type { TextLine } from '$src/games/gameClient';
import { plain } from '$src/i18n/icu';
import { Phrasebook } from '$src/i18n/phrasebook';

const book = new Phrasebook('en', { ...game, ...board }, client, (seat) => ['Anne', 'Mary'][seat]);
const anne: ShipView = {
  ...ship('bomb', ['cannon', 'captain', 'treachery']),
  hold: ['mate', 'bomb'],
  holdSize: 2,
};
const mary = { ...ship(null, [null, null]), captain: 2 };
const cannon: DeedView = {
  user: 0,
  coin: 'cannon',
  from: 'fore',
  ship: 1,
  spent: false,
  at: [1],
  negates: null,
};
const lines = (line: TextLine | undefined): string[] =>
  (line?.lines ?? []).map(({ text }) => (typeof text === 'string' ? text : plain(text)));

describe('the text view', () => {
  it('tells_the_turn_and_what_is_being_played', () => {
    const [table] = textView({ ...sea(anne, mary), stack: [cannon], pool: ['mate'] }, book);
    expect(table?.text).toBe('turn 5');
    expect(lines(table)).toEqual(['Being played: Anne’s Cannon against Mary', 'Pool: Mate']);
  });

  it('reads_a_ship_from_the_nest_to_the_hold', () => {
    const [, own] = textView(sea(anne, mary), book);
    expect(own).toMatchObject({ seat: 0, text: 'Anne: 3 coins on deck, 2 in the hold' });
    expect(lines(own)).toEqual([
      'Crow’s nest: Bomb',
      'Fore: Cannon',
      '2: Captain',
      '3, aft: Treachery',
      'Hold: Mate, Bomb',
    ]);
  });

  it('tells_the_coins_of_a_seat_and_no_more_of_them_than_is_seen', () => {
    expect(deckText(anne, book)).toBe('Crow’s nest: Bomb; Fore: Cannon; 2: Captain; 3, aft: Treachery');
    expect(deckText(mary, book)).not.toMatch(/Bomb|Cannon|Treachery/);
  });

  it('says_how_many_coins_of_a_hold_are_not_seen', () => {
    const [, part] = textView(sea({ ...anne, hold: ['mate'] }, mary), book);
    expect(lines(part)).toContain('Hold: Mate, and 1 face down');
  });

  it('tells_of_a_strange_ship_only_what_can_be_seen', () => {
    const [, , strange] = textView(sea(anne, mary), book);
    expect(lines(strange)).toEqual([
      `Crow’s nest: ${book.text('ui.empty')}`,
      `Fore: ${book.text('ui.unknown')}`,
      `2, aft: ${book.text('ui.gold')}`,
    ]);
  });
});

describe('a seat', () => {
  it('says_that_it_has_surrendered_before_the_first_turn', () =>
    expect(seatFacts({ ...sea(anne, { ...mary, surrenders: true }), turn: 0 }, 1, book)).toEqual({
      facts: [],
      chips: [{ text: 'surrenders', tone: 'warn' }],
    }));

  it('says_how_its_ship_fares', () => {
    const lost = { ...mary, captain: null, lostTurns: 2 };
    expect(seatFacts(sea(anne, lost), 1, book)).toMatchObject({
      facts: [{ text: '2 on deck' }, { text: '0 in hold' }],
      chips: [{ text: 'loses 2 turns' }, { text: 'no Captain' }],
      out: false,
    });
    expect(seatFacts(sea(anne, { ...lost, inGame: false }), 1, book)).toMatchObject({ out: true });
    expect(seatFacts({ ...sea(anne, mary), turn: 0 }, 1, book)).toEqual({ facts: [] });
  });
});

describe('the phases of a turn', () => {
  it('are_none_where_nobody_is_asked', () => expect(phases(sea(anne, mary), null, book)).toBeUndefined());
});
