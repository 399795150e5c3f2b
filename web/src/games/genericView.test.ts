import { expect, it } from 'vitest';
import { Phrasebook } from '$src/i18n/phrasebook';
import { genericView } from './genericView';

const client = { moves: {}, seats: { moves: {}, events: {}, views: ['captain', 'seat'] } };
const texts = { 'game.name': 'Dice duel', 'view.sum': 'All pips', 'cargo.rum': 'barrels of rum' };
const book = new Phrasebook('en', texts, client, (seat) => ['Anne', 'Mary'][seat]);
const told = (view: unknown) => genericView(view, book, client, 2);

it('tells_simple_parts_in_the_words_of_the_game_or_in_their_own', () => {
  expect(
    told({ sum: 7, handSize: 3, cargo: 'rum', captain: 1, last: true, over: false, prey: null }),
  ).toEqual([
    {
      text: 'Dice duel',
      lines: [
        { text: 'All pips: 7' },
        { text: 'Hand size: 3' },
        { text: 'Cargo: barrels of rum' },
        { text: 'Captain: Mary' },
        { text: 'Last' },
      ],
    },
  ]);
});

it('tells_lists_and_what_is_in_them', () => {
  expect(told({ dice: [4, 6], none: [], places: [null, 'rum'] })).toMatchObject([
    { lines: [{ text: 'Dice: 4, 6' }, { text: 'Places: –, barrels of rum' }] },
  ]);
});

it('tells_a_list_of_as_many_records_as_seats_seat_by_seat', () => {
  expect(told({ ships: [{ gold: 1 }, { gold: 2, sunk: true }] })).toEqual([
    { text: 'Anne', seat: 0, lines: [{ text: 'Gold: 1' }] },
    { text: 'Mary', seat: 1, lines: [{ text: 'Gold: 2' }, { text: 'Sunk' }] },
  ]);
});

it('tells_other_records_with_their_seat_or_their_place', () => {
  expect(told({ bids: [{ seat: 1, sum: 2 }], deck: [{ gold: 1 }, { gold: 2 }, { gold: 3 }] })).toMatchObject([
    { text: 'Bids', lines: [{ text: 'Mary', seat: 1, lines: [{ text: 'All pips: 2' }] }] },
    { text: 'Deck', lines: [{ text: '1' }, { text: '2' }, { text: '3', lines: [{ text: 'Gold: 3' }] }] },
  ]);
});
