import { advice, hint } from '$src/table/store/exampleTable';
import { describe, expect, it } from 'vitest';
import { Battle } from './battle.svelte';
import { aim, answered, sea, ship, tableAtSea } from '$src/games/pieces-of-eight/sea.fixture';
import type { EightFigure } from '$src/games/pieces-of-eight/game.gen';

const OFFERS = [
  'cutlass fore spend 1 nest',
  'cutlass fore keep 1 nest',
  'cutlass fore spend 1 fore',
  'cutlass fore keep 1 fore',
  'mate aft 1 aft',
  'call fore-behind',
  'scuttle',
];

const FIGURES: EightFigure[] = [
  aim('cutlass fore spend 1 nest', 1, [[1, 0]], 'spend'),
  aim('cutlass fore keep 1 nest', 1, [[1, 0]], 'keep'),
  aim('cutlass fore spend 1 fore', 1, [[1, 1]], 'spend'),
  aim('cutlass fore keep 1 fore', 1, [[1, 1]], 'keep'),
  aim('mate aft 1 aft', 3, [[1, 3]]),
  { type: 'idle', at: 0, reason: 'only-reacts' },
];

const view = sea(ship('full-sail', ['cutlass', 'captain', 'mate']), ship('bomb', ['cannon', null, null]));
const atSea = () => tableAtSea(view, 'main-action', OFFERS, FIGURES);

describe('a battle', () => {
  it('picks_up_a_coin_and_lights_its_targets', async () => {
    const battle = new Battle((await atSea()).store);
    expect(battle.light(0, 1)).toBe('legal');
    expect(battle.light(1, 0)).toBe('idle');

    battle.press(0, 1);

    expect(battle.held).toBe(1);
    expect([0, 1, 2].map((at) => battle.light(1, at))).toEqual(['legal', 'legal', 'idle']);
  });

  it('plays_what_is_aimed_at_twice', async () => {
    const { store, sent } = await atSea();
    const battle = new Battle(store);
    battle.press(0, 1);
    battle.press(1, 0);
    expect(store.chosen).toBe('cutlass fore keep 1 nest');

    battle.press(1, 0);

    expect(sent).toEqual([['cutlass fore keep 1 nest']]);
  });

  it('spends_the_coin_instead_if_wanted', async () => {
    const { store } = await atSea();
    const battle = new Battle(store);
    battle.press(0, 1);
    battle.press(1, 1);

    battle.pay('spend');

    expect(store.chosen).toBe('cutlass fore spend 1 fore');
  });

  it('lights_no_coin_while_one_chooses_among_calls_and_still_lets_go_of_them', async () => {
    const battle = new Battle((await atSea()).store);
    battle.call();
    expect([0, 1, 2, 3].map((at) => battle.light(0, at))).toEqual(['idle', 'idle', 'idle', 'idle']);

    battle.press(0, 1);

    expect([battle.isCalling, battle.light(0, 1), battle.light(1, 0)]).toEqual([false, 'held', 'legal']);
  });

  it('says_why_a_coin_cannot_be_played', async () => {
    const { store, sent } = await atSea();
    new Battle(store).press(0, 0);
    expect(store.refusal?.reason).toBe('only-reacts');
    expect(sent).toEqual([]);
  });

  it('asks_the_server_why_a_coin_cannot_be_aimed_at', async () => {
    const { store, onlyAsked } = await atSea();
    const battle = new Battle(store);
    battle.press(0, 1);
    battle.press(1, 3);
    await answered();
    expect(onlyAsked).toEqual([['cutlass fore spend 1 aft']]);
  });

  it('lights_a_line_of_coins_to_choose_the_depth', async () => {
    const depths = [aim('depth 1', null, [[1, 1]]), aim('depth 2', null, [[1, 1], [1, 2]])]; // prettier-ignore
    const { store } = await tableAtSea(view, 'choose-depth', ['depth 1', 'depth 2'], depths);
    const battle = new Battle(store);
    expect([0, 1, 2, 3].map((at) => battle.light(1, at))).toEqual(['idle', 'legal', 'legal', 'idle']);

    battle.press(1, 2);

    expect([0, 1, 2, 3].map((at) => battle.light(1, at))).toEqual(['idle', 'chosen', 'chosen', 'idle']);
  });

  it('adds_up_invitations', async () => {
    const fleet = sea(view.ships[0] ?? ship(null, []), ship('cannon', ['mate']), ship('mate', ['cannon']));
    const offers = ['invite', 'invite 1', 'invite 2', 'invite 1 2'];
    const { store } = await tableAtSea(fleet, 'invite-cannons', offers, [
      aim('invite 1', null, [[1, 0]]),
      aim('invite 2', null, [[2, 1]]),
      aim('invite 1 2', null, [[1, 0], [2, 1]]), // prettier-ignore
    ]);
    const battle = new Battle(store);
    battle.press(2, 1);
    battle.press(1, 0);
    expect(store.chosen).toBe('invite 1 2');
    battle.press(2, 1);
    expect(store.chosen).toBe('invite 1');
    battle.press(1, 0);
    expect(store.chosen).toBeUndefined();
  });

  it('draws_what_a_move_spends_while_the_pointer_rests_on_its_target', async () => {
    const uses: EightFigure = { type: 'uses', coin: 'cutlass', at: 1, spent: true, helper: 3, shown: [3] };
    const { store } = await tableAtSea(view, 'main-action', OFFERS, FIGURES, {
      'cutlass fore keep 1 nest': [uses],
    });
    const battle = new Battle(store);
    battle.press(0, 1);
    battle.pointedAt = battle.moveOf(1, 0);
    void battle.outlook;
    await answered();
    expect([battle.spent, battle.helper]).toEqual([1, 3]);
  });
});

describe('what a player is told of in time', () => {
  it('a_captain_that_is_aimed_at_is_noticed', async () => {
    const mine = ship('mate', ['captain']);
    const aimed = { ...mine, deck: mine.deck.map((coin) => ({ ...coin, target: true })) };
    const noticed = [mine, aimed].map(async (own) => {
      const { store } = await tableAtSea(sea(own, ship('bomb', [null])), 'any-reaction', ['pass']);
      return new Battle(store).isCaptainAimedAt;
    });
    expect(await Promise.all(noticed)).toEqual([false, true]);
  });

  it('a_ship_seen_from_afar_is_lit_like_its_coins', async () => {
    const battle = new Battle((await atSea()).store);
    expect([battle.lightOf(0), battle.lightOf(1)]).toEqual(['legal', 'idle']);
    battle.press(0, 1);
    expect(battle.lightOf(1)).toBe('legal');
  });

  it('the_coin_that_a_bot_would_play_is_marked', async () => {
    const { store } = await atSea();
    store.lamp.told(advice(hint('mate aft 1 aft')));
    store.lamp.step = 2;
    const battle = new Battle(store);
    expect([battle.isAdvised(0, 3), battle.isAdvised(0, 1)]).toEqual([true, false]);
  });
});
