import type { Card, MutiniesEvent, MutiniesFigure, Square, Stage, Stand } from './game.gen';
import { describe, expect, it } from 'vitest';
import { buttonText } from '$src/games/21-mutinies/own/buttonText';
import { raceOf, stagesOf, viewAt } from '$src/games/21-mutinies/ending/count';
import { ending } from '$src/games/21-mutinies/ending/ending';
import { flightsOf } from '$src/games/21-mutinies/board/flights';
import { pileOf } from '$src/games/21-mutinies/board/piles';
import { bonuses, cards, jewels, market, squares, treasures } from './printed';
import { between } from '$src/games/21-mutinies/board/stage';
import { newsOf, gainsOf, honoursOf, isOfTheCount } from '$src/games/21-mutinies/board/story';
import { captainsAction, discsAt, moveAt, priceOf, squaresOf } from './table';
import { chancesText, laterChancesText } from '$src/games/21-mutinies/own/odds';
import { standingText } from '$src/games/21-mutinies/ending/count';
import { seatFacts, phases, textView } from './text';
import { apart, endsOf } from '$src/games/21-mutinies/board/track';
import { footnote, legend, picture } from './pictures';
import { jewelText, obstacle, preview, printedText, squareText } from './words';
import sprite from '$src/art/sprite.svg?raw';
import { choicesOf } from '$src/games/21-mutinies/own/choices';
import { aRoute, aView, asked, book, foretold, on } from './example';

describe('what_is_printed', () => {
  it('is_all_read', () => {
    const counts = [squares, market, bonuses].map((each) => each.length);
    expect(counts).toEqual([39, 6, 4]);
    expect([jewels, treasures, cards].map((each) => Object.keys(each).length)).toEqual([54, 24, 45]);
  });
  it('shows_the_squares_in_use', () => {
    const view = aView({ squares: ['TR1', 'TR2', 'C1'] });
    expect(squaresOf(view, 'trade-routes').map(({ id }) => id)).toEqual(['TR1', 'TR2']);
  });
  it('knows_the_kinds_of_cards', () => {
    const kinds = ['MC-08', 'MC-17', 'MC-43', 'MC-45'].map((card) => cards[card]?.category);
    expect(kinds).toEqual(['obligatory', 'voluntary', 'end-of-game', 'last-mutiny']);
  });
  it('names_the_moments_of_a_card', () =>
    expect(cards['MC-17']?.moments).toEqual(['before', 'after', 'resolving', 'end']));
});

describe('a_disc_that_is_not_placed', () => {
  const told = (scoring: boolean): string => {
    const view = aView({ scoring });
    return JSON.stringify([seatFacts(view, 0, book), textView(view, book)]);
  };
  it('is_still_to_place', () => {
    expect(told(false)).toContain('still to place');
    expect(told(false)).toContain('Disc not placed');
  });
  it('is_not_spoken_of_when_the_points_are_counted', () => {
    expect(told(true)).not.toMatch(/still to place|Disc not placed/);
  });
});

describe('the_table', () => {
  const view = aView({}, on('TR2', 2, 1), on('CAB1'), on('CAB1'));
  it('tells_who_stands_where_with_what_set_aside', () => {
    expect(discsAt(view, 'TR2')).toEqual([{ seat: 0, minion: false, doubloons: 2, rum: 1 }]);
    expect(discsAt(view, 'CAB1').map(({ seat }) => seat)).toEqual([1, 2]);
  });
  it('knows_the_captains_action', () => expect(captainsAction(view)).toBe('trade-routes'));
  it('shows_the_minion', () => {
    const duo = aView({ minion: { square: 'M1', doubloons: 1, rum: 0 } });
    expect(discsAt(duo, 'M1')[0]).toMatchObject({ minion: true, doubloons: 1 });
  });
  it('prices_squares_as_printed_or_as_a_card_makes_them', () => {
    const bargain: MutiniesFigure = { type: 'bargain', square: 'M6', price: { doubloons: 4, rum: 0 } };
    expect(priceOf(view, 'TR2', [])).toEqual({ doubloons: 2, rum: 1 });
    expect(priceOf(view, 'M6', [])).toEqual({ doubloons: 6, rum: 0 });
    expect(priceOf(view, 'M6', [bargain])).toEqual({ doubloons: 4, rum: 0 });
  });
  it('lets_a_square_stand_for_what_is_asked', () => {
    expect(moveAt('sailor-turn', 'TR2')).toBe('place TR2');
    expect(moveAt('rob-jewel', 'TR2')).toBe('rob TR2');
    expect(moveAt('market-row', 'BM-SAME3')).toBe('pick SAME3');
  });
});

describe('words', () => {
  const captaincy = (parts: { isOutbid?: boolean; richer?: number[]; hidden?: number[] }) =>
    foretold(['place M3'], {
      figures: [{ type: 'captaincy', isOutbid: false, richer: [], hidden: [], ...parts }],
    });
  it.each([
    [{ richer: [2] }, 'You will be Captain unless Jack pays more.'],
    [{ hidden: [2] }, 'You will be Captain unless Jack pays more with hidden tokens or cards.'],
    [{}, 'You will be Captain: nobody can outbid you.'],
    [{ isOutbid: true }, 'Somebody else has already paid more.'],
  ])('say_who_may_outbid_a_mutiny_%#', (parts, said) => {
    expect(preview('place M3', aView(), book, captaincy(parts))).toBe(
      `You pay 3 doubloons and gain 2 prestige. ${said}`,
    );
  });
  it('promise_nothing_back_for_a_free_jewel', () => {
    expect(['NTR1', 'NTR2'].map((square) => squareText(square, aView(), book))).toEqual([
      'You draw a jewel unseen, and keep or discard it.',
      'You pay 1 doubloon and draw a jewel unseen. If you discard it, you get the doubloon back.',
    ]);
  });
  it('say_the_price_of_a_jewel', () => {
    expect(squareText('TR2', aView(), book)).toBe('You pay 2 doubloons and 1 rum for the wild jewel.');
  });
  it('say_what_every_square_is_for', () => {
    const said = squares.map(({ id }) => [id, printedText(id, aView(), book)] as const);
    expect(said.filter(([, text]) => !/\. [A-Z].*\.$/.test(text))).toEqual([]);
  });
  it('say_the_chance_of_a_search', () => {
    const loaded: MutiniesFigure = { type: 'search-odds', treasure: 1, doubloon: 0 };
    expect(squareText('WRECK4', aView(), book)).toContain('(56%)');
    expect(squareText('WRECK1', aView(), book)).toContain('both do (69%)');
    expect(squareText('WRECK4', aView(), book, [loaded])).toContain('(100%)');
  });
  it('say_the_odds_of_what_is_drawn', () => {
    const odds: MutiniesFigure[] = [
      {
        type: 'jewel-odds',
        colours: [
          { colour: 'red', chance: 0.75 },
          { colour: 'wild', chance: 0.25 },
        ],
      },
      {
        type: 'rum-shares',
        shares: [
          { guests: 1, least: 3, most: 8, average: 5.5 },
          { guests: 2, least: 1, most: 4, average: 2.5 },
          { guests: 3, least: 1, most: 3, average: 1.83 },
        ],
      },
    ];
    expect(chancesText(book, odds)).toBe(
      'The jewel: ruby 75%, wild 25%. Alone you are dealt 3 to 8, 5.5 on average. ' +
        'With 3 guests you are dealt 1 to 3, 1.8 on average.',
    );
  });
  it('leave_the_odds_of_what_comes_later_to_the_mouse', () => {
    const odds: MutiniesFigure[] = [
      { type: 'search-odds', treasure: 0.75, doubloon: 0 },
      { type: 'treasure-odds', kinds: [{ kind: 'draw-jewel', chance: 1 }] },
    ];
    expect([chancesText(book, odds), laterChancesText(book, odds)]).toEqual(['', 'The token: jewel 100%.']);
    expect(
      laterChancesText(book, [{ type: 'card-odds', categories: [{ category: 'voluntary', chance: 1 }] }]),
    ).toBe('The card you draw as Captain: Voluntary 100%.');
  });
  it('say_what_the_best_sale_is', () => {
    const deal: MutiniesFigure = {
      type: 'deal',
      row: 'SAME3',
      jewels: ['RED-01', 'RED-06', 'RED-07'],
      rum: 2,
      doubloons: 6,
      prestige: 7,
    };
    expect(preview('place BM-SAME3', aView(), book, foretold(['place BM-SAME3'], { figures: [deal] }))).toBe(
      'Your best sale: 3 alike with 2 rum: 6 doubloons and 7 prestige.',
    );
  });
  it('say_what_an_order_does_to_everybody', () => {
    const events: MutiniesEvent[] = [
      { type: 'doubloons-handed-over', from: 1, to: 0, amount: 1 },
      { type: 'prestige-moved', seat: 2, by: -1, to: 4 },
    ];
    expect(preview('play MC-07', aView(), book, foretold(['play MC-07'], { events }))).toContain(
      'Anne: +1 doubloon. Mary: −1 doubloon. Jack: −1 prestige.',
    );
  });
  it('say_how_somebody_stands', () => {
    const [anne] = aView({}, { standing: 14 }).pirates;
    expect(anne && standingText(anne, book)).toEqual([
      'Anne would have 14 prestige if the game ended now, as far as you know',
    ]);
  });
  it('notice_when_another_jewel_lies_on_a_square', () => {
    const other = aView({ routes: [aRoute('TR1', 'BLUE-01')] });
    expect(printedText('TR1', aView(), book)).toBe('Trade Routes 1. You pay 1 rum for the ruby.');
    expect(printedText('TR1', other, book)).toBe('Trade Routes 1. The sapphire is free.');
  });
  it('say_why_a_square_is_closed', () => {
    const barred = (square: Square, reason: string, doubloons = 0, rum = 0, rounds = 0): MutiniesFigure => ({
      type: 'barred',
      square,
      reason,
      missing: { doubloons, rum },
      rounds,
    });
    const told = [
      barred('M1', 'square-taken'),
      barred('C3', 'action-repeated'),
      barred('TAV1', 'action-closed', 0, 0, 2),
      barred('CAB3', 'too-few-doubloons', 4),
      barred('TR1', 'too-little-rum', 0, 1),
      barred('BM-ANY2', 'no-such-set'),
    ];
    const squares = ['M1', 'C3', 'TAV1', 'CAB3', 'TR1', 'BM-ANY2', 'WRECK1'];
    expect(squares.map((id) => obstacle(id, aView({}, {}, on('M1')), book, told))).toEqual([
      'Taken by Mary.',
      'Last round’s action: the Captain may not repeat it.',
      'Closed by a Mutiny card for 2 more rounds.',
      'You are 4 doubloons short.',
      'You are 1 rum short.',
      'Your jewels do not make that combination. Choose one that you can deliver.',
      undefined,
    ]);
  });
  it('say_what_keeping_a_card_costs', () => {
    const keep = (drawnCard: Card, prestige: number) =>
      preview(
        'keep',
        aView({}, { drawnCard }),
        book,
        foretold(['keep'], { figures: [{ type: 'kept', doubloons: 1, prestige }] }),
      );
    expect(keep('MC-08', -2)).toContain('worth 1 doubloon but costs 2 prestige');
    expect(keep('MC-17', 0)).toBe('It stays hidden in your hand, and is worth 1 doubloon at the end.');
    expect(keep('MC-43', 3)).toContain('as things are 3 prestige');
  });
  it('say_what_discarding_a_jewel_brings_back', () => {
    const view = aView({}, { drawnJewel: 'RED-01', ...on('NTR2') });
    const events: MutiniesEvent[] = [{ type: 'doubloons-gained', seat: 0, amount: 1 }];
    expect(preview('discard', view, book, foretold(['discard'], { events }))).toBe(
      'You get 1 doubloon back, and everyone sees the ruby.',
    );
  });
  it('say_what_the_minion_costs', () => {
    const view = aView({ nextDisc: { seat: 0, isMinion: true } }, on('TR1'));
    expect(preview('place TR2', view, book)).toContain('You pay 2 doubloons and 1 rum and gain nothing.');
  });
  it('name_the_victims', () => {
    const [victim] = choicesOf(['steal 1'], aView(), book);
    expect(victim).toMatchObject({ seat: 1, text: 'Mary', detail: '4 doubloons, 1 rum, 3 prestige' });
  });
  it('tell_the_board_in_a_list', () => {
    const told = textView(aView({ lastRound: true }, on('M1', 1)), book);
    expect(told[0]?.lines?.[1]?.text).toBe('This is the last round');
    expect(told.find(({ text }) => text === 'Mutiny')?.lines?.[1]?.text).toContain('Here: Anne.');
  });
  it('tell_a_seat_in_numbers', () => {
    const facts = seatFacts(aView({}, on('TR1')), 0, book);
    expect(facts.facts.at(-1)?.text).toBe('Trade Routes: ruby (1 rum)');
    expect(facts.badge?.icon).toBe('i-hat');
    expect(facts.facts[1]?.tells).toContain('1 rum. Makes a sale dearer');
  });
  it('know_the_step_of_the_round', () => {
    const now = ['captain-turn', 'sell-rum', 'mutiny-card'].map(
      (kind) => phases(aView(), asked(kind), book)?.now,
    );
    expect(now).toEqual([0, 1, 2]);
  });
  it('count_the_piles', () =>
    expect(pileOf('mutiny', aView({ mutinies: 1, endIsNear: true }), book)).toMatchObject({
      label: '1 mutiny left',
      isLow: true,
    }));
});

describe('the_track', () => {
  it('grows_with_fame', () => {
    expect(endsOf([3, 12])).toEqual([0, 50]);
    expect(endsOf([-2, 53])).toEqual([-5, 55]);
  });
  it('moves_discs_apart', () => {
    const moved = apart([50, 50, 52, 200], 20, 0, 300);
    expect(moved.map(Math.round)).toEqual([31, 51, 71, 200]);
  });
  it('keeps_discs_on_the_track', () => expect(Math.min(...apart([0, 0, 0], 20, 0, 300))).toBe(0));
});

describe('the_story', () => {
  const sale: MutiniesEvent[] = [
    { type: 'sold', seat: 1, row: 'ANY2', jewels: ['RED-01', 'BLUE-06'] },
    { type: 'rum-poured', seat: 1, cubes: 1 },
    { type: 'doubloons-gained', seat: 1, amount: 3 },
    { type: 'prestige-moved', seat: 1, by: 2, to: 5 },
  ];
  it('tells_a_sale_with_its_gains', () => {
    expect(newsOf(sale)).toMatchObject([
      {
        kind: 'sale',
        seat: 1,
        gains: [
          { icon: 'i-rum', amount: -1 },
          { icon: 'i-coin', amount: 3 },
          { icon: 'pp', amount: 2 },
        ],
      },
    ]);
  });
  it('gives_a_theft_two_sides', () => {
    const theft: MutiniesEvent = { type: 'doubloons-handed-over', from: 2, to: 0, amount: 1 };
    expect(gainsOf(theft).map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 1],
      [2, -1],
    ]);
  });
  it('honours_the_best_but_not_those_who_tie', () => {
    const events: MutiniesEvent[] = [
      { type: 'round-begun', round: 1, captain: 0, last: false },
      { type: 'round-begun', round: 2, captain: 1, last: false },
      { type: 'captain-replaced', captain: 1, deposed: 0 },
      ...sale,
    ];
    expect(honoursOf(events)).toEqual([
      { name: 'mutinies', seat: 1, figure: 1 },
      { name: 'sale', seat: 1, figure: 2 },
    ]);
  });
  it('keeps_the_last_disc_in_sight_when_the_round_ends_with_it', () => {
    const placed: MutiniesEvent = {
      type: 'disc-placed',
      seat: 3,
      minion: false,
      square: 'M3',
      doubloons: 3,
      rum: 0,
    };
    const held = between(aView(), [placed], aView({ round: 2 }));
    expect(held?.pirates[3]).toMatchObject({ doubloons: 4, disc: { square: 'M3', doubloons: 3 } });
    expect(between(aView(), [placed], aView({}, {}, {}, {}, on('M3', 3)))).toBeUndefined();
  });
  it('shows_no_face_of_a_jewel_drawn_unseen', () => {
    const drawn: MutiniesEvent = { type: 'jewel-drawn', seat: 1, ntr: true, jewel: null };
    expect(flightsOf(drawn, aView())).toEqual([{ icon: 'j-back', count: 1, from: 'pile:ntr', to: 'seat:1' }]);
  });
});

describe('a_button', () => {
  it.each([
    ['place TR2', /^Take /],
    ['place M3', 'Mutiny for 3!'],
    ['place M0', 'Mutiny for nothing!'],
    ['place WRECK1', 'Go to the Shipwrecks'],
    ['place BM-SAME3', /^Sell 3 /],
    ['place CAB1', undefined],
  ])('names_what_comes_of_%s', (move, said) => {
    const told = buttonText(move, aView({}, on('TR1')), book);
    if (said instanceof RegExp) expect(told).toMatch(said);
    else expect(told).toBe(said);
  });
  it('sends_the_minion', () => {
    const duo = aView({ nextDisc: { seat: 0, isMinion: true } }, on('TR1'));
    expect(buttonText('place M1', duo, book)).toBe('Send the Minion to Mutiny 1');
  });
  it('keeps_a_voluntary_card_but_refuses_an_obligatory_one', () => {
    const drawn = (drawnCard: Card) => aView({}, { drawnCard });
    expect((['MC-08', 'MC-17'] as const).map((card) => buttonText('keep', drawn(card), book))).toEqual([
      'Refuse it',
      undefined,
    ]);
    expect(choicesOf(['keep'], drawn('MC-08'), book)[0]?.text).toBe('Refuse it');
  });
});

describe('the_final_count', () => {
  const stand = (points: number, coins: number, prestige: number, doubloons: number): Stand => ({
    points,
    coins,
    prestige,
    doubloons,
  });
  const stages: Stage[] = [
    { name: 'prestige', stands: [stand(30, 5, 30, 5), stand(31, 0, 31, 0)], order: [1, 0] },
    { name: 'jewels', stands: [stand(0, 3, 30, 8), stand(0, 0, 31, 0)], order: [1, 0] },
    { name: 'doubloons', stands: [stand(4, 0, 34, 8), stand(0, 0, 31, 0)], order: [0, 1] },
  ];
  const view = aView({ scoring: true, stages }, { prestige: 34, doubloons: 8 }, { prestige: 31 });
  it('goes_stage_by_stage', () => {
    const [anne] = raceOf(view);
    expect(anne?.standings.map(({ prestige }) => prestige)).toEqual([30, 30, 34]);
    expect(anne?.standings.map(({ doubloons }) => doubloons)).toEqual([5, 8, 8]);
    expect(stagesOf(view)).toEqual(['prestige', 'jewels', 'doubloons']);
  });
  it('is_told_in_words', () => {
    const lines = textView(view, book).flatMap((line) => line.lines ?? []);
    const count = lines.find(({ text }) => text === 'Final count')?.lines ?? [];
    expect(count.map(({ text }) => text)).toEqual([
      'In play: 30 prestige, 5 doubloons',
      'Unsold jewels: 3 doubloons',
      'Doubloons: 4 prestige',
    ]);
  });
  it('lets_nobody_tell_more_than_the_race_has_shown', () => {
    const prestige = (stage: number) => viewAt(view, stage).pirates.map((each) => each.prestige);
    expect([prestige(0), prestige(2)]).toEqual([
      [30, 31, 3, 3],
      [34, 31, 3, 3],
    ]);
  });
  it('knows_what_the_log_must_not_tell_before_the_race_is_over', () => {
    const types = ['sold', 'cards-revealed', 'counted', 'scored'];
    expect(types.filter((type) => isOfTheCount({ type }))).toEqual(types.slice(1));
  });
  it('says_when_doubloons_decide', () => {
    const tied = aView({}, { prestige: 40, doubloons: 9 }, { prestige: 40, doubloons: 7 });
    const result = { outcome: { ranks: [1, 2, 3, 3], scores: [40, 40, 3, 3] } };
    expect(ending(tied, result as never, book)).toBe(
      'Anne and Mary are level at 40 prestige; doubloons decide, 9 to 7.',
    );
  });
});

describe('a_picture', () => {
  it('is_there_for_every_card_and_token', () => {
    const keys = [
      ...Object.keys(cards).map((id) => `card.${id}`),
      ...Object.keys(treasures).map((id) => `treasure.${id}`),
    ];
    expect(keys.filter((key) => !picture(key))).toEqual([]);
    expect([picture('card.MC-35'), picture('term.rum'), picture('term.turn-order')]).toEqual([
      'j-ruby',
      'i-rum',
      undefined,
    ]);
  });
  it('is_in_the_sprite', () => {
    const drawn = [
      ...Object.keys(cards).map((id) => picture(`card.${id}`)),
      ...legend.map(({ icon }) => icon),
    ];
    expect(drawn.filter((each) => !sprite.includes(`id="${each}"`))).toEqual([]);
  });
  it('says_when_a_card_may_be_played', () => {
    expect(footnote('card.MC-29', book)).toBe('Voluntary. Play: before placing');
    expect(footnote('card.MC-43', book)).toBe('End of game');
    expect(footnote('treasure.TT-01', book)).toBeUndefined();
  });
});

describe('a_jewel', () => {
  it('says_what_it_is_for', () => {
    expect(jewelText('WILD-05', book)).toBe(
      'wild jewel (2 doubloons, 1 rum). Counts as a jewel of any one colour. In a sale it has room for 1 rum.',
    );
    expect(jewelText('RED-01', book)).toBe('ruby. Sells well with other rubies.');
  });
});
