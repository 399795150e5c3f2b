import { describe, expect, it } from 'vitest';
import { clientOf, textsOf } from '$src/games/registry';
import { pieces, plain, Noun } from './icu';
import { Phrasebook } from './phrasebook';

const NAMES = ['Anne', 'Mary', 'Jack'];

async function book(game: string, language = 'en'): Promise<Phrasebook> {
  return new Phrasebook(language, await textsOf(game, language), await clientOf(game), (seat) => NAMES[seat]);
}

describe('moves as sentences', () => {
  it.each([
    ['jamaica', 'dump 2', 'Throw the cargo of hold 2 overboard'],
    ['jamaica', 'dump 6', 'Throw the cargo of the sixth hold overboard'],
    ['jamaica', 'sail 47@-1', 'Sail to space 47 (behind the start line)'],
    ['jamaica', 'sail 0@1', 'Sail to Port Royal (finish)'],
    ['jamaica', 'attack 3', 'Attack Ghost Ship'],
    ['jamaica', 'steal-power MAP', 'Steal the card “Morgan’s Map”'],
    ['pieces-of-eight', 'captain fore 1 nest', 'Captain (fore): destroy Mary’s crow’s nest'],
    ['pieces-of-eight', 'broadside aft 1 3', 'Broadside (aft): destroy Mary’s coin 3 from the fore'],
    ['pieces-of-eight', 'invite 1 2', 'Invite Mary and Jack'],
    ['pieces-of-eight', 'invite', 'Invite nobody'],
    ['pieces-of-eight', 'copy mv-gunner', 'Take the Gunner'],
    ['21-mutinies', 'sell WHITE-01 BLUE-12', 'Sell pearl and sapphire (2 rum)'],
    ['21-mutinies', 'steal 2', 'Rob Jack of a doubloon'],
    ['aye', 'reroll -', 'Reroll nothing'],
    ['aye', 'reroll BB/T', 'Reroll: 2 blanks; Argh!: trident'],
    ['aye', 'deal 1 0', 'no dice for Mary'],
  ])('%s says %s', async (game, move, sentence) => {
    expect((await book(game)).moveText(move)).toBe(sentence);
  });

  it('a_move_that_nobody_translated_is_shown_as_it_is', async () => {
    expect((await book('jamaica')).moveText('careen 3')).toBe('careen 3');
  });
});

describe('events as sentences', () => {
  it('what_the_viewer_did_not_see_has_its_own_sentence', async () => {
    const english = await book('jamaica');
    expect(english.eventText({ type: 'card-drawn', seat: 0, card: 'FC' })).toBe(
      'Anne draws “Pantry and powder”.',
    );
    expect(english.eventText({ type: 'card-drawn', seat: 1, card: null })).toBe('Mary draws a card.');
  });

  it('seats_and_things_are_words_that_a_page_may_print_in_bold', async () => {
    const said = (await book('jamaica')).event({ type: 'sailed', ship: 1, from: '3', to: '8' });
    expect(
      said.filter((piece) => piece instanceof Noun).map(({ raw, shown, seat }) => [raw, shown, seat]),
    ).toEqual([
      ['1', 'Mary', 1],
      ['3', 'space 3', undefined],
      ['8', 'space 8', undefined],
    ]);
  });

  it('a_number_that_only_looks_like_a_seat_stays_a_number', async () => {
    expect((await book('21-mutinies')).eventText({ type: 'prestige-moved', seat: 0, by: 2, to: 1 })).toBe(
      'Anne gains 2 prestige and has 1.',
    );
  });

  it('spanish_is_spoken_as_well', async () => {
    expect((await book('21-mutinies', 'es')).eventText({ type: 'jewel-kept', seat: 1 })).toContain('Mary');
  });

  it.each([
    [
      'en',
      { type: 'jewel-taken', seat: 0, square: 'TR1', jewel: 'GREEN-06' },
      'Anne takes an emerald from Trade Routes 1.',
    ],
    [
      'es',
      { type: 'jewel-taken', seat: 0, square: 'TR1', jewel: 'GREEN-06' },
      'Anne toma una esmeralda de Rutas comerciales 1.',
    ],
    ['en', { type: 'square-filled', square: 'TR1', jewel: 'RED-01' }, 'A ruby is dealt to Trade Routes 1.'],
    ['es', { type: 'square-filled', square: 'TR1', jewel: 'RED-01' }, 'Sale un rubí en Rutas comerciales 1.'],
    [
      'en',
      { type: 'disc-placed', seat: 1, minion: false, square: 'M0', doubloons: 0, rum: 0 },
      'Mary mutinies for nothing: +1 doubloon, −1 prestige.',
    ],
    [
      'en',
      { type: 'disc-placed', seat: 1, minion: false, square: 'M3', doubloons: 3, rum: 0 },
      'Mary mutinies, setting aside 3 doubloons.',
    ],
    [
      'es',
      { type: 'disc-placed', seat: 1, minion: false, square: 'CAB1', doubloons: 0, rum: 0 },
      'Mary va al Camarote: 1 de prestigio.',
    ],
  ])('a_thing_has_the_article_of_its_kind_in_%s', async (language, event, sentence) => {
    expect((await book('21-mutinies', language)).eventText(event)).toBe(sentence);
  });
});

describe('somebody who acts on themselves', () => {
  it.each([
    [0, 'Mutiny! Anne wants to be captain.'],
    [1, 'Mutiny! Anne wants Mary as captain.'],
  ])('is_named_once_%s', async (nominee, sentence) => {
    expect((await book('aye')).eventText({ type: 'mutiny-declared', seat: 0, nominee })).toBe(sentence);
  });
});

describe('the end of a sentence', () => {
  const said = (word: string): string =>
    plain(pieces('Your answer: {move}. Wait.', 'en', { move: new Noun('', word) }));

  it('has_no_full_stop_after_a_word_that_ends_it', () => {
    expect(said('Argh!')).toBe('Your answer: Argh! Wait.');
    expect(said('Why?')).toBe('Your answer: Why? Wait.');
    expect(said('Keep it')).toBe('Your answer: Keep it. Wait.');
  });

  it('is_the_same_for_plain_text', () => {
    expect(plain(pieces('{move}.', 'en', { move: 'Argh!' }))).toBe('Argh!');
  });
});
