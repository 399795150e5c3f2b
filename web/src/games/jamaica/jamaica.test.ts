import { describe, expect, it } from 'vitest';
import en from './messages.en.json';
import es from './messages.es.json';
import { cards, placeOf, spaces, textOf, values, wayBetween, ways } from './chart';
import { placed } from './foresight';
import { gainsOf } from './gains';
import { holdMove } from './holds';
import { narrow, readable, wide } from './layout';
import { outlook } from './outlook';
import { plansOf, verbOf } from './plans';
import { fightOf, rolled, strengthOf, turnOf } from './story';
import { seatFacts, textView } from './text';
import { half, inLine, preview, type Told } from './words';
import client from './index';
import { aShip, aView, asked, book } from './example';
import type { JamaicaEvent, JamaicaView } from './game.gen';

const ends = (from: string, ahead: boolean, steps: number): string[] => [
  ...new Set(ways(placeOf(from), ahead, steps).map((way) => textOf(way.at(-1) ?? placeOf(from)))),
];

describe('chart', () => {
  it('reads_fifty_spaces_eleven_cards_and_twelve_treasures', () => {
    expect([spaces.length, Object.keys(cards).length, Object.keys(values).length]).toEqual([50, 11, 12]);
  });
  it('offers_both_lanes_at_a_fork', () => expect(ends('5', true, 4).sort()).toEqual(['15', '9']));
  it('offers_both_lanes_astern', () => expect(ends('16', false, 3).sort()).toEqual(['11', '13']));
  it('ends_at_home', () => expect(ends('47', true, 6)).toEqual(['0@1']));
  it('passes_the_start_line', () => {
    expect(ends('2', false, 5)).toEqual(['47@-1']);
    expect(ends('47@-1', true, 6)).toEqual(['3']);
  });
  it('finds_the_way_that_a_ship_took', () => {
    expect(wayBetween(placeOf('5'), placeOf('14')).map(textOf)).toEqual(['5', '6', '13', '14']);
    expect(wayBetween(placeOf('1'), placeOf('49@-1')).map(textOf)).toEqual(['1', '0@0', '49@-1']);
  });
});

describe('layout', () => {
  const distances = (layout: ReturnType<typeof wide>): number =>
    Math.min(
      ...layout.at.flatMap((a, i) => layout.at.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
    );
  it.each([wide(), narrow(460), narrow(590), narrow(860)])('keeps_spaces_apart %#', (layout) => {
    expect(layout.at.filter(Boolean).length).toBe(50);
    expect(distances(layout)).toBeGreaterThan(layout.radius * 1.8);
  });
  it('keeps_letters_readable', () =>
    expect([0.1, 0.63, 2].map(readable).map(Math.round)).toEqual([19, 18, 13]));
});

describe('outlook', () => {
  it('tells_price_and_hold', () => {
    const view = aView({ morning: 4, evening: 1 });
    expect(preview('choose AA', view, book)).toBe(
      'Morning: 4 forward, a treasure, free. Evening: 1 forward, pay 3 doubloons.',
    );
  });
  it('warns_of_a_shortage', () => {
    const { morning } = outlook(aView({ morning: 6, evening: 1 }, aShip({ place: '0@0' })), 0, 'AF');
    expect(morning[0]).toMatchObject({ type: 'sail', to: '6', cost: 5, short: true });
  });
  it('draws_once_where_several_ways_lead_back_to', () => {
    const view = aView({ morning: 6, evening: 2 });
    expect(plansOf(view, 'choose AA', undefined, 0)?.retreats).toEqual([{ space: 4, lap: 0 }]);
  });
  it('tells_once_where_several_ways_fall_back_to_and_which_place_has_a_treasure', () => {
    const poor = aShip({ place: '12', holds: [{ cargo: 'food', amount: 1 }] });
    const view = aView({ morning: 1, evening: 1, tokens: [11] }, poor);
    expect(preview('choose AF', view, book)).toContain('not enough food: back to 11 (treasure) or 4');
    const hungry = aView(
      { morning: 6, evening: 1 },
      aShip({ place: '1', holds: [{ cargo: 'doubloons', amount: 5 }] }),
    );
    expect(preview('choose AF', hungry, book)).toContain('6 forward, not enough food: back to 6.');
  });
  it('counts_a_shortage_that_wins_a_treasure_as_no_failure', () => {
    const waysIn = (view: JamaicaView): Told['ways'] | undefined =>
      half(outlook(view, 0, 'AF').morning, book)?.ways;
    expect(waysIn(aView({ morning: 6, evening: 1 }))).toEqual([
      { text: 'back to 4 for a treasure', tone: 'good' },
    ]);
    expect(waysIn(aView({ morning: 6, evening: 1, tokens: [] }))?.[0]?.tone).toBe('bad');
  });
  it('says_what_to_do_when_no_hold_is_empty', () => {
    const full = aShip({ holds: [{ cargo: 'doubloons', amount: 5 }] });
    const load = half(outlook(aView({ morning: 6, evening: 1 }, full), 0, 'FA').morning, book);
    expect(load && inLine(load, book)).toBe('+6 food, throw a hold overboard first');
  });
  it('foresees_a_round_as_the_dice_are_about_to_be_placed', () => {
    const view = placed(aView({ morning: 0, evening: 0 }), 'assign 4 1');
    expect(view && outlook(view, 0, 'AA').morning[0]).toMatchObject({ type: 'sail', to: '4', token: true });
    expect(placed(aView(), 'choose AA')).toBeUndefined();
  });
  it('tells_where_a_ship_falls_back_to', () => {
    const view = aView({ morning: 6, evening: 1 });
    expect(preview('choose AF', view, book)).toContain('6 forward, back to 4 for a treasure.');
    const poor = aShip({
      place: '38',
      holds: [
        { cargo: 'food', amount: 3 },
        { cargo: 'doubloons', amount: 4 },
      ],
    });
    expect(outlook(aView({ morning: 1, evening: 1 }, poor), 0, 'AF').morning[0]).toMatchObject({
      retreats: ['38', '32'],
    });
    const broke = aShip({ place: '40', holds: [] });
    expect(outlook(aView({ morning: 1, evening: 1 }, broke), 0, 'AF').morning[0]).toMatchObject({
      retreats: ['37', '25', '19'],
    });
  });
  it('counts_on_goods_loaded_in_the_morning', () => {
    const { evening } = outlook(aView({ morning: 5, evening: 6 }), 0, 'GA');
    expect(evening[0]).toMatchObject({ to: '6', short: false });
  });
  it('sees_a_fight', () => {
    const view = aView({ morning: 2, evening: 1 }, aShip(), aShip({ place: '2', hand: [] }));
    expect(outlook(view, 0, 'AC').morning[0]).toMatchObject({ rivals: [1] });
  });
  it('says_when_no_hold_is_empty', () => {
    const full = aShip({ holds: Array.from({ length: 5 }, () => ({ cargo: 'food' as const, amount: 1 })) });
    expect(outlook(aView({ morning: 2 }, full), 0, 'GG').morning[0]).toMatchObject({ dumps: true });
  });
  it('stops_at_home', () => {
    expect(outlook(aView({ morning: 6, evening: 1 }, aShip({ place: '47' })), 0, 'AA').evening).toEqual([]);
  });
  it('draws_the_ways_of_the_chosen_card', () => {
    const plans = plansOf(aView({ morning: 2, evening: 3 }), 'choose AA', undefined, 0);
    expect(plans?.stops.map(({ to }) => to)).toEqual(['2', '5']);
  });
});

describe('moves', () => {
  const holds = aShip().holds;
  it('lets_a_hold_stand_for_what_is_asked', () => {
    expect(holdMove('dump-hold', 2, holds, 0)).toBe('dump 2');
    expect(holdMove('pay-from', 1, holds, 5)).toBe('pay 1 3');
    expect([1, 3, 4, 6].map((hold) => holdMove('place-load', hold, holds, 0))).toEqual([
      undefined,
      'stow regular',
      undefined,
      'stow sixth',
    ]);
    expect(holdMove('choose-card', 1, holds, 0)).toBeUndefined();
  });
  it('knows_which_questions_end_on_a_space', () => {
    expect(['choose-path', 'choose-retreat', 'ghost-move', 'saber'].map(verbOf)).toEqual([
      'sail',
      'retreat',
      'steer',
      undefined,
    ]);
  });
  it('says_what_paying_leaves', () => {
    const view = aView({ bill: { ship: 0, cargo: 'food', amount: 5 } });
    expect(preview('pay 1 3', view, book)).toBe('The hold will be empty. You will still owe 2.');
  });
  it('says_what_beats_the_rival', () => {
    const combat = { attacker: 1, defender: 0, firing: 0, toBeat: 9, cannons: 0, face: null };
    expect(preview('spend 3', aView({ combat }), book)).toContain(
      'you need 8 or more on the die, or the star: 3 sides of 6',
    );
    expect(preview('spend 0', aView({ combat: { ...combat, toBeat: 10 } }), book)).toContain('Only the star');
  });
});

describe('story', () => {
  const reveal: JamaicaEvent = { type: 'card-revealed', seat: 0, card: 'GA' };
  const loaded: JamaicaEvent = { type: 'loaded', ship: 0, hold: 3, cargo: 'doubloons', amount: 2 };
  it('remembers_the_roll', () => {
    expect(rolled([{ type: 'dice-rolled', captain: 1, first: 5, second: 2 }])).toEqual([5, 2]);
  });
  it('knows_the_half_of_the_day', () => {
    expect(turnOf(aView(), asked('dump-hold'), [reveal])).toEqual({ ship: 0, card: 'GA', half: 'morning' });
    expect(turnOf(aView(), asked('choose-path'), [reveal, loaded])?.half).toBe('evening');
  });
  it('does_not_take_loot_for_an_action', () => {
    const stolen: JamaicaEvent = {
      type: 'hold-stolen',
      winner: 0,
      loser: 1,
      hold: 1,
      cargo: 'food',
      amount: 2,
    };
    const sailed: JamaicaEvent = { type: 'sailed', ship: 0, from: '0@0', to: '2' };
    expect(turnOf(aView(), asked('dump-hold'), [reveal, sailed, stolen])?.half).toBe('morning');
  });
  it('shows_no_turn_while_cards_are_chosen', () => {
    expect(turnOf(aView(), asked('choose-card'), [reveal])).toBeUndefined();
  });
  it('adds_up_a_fight', () => {
    const fight = fightOf([
      { type: 'attacked', attacker: 1, defender: 0 },
      { type: 'cannons-spent', ship: 1, cannons: 3 },
      { type: 'combat-rolled', ship: 1, face: '4' },
      { type: 'combat-rolled', ship: 0, face: 'star' },
      { type: 'combat-won', winner: 0, loser: 1 },
    ]);
    const view = aView({}, aShip(), aShip({ powers: ['BETH'] }));
    expect(fight?.winner).toBe(0);
    expect(fight && strengthOf(view, fight.attacker)).toBe(9);
    expect(fight && strengthOf(view, fight.defender)).toBeUndefined();
  });
  it('shows_gains_and_losses_but_not_nothing', () => {
    const short: JamaicaEvent = { type: 'ran-short', ship: 0, cargo: 'food', given: 0 };
    expect(gainsOf([loaded, short])).toEqual([{ ship: 0, icon: 'i-coin', amount: 2 }]);
  });
});

describe('words', () => {
  it('has_the_same_words_in_both_languages', () => expect(Object.keys(en)).toEqual(Object.keys(es)));
  it('names_places', () => {
    expect(['17', '47@-1', '0@0', '0@1'].map((place) => book.word('to', place))).toEqual([
      'space 17',
      'space 47 (behind the start line)',
      'Port Royal',
      'Port Royal (finish)',
    ]);
  });
  it('tells_the_table_in_words', () => {
    const [table, first] = textView(aView({ lastRound: true }), book);
    expect(table?.lines?.at(-1)?.text).toBe('Last round');
    expect(first?.lines?.[0]?.lines?.[0]?.text).toBe('Hold 1: 3 food');
  });
  it('marks_a_ship_behind_the_start', () => {
    const view = aView({}, aShip({ place: '49@-1', hasChosen: true }));
    expect(seatFacts(view, 0, book)).toMatchObject({
      corner: 'space 49',
      chips: [{ text: 'behind the start' }, { text: 'card is down' }],
    });
  });
  it('asks_with_the_numbers_of_the_table', () => {
    const view = aView({ bill: { ship: 0, cargo: 'food', amount: 2 } });
    expect(client.questionArgs?.(view, asked('pay-from'))).toMatchObject({ cargo: 'food', due: 2 });
  });
});
