import { describe, expect, it } from 'vitest';
import en from './messages.en.json';
import es from './messages.es.json';
import { half, type Told } from '$src/games/jamaica/chart/arrivals';
import { cards, spaces, values } from '$src/games/jamaica/chart/chart';
import { gainsOf } from '$src/games/jamaica/own/gains';
import { holdMove } from '$src/games/jamaica/own/holds';
import { narrow, readable, wide } from '$src/games/jamaica/chart/layout';
import { winText } from '$src/games/jamaica/own/odds';
import { plansOfCard, verbOf } from '$src/games/jamaica/own/plans';
import { namedSpaces, spokenSpaces } from '$src/games/jamaica/chart/spoken';
import { fightOf, rolled } from '$src/games/jamaica/story/story';
import { legend, picture } from './pictures';
import { beat } from './notices';
import { phases, seatFacts, textView } from './text';
import { preview } from './words';
import client from './index';
import { aShip, aView, asked, book } from './example';
import type {
  CardPlan,
  CombatOdds,
  FaceResult,
  HalfPlan,
  JamaicaEvent,
  JamaicaFigure,
  Load,
  Retreat,
  Place,
  Stop,
  Face,
  Theft,
} from './game.gen';

describe('chart', () => {
  it('reads_fifty_spaces_eleven_cards_and_twelve_treasures', () => {
    expect([spaces.length, Object.keys(cards).length, Object.keys(values).length]).toEqual([50, 11, 12]);
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

const stop = (to: Place, parts: Partial<Stop> = {}): Stop => ({
  from: '0@0',
  to,
  passed: [],
  ahead: true,
  home: to === '0@1',
  price: null,
  lost: 0,
  lacking: 0,
  treasure: false,
  rivals: [],
  retreats: [],
  sure: true,
  ...parts,
});
const load = (parts: Partial<Load> = {}): Load => ({
  cargo: 'food',
  amount: 4,
  holds: [3],
  dumps: false,
  sure: true,
  ...parts,
});
const sails = (...stops: Stop[]): HalfPlan => ({ symbol: 'ahead', die: 4, stops, loads: [] });
const loads = (...all: Load[]): HalfPlan => ({ symbol: 'food', die: 4, stops: [], loads: all });
const plan = (morning: HalfPlan, evening: HalfPlan): CardPlan => ({
  type: 'card-plan',
  card: 'AA',
  morning,
  evening,
});
const foreseen = (events: JamaicaEvent[], figures: JamaicaFigure[] = []) => ({
  moves: [],
  played: 1,
  refused: undefined,
  details: [],
  events,
  view: undefined,
  until: 'others' as const,
  luck: undefined,
  figures,
});
const waysOf = (action: HalfPlan): Told['ways'] | undefined => half(action, book)?.ways;
const back = (to: Place, parts: Partial<Retreat> = {}): Retreat => ({
  to,
  price: null,
  treasure: false,
  rivals: [],
  ...parts,
});

describe('what a card brings', () => {
  it('tells_price_treasure_and_hold', () => {
    const pay = stop('5', { price: { cargo: 'doubloons', amount: 3 } });
    const told = foreseen([], [plan(sails(stop('4', { treasure: true })), sails(pay))]);
    expect(preview('choose AA', aView(), book, told)).toBe(
      'Morning: 4 forward, a treasure, free. Evening: 4 forward, pay 3 doubloons.',
    );
    expect(waysOf(loads(load()))).toEqual([{ text: 'into hold 3', tone: 'plain' }]);
  });
  it('says_nothing_until_the_server_has_answered', () => {
    expect(preview('choose AA', aView(), book, undefined)).toBeUndefined();
  });
  it('tells_of_a_shortage_what_is_missing_and_lost_and_each_way_back', () => {
    const short = stop('13', {
      price: { cargo: 'food', amount: 3 },
      lost: 1,
      lacking: 2,
      retreats: [back('11', { treasure: true }), back('4', { rivals: [1] })],
    });
    expect(waysOf(sails(short))).toEqual([
      { text: '2 food short, lose 1: back to 11 (treasure) or 4 (fight Mary)', tone: 'plain' },
    ]);
  });
  it('counts_a_shortage_that_wins_a_treasure_as_no_failure', () => {
    const short = { price: { cargo: 'food' as const, amount: 3 }, lacking: 3 };
    expect(waysOf(sails(stop('6', { ...short, retreats: [back('4', { treasure: true })] })))).toEqual([
      { text: 'back to 4 for a treasure', tone: 'good' },
    ]);
    expect(waysOf(sails(stop('6', { ...short, retreats: [back('4')] })))?.[0]?.tone).toBe('bad');
  });
  it('names_the_holds_that_may_go_overboard', () => {
    expect(waysOf(loads(load({ holds: [2, 4], dumps: true })))?.[0]?.text).toBe(
      'throw hold 2 or 4 overboard first',
    );
    expect(waysOf(loads(load({ holds: [] })))?.[0]?.text).toBe('no room');
  });
  it('tells_ways_that_mean_the_same_once', () => {
    const same = { price: { cargo: 'food' as const, amount: 2 } };
    expect(waysOf(sails(stop('7', same), stop('12', same), stop('9')))?.map(({ text }) => text)).toEqual([
      'pay 2 food',
      'empty lair, free',
    ]);
  });
  it('says_that_the_morning_may_change_the_evening', () => {
    const told = foreseen([], [plan(sails(stop('2', { rivals: [1] })), loads(load({ sure: false })))]);
    expect(preview('choose AA', aView(), book, told)).toContain(
      'into hold 3 (unless the morning changes it).',
    );
  });
  it('has_nothing_to_tell_of_the_evening_at_home', () => {
    const told = foreseen([], [plan(sails(stop('0@1')), loads())]);
    expect(preview('choose AF', aView(), book, told)).toBe(
      'Morning: 4 forward, home, 15 points. Evening: nothing.',
    );
  });
  it('draws_its_ways_and_each_way_back_once', () => {
    const short = stop('4', { passed: [1, 2, 3], lacking: 1, retreats: [back('4')] });
    const evening: Stop = { ...short, from: '2', passed: [3] };
    const plans = plansOfCard(plan(sails(stop('2', { passed: [1] }), short), sails(evening)), 0);
    expect(plans.ways).toEqual([
      [0, 1, 2],
      [0, 1, 2, 3, 4],
      [2, 3, 4],
    ]);
    expect(plans.retreats).toEqual([{ space: 4, lap: 0 }]);
  });
});

describe('spoken spaces', () => {
  it('are_those_that_the_log_names_and_those_that_can_be_chosen', () => {
    const named = namedSpaces(['17', 'food', '47@-1', '0@1', '']);
    expect(spokenSpaces(named, { 9: 'sail 9', 17: 'sail 17' }, undefined)).toEqual([17, 47, 0, 9]);
  });
  it('are_those_where_a_move_would_end', () => {
    const plans = plansOfCard(
      plan(sails(stop('6', { lacking: 1, retreats: [back('4')] })), loads(load())),
      0,
    );
    expect(spokenSpaces([], {}, plans)).toEqual([6, 4]);
  });
});

describe('pictures', () => {
  it('explain_every_icon_in_the_legend', () => {
    expect(legend.filter(({ word }) => book.text(word) === '' || book.text(`${word}.text`) === '')).toEqual(
      [],
    );
  });
  it('show_what_a_card_or_a_treasure_is', () => {
    expect(['card.AA', 'treasure.T7a', 'treasure.K2', 'treasure.MAP', 'cargo.food'].map(picture)).toEqual([
      'jamaica-card-AA',
      'i-chest',
      'i-skull',
      'i-hook',
      undefined,
    ]);
  });
});

describe('moves', () => {
  const ship = aShip();
  it('lets_a_hold_stand_for_what_is_asked', () => {
    expect(holdMove('dump-hold', 2, ship, [])).toBe('dump 2');
    expect(holdMove('pay-from', 1, ship, ['pay 1 1', 'pay 1 3', 'pay 2 5'])).toBe('pay 1 3');
    const six = aShip({ holds: [...ship.holds, { cargo: null, amount: 0, sixth: true }] });
    expect([1, 3, 4, 6].map((hold) => holdMove('place-load', hold, six, []))).toEqual([
      undefined,
      'stow regular',
      undefined,
      'stow sixth',
    ]);
    expect(holdMove('choose-card', 1, ship, [])).toBeUndefined();
  });
  it('knows_which_questions_end_on_a_space', () => {
    expect(['choose-path', 'choose-retreat', 'ghost-move', 'saber'].map(verbOf)).toEqual([
      'sail',
      'retreat',
      'steer',
      undefined,
    ]);
  });
  it('says_what_paying_leaves_and_what_comes_after', () => {
    const view = aView({ bill: { ship: 0, cargo: 'food', amount: 5 } });
    const paid: JamaicaEvent = { type: 'paid', ship: 0, hold: 1, cargo: 'food', amount: 3 };
    const after: JamaicaEvent = { type: 'paid', ship: 0, hold: 3, cargo: 'food', amount: 2 };
    const payment: JamaicaFigure = { type: 'payment', left: 0, due: 2 };
    expect(preview('pay 1 3', view, book, foreseen([paid], [payment]))).toBe(
      'The hold will be empty. You will still owe 2.',
    );
    expect(preview('pay 1 3', view, book, foreseen([paid, after], [payment]))).toContain(
      'Anne pays 2 food from hold 3.',
    );
  });
  it('says_whether_loot_finds_room', () => {
    const goods = { cargo: 'food' as const, amount: 2 };
    const stolen: JamaicaEvent = { type: 'hold-stolen', winner: 0, loser: 1, hold: 2, ...goods };
    const say = (room: Theft['room']): string | undefined =>
      preview('steal-hold 2', aView(), book, foreseen([stolen], [{ type: 'theft', goods, room }]));
    expect(say('empty-hold')).toContain('into an empty hold');
    expect(say('full-hold')).toContain('you must throw one overboard');
    expect(say('sea')).toContain('only doubloons');
    const haunted = aView({}, aShip({ ghost: true }));
    const told = foreseen([stolen], [{ type: 'theft', goods, room: 'empty-hold' }]);
    expect(preview('steal-hold 2', haunted, book, told)).toBe('The Ghost Ship takes 2 food.');
  });
});

describe('odds', () => {
  const odds = (parts: Partial<CombatOdds>): CombatOdds => ({
    type: 'combat-odds',
    ship: 0,
    firing: 0,
    cannons: 1,
    bonus: 2,
    toBeat: 0,
    faces: [],
    answers: [{ cannons: 0, win: 0.5, tie: 0.25, lose: 0.25 }],
    ...parts,
  });
  const face = (name: Face, result: FaceResult['result']): FaceResult => ({
    face: name,
    strength: 0,
    result,
  });
  const say = (parts: Partial<CombatOdds>): string | undefined =>
    preview('spend 1', aView(), book, foreseen([], [odds(parts)]));
  it('says_what_beats_the_rival', () => {
    const faces = [face('2', 'loses'), face('6', 'ties'), face('8', 'wins'), face('star', 'wins')];
    expect(say({ toBeat: 9, faces })).toBe(
      'Your strength: the die (2 to 10) + 3. To win you need 8 or more on the die, or the star: 2 sides of 4. You win 50%, tie 25%, lose 25%.',
    );
    expect(say({ toBeat: 20, faces: [face('2', 'loses'), face('star', 'wins')] })).toContain('Only the star');
    expect(say({ toBeat: 2, faces: [face('2', 'wins'), face('star', 'wins')] })).toContain('Any roll wins');
  });
  it('says_how_it_depends_on_the_answer', () => {
    const answers = [
      { cannons: 0, win: 0.6, tie: 0.1, lose: 0.3 },
      { cannons: 1, win: 0.4, tie: 0.1, lose: 0.5 },
    ];
    expect(say({ answers })).toContain('you win 60% if they fire nothing, 40% if they fire their cannon.');
    expect(winText(odds({ answers }), book)).toBe('40–60%');
    expect(winText(odds({}), book)).toBe('50%');
  });
  it('tell_the_defender_how_it_depends_on_their_own_answer', () => {
    const answers = [
      { cannons: 0, win: 0.3, tie: 0.1, lose: 0.6 },
      { cannons: 2, win: 0.5, tie: 0.1, lose: 0.4 },
    ];
    const kept = foreseen([], [odds({ firing: 1, answers })]);
    expect(preview('keep', aView(), book, kept)).toBe(
      'You answer this attack: you win 30% if you fire nothing, 50% if you fire all 2 cannons.',
    );
  });
  it('are_told_of_a_roll_that_may_be_repeated', () => {
    expect(preview('keep', aView(), book, foreseen([], [odds({})]))).toBe('You win 50%, tie 25%, lose 25%.');
  });
  it('are_told_of_an_attack_beside_what_the_rival_has_aboard', () => {
    const told = foreseen([], [odds({ cannons: 0 }), odds({ cannons: 3 })]);
    expect(preview('attack 1', aView(), book, told)).toBe(
      'No cannons, 3 doubloons, no treasures on board. Without cannons you win 50%. With your 3 cannons you win 50%.',
    );
  });
});

describe('story', () => {
  const loaded: JamaicaEvent = { type: 'loaded', ship: 0, hold: 3, cargo: 'doubloons', amount: 2 };
  it('remembers_the_roll', () => {
    expect(rolled([{ type: 'dice-rolled', captain: 1, first: 5, second: 2 }])).toEqual([5, 2]);
  });
  it('keeps_what_each_roll_of_a_fight_adds_up_to', () => {
    const rolled: JamaicaEvent = {
      type: 'combat-rolled',
      ship: 1,
      face: '4',
      cannons: 3,
      bonus: 2,
      strength: 9,
    };
    const fight = fightOf([
      { type: 'attacked', attacker: 1, defender: 0 },
      { type: 'cannons-spent', ship: 1, cannons: 3 },
      rolled,
      { type: 'combat-won', winner: 1, loser: 0 },
    ]);
    expect(fight?.winner).toBe(1);
    expect(fight?.attacker).toEqual({ ship: 1, cannons: 3, roll: rolled });
    expect(fight?.defender.roll).toBeUndefined();
    expect(book.eventText(rolled)).toBe('Mary rolls 4 + 3 cannons + 2 for Lady Beth = 9.');
    expect(book.eventText({ ...rolled, face: 'star' } as JamaicaEvent)).toBe('Mary rolls the star.');
    expect(book.eventText({ ...rolled, cannons: 0, bonus: 0, strength: 4 } as JamaicaEvent)).toBe(
      'Mary rolls 4.',
    );
  });
  it('shows_gains_and_losses_but_not_nothing', () => {
    const short: JamaicaEvent = { type: 'ran-short', ship: 0, cargo: 'food', given: 0 };
    expect(gainsOf([loaded, short])).toEqual([{ ship: 0, icon: 'i-coin', amount: 2 }]);
  });
});

describe('notices', () => {
  const revealed: JamaicaEvent = { type: 'card-revealed', seat: 1, card: 'AF' };
  it('show_a_card_with_what_its_halves_do_today', () => {
    expect(beat(revealed, aView({ morning: 4, evening: 3 }), 0, book)).toMatchObject({
      text: 'Mary plays “Sail and fish”',
      icon: 'i-fwd',
      details: 'Morning: 4 forward. Evening: +3 food.',
    });
  });
  it('do_not_tell_me_of_my_own_card', () => expect(beat(revealed, aView(), 1, book)).toBeUndefined());
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
  it('tells_at_any_time_what_a_captain_would_score_now', () => {
    const standing = { prize: -5, doubloons: 3, treasures: 0, curses: 0, points: -2 };
    const { facts } = seatFacts(aView({}, aShip({ standing })), 0, book);
    expect(facts.find(({ icon }) => icon === 'i-star')?.text).toBe('−2');
    expect(seatFacts(aView(), 0, book).facts.some(({ icon }) => icon === 'i-star')).toBe(false);
  });
  it('names_the_phase_of_the_round_that_the_rules_state', () => {
    const told = phases(aView({ phase: 'cards' }), asked('choose-card'), book);
    expect(told?.names[told.now]).toBe('Choose a card');
    expect(phases(aView(), null, book)).toBeUndefined();
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
