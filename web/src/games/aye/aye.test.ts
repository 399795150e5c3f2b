import { describe, expect, it, vi } from 'vitest';
import { promptOverrideOf } from '$src/games/aye/own/promptOverride';
import { choicesOf } from '$src/games/aye/own/choices';
import { endingOf, kindOf } from '$src/games/aye/ending/ending';
import { flightsBetween } from '$src/games/aye/board/flights';
import { LocalInput } from '$src/games/aye/own/localInput.svelte';
import { phasesOf } from '$src/games/aye/board/phases';
import { abilityOf, board } from './printed';
import { settledIn } from '$src/games/aye/stage/settle';
import { stageOf } from '$src/games/aye/stage/stage';
import { recordsIn, honoursOf, momentsIn } from '$src/games/aye/ending/story';
import { diceText, seatFacts, textView } from './text';
import { laidOut } from '$src/games/aye/stage/throwing.svelte';
import { fallenOf, handful, lettersOf } from '$src/games/aye/stage/dice';
import { percent } from '$src/games/aye/own/percent';
import { crewOrder, isDown, tileText } from '$src/games/aye/board/tiles';
import { tumbling } from '$src/games/aye/stage/tumble';
import { voteText } from '$src/games/aye/own/votes';
import { question } from '$src/table/store/exampleTable';
import { TableStore } from '$src/table/store/tableStore.svelte';
import { aMission, anAttempt, aProspect, aTable, aVenture, aView, book, dice, texts } from './example';
import type { Prospect } from './ayeStore';
import type { Figure } from '$src/net/protocol.gen';
import type { AyeEvent, AyeFigure, AyeView, LaidDice } from './game.gen';

describe('a chance', () => {
  it('is_never_called_certain_unless_it_is', () =>
    expect([0.999, 0.001, 1, 0].map(percent)).toEqual([99, 1, 100, 0]));
});

describe('the crew', () => {
  it('begins_at_the_captains_left', () =>
    expect(crewOrder({ ...aView(), crew: [3, 0, 1] }).map(({ seat }) => seat)).toEqual([3, 0, 1]));
});

describe('draft', () => {
  const free = ['order 1 sails', 'order 2 sails', 'deal 1 1', 'deal 1 2', 'deal 2 1', 'confirm'];
  const drafting = { kind: 'issue-commands', moves: ['order 1 sails', 'confirm'], free };
  it('gives_a_token_to_whoever_is_served', () => {
    const { store, sent } = aTable(aView(), drafting);
    const { draft } = new LocalInput(store);
    draft.serve(2);
    draft.token('sails');
    expect(sent).toEqual([['order 2 sails']]);
  });
  it('serves_the_first_without_a_command', () => {
    const { store } = aTable(aView({}, { 1: { command: 'rum' } }), drafting);
    expect(new LocalInput(store).draft.served?.seat).toBe(2);
  });
  it('stays_with_whoever_was_given_a_token', () => {
    const { draft } = new LocalInput(aTable(aView(), drafting).store);
    draft.token('sails');
    expect(draft.to).toBe(1);
  });
  it('puts_down_what_was_dragged', () => {
    const { store, sent } = aTable(aView({}, { 1: { dealt: 1 } }), drafting);
    new LocalInput(store).draft.put(1, { die: true });
    expect(sent).toEqual([['deal 1 2']]);
  });
  it('does_what_is_pressed_before_the_answer_when_the_answer_is_there', async () => {
    const { store, sent } = aTable(aView(), { kind: 'issue-commands', moves: ['deal 1 1', 'order 2 sails'] });
    const { draft } = new LocalInput(store);
    draft.deal(1, 1);
    draft.order(2, 'sails');
    expect(sent).toEqual([['deal 1 1']]);
    await vi.waitUntil(() => sent.length === 2);
    expect(sent[1]).toEqual(['order 2 sails']);
  });

  it('counts_the_tokens_that_are_left', () => {
    const { draft } = new LocalInput(aTable(aView(), drafting).store);
    expect([draft.left('helm'), draft.left('sails'), draft.left('nothing')]).toEqual([0, 2, Infinity]);
  });
  it('takes_everything_back', async () => {
    const { store, sent } = aTable(aView({}, { 1: { command: 'helm', dealt: 2 } }), drafting);
    await new LocalInput(store).draft.clear();
    expect(sent).toEqual([['order 1 nothing', 'deal 1 0']]);
  });
  it('shares_doubloons_evenly', async () => {
    const gifts = [1, 2, 3].map((seat) => ({ seat, doubloons: 5 }));
    const asked = { kind: 'deal-doubloons', moves: ['give 1 0'] };
    const { store, sent } = aTable(aView(), asked, 0, undefined, [{ type: 'even-split', gifts }]);
    const { draft } = new LocalInput(store);
    await vi.waitUntil(() => draft.evenly);
    await draft.even();
    expect(sent[0]?.slice(3)).toEqual(['give 1 5', 'give 2 5', 'give 3 5']);
  });
  it('knows_how_the_table_would_look_after_an_order', async () => {
    const missions = [aMission('sails', 0, { venture: aVenture('sails', [1], 0.63) })];
    const { store } = aTable(aView(), drafting, 0, () => ({ changed: { missions: [missions] } }));
    const { draft } = new LocalInput(store);
    await vi.waitUntil(() => draft.viewAfter(1, { command: 'sails' }));
    expect(draft.viewAfter(1, { command: 'sails' })?.missions).toEqual(missions);
    expect(draft.viewAfter(3, { command: 'sails' })).toBeUndefined();
  });
  it('turns_around_the_crew', () => {
    const { store } = aTable(aView(), drafting);
    const { draft } = new LocalInput(store);
    draft.turn(-1);
    expect(draft.served?.seat).toBe(3);
  });
  it('sums_up_in_the_prompt', () => {
    const view = aView({}, { 1: { command: 'helm', dealt: 2 } });
    const { store } = aTable(view, drafting);
    const override = promptOverrideOf(store, new LocalInput(store), []);
    expect(override?.why).toContain('1 command for a crew of 3, 2 dice dealt');
    expect(override?.buttons?.map((act) => act.text)).toEqual(['Start over', 'Give the commands']);
  });
  it('asks_again_for_orders_that_give_a_round_away', () => {
    const confirmIn = (commands: Parameters<typeof aView>[1], supply: number): unknown => {
      const view = aView({}, commands);
      const { store } = aTable({ ...view, dice: { ...view.dice, supply } }, drafting);
      const { isMain, confirmText } =
        promptOverrideOf(store, new LocalInput(store), [])?.buttons?.at(-1) ?? {};
      return [isMain, confirmText];
    };
    expect(confirmIn({}, 8)).toEqual([false, 'Give no commands at all?']);
    expect(confirmIn({ 1: { dealt: 8 } }, 0)).toEqual([true, 'Give no commands at all?']);
    expect(confirmIn({ 1: { command: 'helm' } }, 8)).toEqual([true, 'Keep 8 dice back?']);
    expect(confirmIn({ 1: { command: 'helm', dealt: 8 } }, 0)).toEqual([true, undefined]);
  });
});

describe('throwing', () => {
  const attempt = anAttempt();
  const lying = [dice('success'), dice('trident', 1, 'argh'), dice('kraken'), dice('blank', 2)];
  const view = aView({ phase: 6, attempt }, { 1: { dice: lying, doubloons: 0 } });
  const moves = ['reroll -', 'reroll S', 'reroll B', 'reroll BB', 'reroll /T', 'reroll BB/T', 'reroll B/T'];
  const asked = { kind: 'consider-throw', moves };
  it('writes_dice_as_the_server_does', () => {
    expect(lettersOf(laidOut(lying))).toBe('SKBB/T');
    expect(lettersOf([])).toBe('-');
    expect(lettersOf(fallenOf('SSB/TK'))).toBe('SSB/TK');
    expect(fallenOf('-')).toEqual([]);
    expect(handful('SBB/T', book)).toBe('success and 2 blanks; Argh!: trident');
  });
  it('tells_equal_dice_apart', () => {
    const keys = laidOut([dice('blank', 2), dice('blank')]).map((one) => one.key);
    expect(new Set(keys).size).toBe(3);
  });
  it('names_dice_that_the_server_offers', () => {
    const { throwing } = new LocalInput(aTable(view, asked, 1).store);
    throwing.name(['blank', 'trident', 'kraken']);
    expect(throwing.move).toBe('reroll BB/T');
  });
  it('gives_no_hope_when_even_all_dice_that_lie_open_are_too_few', () => {
    const lost = aView(
      { phase: 6, attempt: { ...attempt, hopeless: true } },
      { 1: { dice: lying, doubloons: 0 } },
    );
    const { throwing } = new LocalInput(aTable(lost, asked, 1).store);
    expect([throwing.most, throwing.hopeful]).toEqual([attempt.most, 0]);
  });
  it('names_and_unnames_a_die', () => {
    const { throwing } = new LocalInput(aTable(view, asked, 1).store);
    const blank = throwing.dice.find((one) => one.face === 'blank');
    if (blank) throwing.toggle(blank);
    expect(throwing.move).toBe('reroll B');
    if (blank) throwing.toggle(blank);
    expect(throwing.move).toBe('reroll -');
  });
  it('leaves_krakens_alone', () => {
    const { throwing } = new LocalInput(aTable(view, asked, 1).store);
    expect(throwing.dice.filter((one) => throwing.canName(one)).map((one) => one.face)).not.toContain(
      'kraken',
    );
  });
  it('tells_the_chance_of_what_is_named', async () => {
    const odds = (move: string): AyeFigure => ({
      type: 'attempt-odds',
      odds: { success: move === 'reroll -' ? 0 : 0.4, krakens: 1, sinks: 0 },
      dice: 4,
    });
    const { store } = aTable(view, asked, 1, (move) => ({ figures: [odds(move) as unknown as Figure] }));
    const { throwing } = new LocalInput(store);
    await vi.waitUntil(() => throwing.chance !== undefined);
    expect(throwing.chance).toBe(0);
    throwing.name(['blank', 'trident']);
    await vi.waitUntil(() => throwing.chance !== undefined);
    expect(throwing.chance).toBe(0.4);
  });
  it('does_not_give_up_at_the_first_press_while_blanks_may_help', () => {
    const { store, sent } = aTable(view, asked, 1);
    const input = new LocalInput(store);
    const main = () => promptOverrideOf(store, input, [])?.buttons?.find(({ isMain }) => isMain);
    main()?.run();
    expect([sent, input.throwing.move]).toEqual([[], 'reroll BB']);
    main()?.run();
    expect(sent).toEqual([['reroll BB']]);
  });
  it('goes_ahead_from_the_prompt', () => {
    const { store, sent } = aTable(view, asked, 1);
    const input = new LocalInput(store);
    input.throwing.name(['blank']);
    promptOverrideOf(store, input, [])?.buttons?.at(-1)?.run();
    expect(sent).toEqual([['reroll BB']]);
  });
  it('tumbles_only_what_was_thrown', () => {
    const keys = tumbling(laidOut(lying), [{ type: 'dice-thrown', seat: 1, dice: 'B/T' }]);
    expect([...keys]).toEqual(['mission-blank-l-0', 'argh-trident-l-0']);
  });
});

describe('settled', () => {
  const laid = (seat: number, face: LaidDice['face'], count: number, turned = false): LaidDice => ({
    seat,
    die: 'mission',
    face,
    turned,
    count,
  });
  it('shows_the_last_throw_although_all_is_over', () => {
    const dice = [
      laid(1, 'success', 2),
      laid(1, 'kraken', 1, true),
      laid(1, 'kraken', 2),
      laid(2, 'blank', 0),
    ];
    const settled = settledIn([
      { type: 'attempt-succeeded', mission: 'helm', step: 2, successes: 3, needed: 3, dice },
    ]);
    expect(settled).toMatchObject({ mission: 'helm', successes: 3, members: [1, 2], isSuccess: true });
    expect([0, 1, 2].map((seat) => settled?.diceOf(seat).length)).toEqual([0, 3, 0]);
  });
  it('shows_nothing_while_an_attempt_goes_on', () =>
    expect(settledIn([{ type: 'dice-thrown', seat: 1, dice: 'S' }])).toBeUndefined());
});

describe('stage', () => {
  it('shows_the_plan_while_orders_are_given', () =>
    expect(stageOf(aView(), undefined, question([], { kind: 'issue-commands' }), [])?.type).toBe('plan'));
  it('shows_nothing_while_all_is_quiet', () =>
    expect(stageOf(aView(), undefined, question([], { kind: 'cast-votes' }), [])).toBeUndefined());
  it('tells_the_news_at_the_end_of_a_round', () =>
    expect(stageOf(aView(), undefined, question([], { kind: 'meet-round-end' }), [])?.type).toBe('news'));
  it('has_nine_phases_of_which_the_first_ends_with_the_vote', () => {
    expect(phasesOf(aView())).toHaveLength(9);
    const now = (voting: boolean): string | undefined =>
      phasesOf(aView({ voting })).find(({ state }) => state === 'now')?.id;
    expect([now(false), now(true)]).toEqual(['captain', 'vote']);
  });
});

describe('choices', () => {
  const choose = (
    kind: string,
    moves: string[],
    view = aView(),
    told: Record<string, Partial<Prospect>> = {},
  ): Record<string, string> => {
    const foresee = (move: string): Prospect => aProspect({ moves: [move], ...told[move] });
    const scene = { view, me: 1, kind, moves, book, foresee };
    return Object.fromEntries(choicesOf(scene).map(({ move, text }) => [move, text]));
  };
  const attempting = (crew: number[], success: number, argh = 0): Partial<Prospect> => ({
    figures: [{ type: 'attempting', venture: aVenture('sails', crew, success, { argh }) }],
  });
  it('lists_all_actions', () =>
    expect(Object.keys(choose('choose-action', ['act nothing', 'act sails']))).toHaveLength(7));
  it('tells_what_a_repair_brings', () => {
    const told = choose('spend-on-repair', ['mend 1', 'refuse'], aView(), {
      'mend 1': {
        events: [
          { type: 'repaired', seat: 1, doubloons: 1, ship: 7 },
          { type: 'flag-raised', flag: 6 },
          { type: 'reputation-gained', seat: 1, reputation: 3 },
        ],
      },
      refuse: { events: [{ type: 'reputation-lost', seat: 1, reputation: 1 }] },
    });
    expect(told).toEqual({
      'mend 1': 'Integrity rises to 7, reputation to 3; 2 doubloons left. Frees a die.',
      refuse: 'You break your word: −1 reputation.',
    });
  });
  it('tells_what_breaking_ones_word_costs_at_the_bottom', () =>
    expect(
      choose('spend-on-repair', ['refuse'], aView(), {
        refuse: { events: [{ type: 'die-overboard', seat: 1 }] },
      }),
    ).toEqual({ refuse: 'You break your word: a die goes overboard.' }));
  it('tells_what_a_hook_is_worth', () => {
    const missions = [aMission('sails', 0, { venture: aVenture('sails', [2], 0.4) })];
    const view = aView({ phase: 4, missions }, { 2: { vote: 'aye', action: 'sails' } });
    const told = choose('give-hook', ['hook 2'], view, { 'hook 2': attempting([2], 0.7) });
    expect(told['hook 2']).toBe('set sails, 4 dice: 40% → 70%');
  });
  it('tells_who_would_unite', () => {
    const told = choose('take-stance', ['unite'], aView(), { unite: attempting([1, 2], 0.5) });
    expect(told['unite']).toBe('With Jack: 4 dice for 2, about 50%.');
  });
  it('counts_the_argh_dice_that_a_rebel_may_take', () => {
    const told = choose('take-stance', ['throw-early'], aView(), { 'throw-early': attempting([1], 0.5, 2) });
    expect(told['throw-early']).toBe('Before the others: up to 6 dice for 2, about 50%.');
  });
  it('tells_what_more_argh_dice_bring', () => {
    const view = aView({ attempt: anAttempt({ needed: 2 }) });
    const told = choose('take-argh-dice', ['take-argh 3'], view, {
      'take-argh 3': {
        figures: [{ type: 'attempt-odds', odds: { success: 0.5, krakens: 1.25, sinks: 0 }, dice: 3 }],
      },
    });
    expect(told['take-argh 3']).toBe('3 dice for 2: about 50%, 1.3 Krakens.');
  });
  it('tells_what_a_card_would_change', () => {
    const view = aView({ cardsCompleted: 3, attempt: anAttempt() });
    const told = choose('use-ability', ['use C01'], view, {
      'use C01': {
        view: aView({ cardsCompleted: 2 }),
        figures: [{ type: 'attempt-odds', odds: { success: 0.8, krakens: 1, sinks: 0 }, dice: 4 }],
      },
    });
    expect(told['use C01']).toBe(
      `${texts['ability.kraken']} Success: 50% → 80%. Goals completed after that: 2 of 3.`,
    );
  });
  it('tells_how_many_thumbs_a_mutiny_takes', () => {
    const foresee = (): Prospect =>
      aProspect({ figures: [{ type: 'mutiny-vote', nominee: 2, thumbsNeeded: 2, voters: 3 }] });
    const scene = { view: aView(), me: 1, kind: 'consider-mutiny', moves: ['declare 2'], book, foresee };
    expect(choicesOf(scene)[0]?.means).toContain('With 2 of 3 thumbs up, Jack takes the hat');
  });
  it('leaves_pass_and_ready_to_the_prompt', () =>
    expect(choose('use-ability', ['use C05', 'pass'], aView({ cardsCompleted: 2 }))).toEqual({
      'use C05': `${texts['ability.doubloon']} Goals completed after that: 2 of 3.`,
    }));
  it('draws_every_answer', () => {
    const moves = [
      'declare 2',
      'name-captain 1',
      'pay 1',
      'thumb-up',
      'agree',
      'claim C31 0',
      'pay-trident argh',
    ];
    expect(Object.values(choose('anything', moves)).filter(Boolean)).toHaveLength(6);
  });
  it('tells_what_a_vote_means', () => {
    const missions = [aMission('sails', 0, { venture: aVenture('sails', [1], 0.63, { dice: 3 }) })];
    const view = aView({ missions }, { 1: { command: 'sails', dealt: 3 } });
    expect(voteText('aye', view, 1, book)).toMatch(/^Roll 3 dice for 2 at the sails, about 63%/);
    expect(voteText('aye', view, 2, book)).toBe('You have no command: you do nothing this round.');
    expect(voteText('argh', view, 1, book)).toContain('Anne loses 1');
    const alone = (['sails', 'helm'] as const).map((mission, i): AyeFigure => ({
      type: 'attempting',
      venture: aVenture(mission, [1], 0.3 + i / 10),
    }));
    expect(voteText('argh', view, 1, book, alone)).toContain('Best alone: the helm, about 40%.');
  });
});

describe('a replay', () => {
  it('is_known_by_nobody_hearing_what_is_asked', () => {
    const { store } = aTable(aView(), {});
    expect([store.isReplay, new TableStore<AyeView, AyeEvent, AyeFigure>(store.client).isReplay]).toEqual([
      false,
      true,
    ]);
  });
});

describe('secrets', () => {
  it('turn_votes_down_only_where_all_may_know_it', () => {
    const pirate = aView().pirates[1];
    const told = (manner: 'secret' | 'silent'): boolean | undefined =>
      pirate && isDown(pirate, question([], { manner, answered: [1] }));
    expect([told('secret'), told('silent')]).toEqual([true, false]);
  });
});

describe('story', () => {
  it('makes_one_moment_of_all_votes', () => {
    const events: AyeEvent[] = [
      { type: 'voted', seat: 1, ballot: 'aye' },
      { type: 'voted', seat: 2, ballot: 'argh' },
      { type: 'ship-damaged', damage: 1, ship: 8 },
    ];
    expect(momentsIn(events).map(({ type }) => type)).toEqual(['votes', 'damage']);
  });
  it('counts_deeds_and_gives_honours', () => {
    const laid = (seat: number): LaidDice => ({
      seat,
      die: 'mission',
      face: 'success',
      turned: false,
      count: 2,
    });
    const records = recordsIn(
      [
        { type: 'round-begun', round: 1, captain: 0 },
        { type: 'voted', seat: 1, ballot: 'argh' },
        { type: 'dice-thrown', seat: 2, dice: 'SSK/K' },
        { type: 'attempt-succeeded', mission: 'sails', step: 1, successes: 2, needed: 2, dice: [laid(2)] },
        { type: 'hook-given', giver: 3, seat: 2 },
      ],
      4,
    );
    expect(records[2]).toMatchObject({ won: 1, krakens: 2 });
    expect([...honoursOf(records)].map(([seat, { honour }]) => [seat, honour])).toEqual([
      [2, 'won'],
      [3, 'hooks'],
      [1, 'argh'],
    ]);
  });
  it('unmasks_the_traitor', () => {
    const view = aView({ ending: 'sunk', unmasked: { seat: 0, wins: true } });
    expect(kindOf(view)).toBe('traitor');
    expect(kindOf({ ...view, unmasked: { seat: 0, wins: false } })).toBe('sunk');
    expect(endingOf(view, [], [1, 2, 2, 2], book)).toMatchObject({
      title: 'The traitor wins!',
      unmasked: 'Unmasked: Anne was the traitor',
    });
  });
  it('has_no_traitor_for_beginners', () =>
    expect(endingOf(aView({ ending: 'escaped', cardsNeeded: 0 }), [], [1, 1, 1, 1], book)?.unmasked).toBe(
      '',
    ));
});

describe('flights', () => {
  it('carry_dice_coins_and_the_hat', () => {
    const before = aView();
    const after = aView(
      { captain: 1, dice: { ...before.dice, supply: 7 }, offerings: 9 },
      { 2: { dealt: 1, doubloons: 2 } },
    );
    expect(flightsBetween(before, after)).toEqual([
      { piece: 'die', from: 'supply', to: 'seat-2' },
      { piece: 'coin', from: 'seat-2', to: 'offerings' },
      { piece: 'hat', from: 'seat-0', to: 'seat-1' },
    ]);
  });
});

describe('words', () => {
  it('read_the_printed_board', () => {
    expect(board).toMatchObject({ ship: 10, flags: [8, 6, 4, 2], captain: 7, tokens: 2 });
    expect(['C01', 'C05', 'C36'].map(abilityOf)).toEqual(['kraken', 'doubloon', 'none']);
  });
  it('tell_a_tile', () => {
    const view = aView({}, { 1: { command: 'sails', dealt: 2, hook: true } });
    const told = view.pirates[1] && tileText(view, view.pirates[1], book);
    expect(told).toBe('Mary: reputation 2, 3 doubloons, set sails, 2 dice, has the hook');
  });
  it('show_nobody_with_the_hat_before_the_game', () => {
    expect(seatFacts(aView({ round: 0, hasCaptain: false }), 0, book).badge).toBeUndefined();
    expect(seatFacts(aView(), 0, book).badge?.icon).toBe('i-hat');
  });
  it('tell_the_whole_board', () => {
    const view = aView({
      flags: [8],
      krakensCountTwice: true,
      claim: { claimant: 1, card: 'C31', target: 0 },
    });
    const told = JSON.stringify(textView(view, book));
    for (const word of [
      'Flags with a locked die: 8',
      'Each Kraken counts twice',
      'Silver Tongue',
      'Phase: Captain',
    ])
      expect(told).toContain(word);
  });
  it('gives_the_captain_one_reputation', () => {
    const told = JSON.stringify(textView(aView({ captainReputation: 6 }), book));
    expect(told).toContain('Anne is captain, reputation 6');
    expect(told).toContain('Anne: captain, 3 doubloons');
    expect(told).not.toContain('reputation 0');
  });
  it('tells_the_phase_that_the_board_shows', () => {
    const phase = (view: Partial<AyeView>): string => JSON.stringify(textView(aView(view), book));
    expect(phase({ phase: 1, voting: true })).toContain(`Phase: ${texts['ui.phase.vote']}`);
    expect(phase({ phase: 1 })).toContain(`Phase: ${texts['ui.phase.captain']}`);
    expect(phase({ phase: 6 })).toContain(`Phase: ${texts['ui.phase.helm']}`);
  });
  it('knows_neither_phase_nor_captain_before_the_game', () => {
    const view = aView({ round: 0, phase: 0, hasCaptain: false });
    const told = JSON.stringify(textView(view, book));
    expect(told).toContain('before the first round');
    expect(told).not.toContain('Phase');
    expect(told).not.toContain('is captain');
  });
});

describe('the dice of a seat', () => {
  it('are_told_by_their_faces', () => {
    expect(diceText([dice('success', 2), dice('kraken')], book)).toBe(
      '2 successes (mission die) and 1 Kraken (mission die)',
    );
  });
});
