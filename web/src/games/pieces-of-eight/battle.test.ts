import { describe, expect, it } from 'vitest';
import { TableStore } from '$src/table/store/tableStore.svelte';
import type { ClientMessage, Table, Update } from '$src/net/protocol.gen';
import { buttonText } from './buttonText';
import { Battle } from './battle.svelte';
import { Build } from './build.svelte';
import { preview } from './preview';
import { sea, ship } from './sea.fixture';
import { moves, type EightView, type EightEvent } from './game.gen';

const OFFERS = [
  'cutlass fore spend 1 nest',
  'cutlass fore keep 1 nest',
  'cutlass fore spend 1 fore',
  'cutlass fore keep 1 fore',
  'mate aft 1 aft',
  'call fore-behind',
  'scuttle',
];

function table(view: EightView, kind: string, offers: readonly string[]) {
  const sent: string[][] = [];
  const onlyAsked: string[][] = [];
  const line = {
    online: true,
    send: async (_: string, said: Partial<ClientMessage>) => {
      if ('moves' in said) sent.push(said.moves as string[]);
      if ('chains' in said) onlyAsked.push(...(said.chains as string[][]));
      return { type: 'accepted', id: '', table: 't', number: 1 } as const;
    },
  };
  const store = new TableStore<EightView, EightEvent>({ moves }, line);
  const asked = {
    number: 3,
    kind,
    manner: 'open',
    seats: [0],
    answered: [],
    mine: true,
    moves: offers,
    free: [],
  };
  const now = { number: 1, phase: 'playing', seats: [], acts: [], view, asked, result: null };
  store.begin({
    type: 'whole',
    table: { id: 't', you: 0 } as unknown as Table,
    earlier: 0,
    chronicle: [],
    chat: [],
    muted: [],
    now: now as unknown as Update,
  });
  return { store, sent, onlyAsked };
}

describe('a battle', () => {
  const view = sea(ship('full-sail', ['cutlass', 'captain', 'mate']), ship('bomb', ['cannon', null, null]));

  it('picks_up_a_coin_and_lights_its_targets', () => {
    const battle = new Battle(table(view, 'main-action', OFFERS).store);
    expect(battle.light(0, 1)).toBe('legal');
    expect(battle.light(1, 0)).toBe('idle');

    battle.press(0, 1);

    expect(battle.held).toBe('fore');
    expect([0, 1, 2].map((at) => battle.light(1, at))).toEqual(['legal', 'legal', 'idle']);
  });

  it('plays_what_is_aimed_at_twice', () => {
    const { store, sent } = table(view, 'main-action', OFFERS);
    const battle = new Battle(store);
    battle.press(0, 1);
    battle.press(1, 0);
    expect(store.chosen).toBe('cutlass fore keep 1 nest');

    battle.press(1, 0);

    expect(sent).toEqual([['cutlass fore keep 1 nest']]);
  });

  it('spends_the_coin_instead_if_wanted', () => {
    const { store } = table(view, 'main-action', OFFERS);
    const battle = new Battle(store);
    battle.press(0, 1);
    battle.press(1, 1);

    battle.pay('spend');

    expect(store.chosen).toBe('cutlass fore spend 1 fore');
  });

  it('asks_the_server_why_a_coin_cannot_be_played', async () => {
    const { store, sent, onlyAsked } = table(view, 'main-action', OFFERS);
    new Battle(store).press(0, 0);
    await Promise.resolve();
    expect([sent, onlyAsked]).toEqual([[], [['full-sail nest']]]);
  });

  it('lights_a_line_of_coins_to_choose_the_depth', () => {
    const aimed = {
      ...view,
      stack: [{ user: 0, coin: 'cannon', from: 'nest' as const, ship: 1, spent: false }],
    };
    const battle = new Battle(table(aimed, 'choose-depth', ['depth 1', 'depth 2']).store);
    expect([0, 1, 2, 3].map((at) => battle.light(1, at))).toEqual(['idle', 'legal', 'legal', 'idle']);
  });

  it('adds_up_invitations', () => {
    const fleet = sea(view.ships[0] ?? ship(null, []), ship('cannon', ['mate']), ship('mate', ['cannon']));
    const offers = ['invite', 'invite 1', 'invite 2', 'invite 1 2'];
    const { store } = table(fleet, 'invite-cannons', offers);
    const battle = new Battle(store);
    battle.press(2, 1);
    battle.press(1, 0);
    expect(store.chosen).toBe('invite 1 2');
    battle.press(2, 1);
    expect(store.chosen).toBe('invite 1');
  });
});

it('a_rearranged_ship_starts_from_its_present_order_without_the_spent_coin', () => {
  const own = { ...ship('bomb', ['mate', 'captain', 'call-to-quarters']), joining: 'cutlass' };
  const { store, sent } = table(sea(own, ship('mate', ['captain'])), 'rearrange-ship', [
    'put bomb',
    'leave-nest',
  ]);
  const build = new Build(store);

  build.follow();
  build.slipway.add('cutlass');
  build.ready();

  expect(sent).toEqual([['put bomb', 'put mate', 'put captain', 'put cutlass', 'ready']]);
});

it('a_preview_says_what_is_hit_and_what_it_costs', () => {
  const view = sea(ship('full-sail', ['cutlass', 'captain', 'mate']), ship('bomb', ['cannon', null]));
  const { store } = table(view, 'main-action', OFFERS);
  store.texts = {
    'ui.destroys': '{ship}: {coins}.',
    'ui.named': '{coin} ({place})',
    'ui.the': '{coin}',
    'ui.keeps': '{coin} kept.',
    'ui.shows': '{coins} shown.',
    'ui.may-react': 'React?',
    'place.nest': 'nest',
    'coin.bomb': 'Bomb',
    'coin.cutlass': 'Cutlass',
    'coin.mate': 'Mate',
  };
  expect(preview('cutlass fore keep 1 nest', view, store.book)).toBe(
    '2: Bomb (nest). Cutlass kept. Mate shown. React?',
  );
});

it('a_button_names_what_its_move_hits', () => {
  const view = sea(ship('mate', ['cutlass', 'captain']), ship('bomb', ['cannon', null, 'captain']));
  const { store } = table(view, 'main-action', OFFERS);
  store.texts = {
    'ui.the': 'the {coin}',
    'ui.the-place': 'the {place}',
    'ui.act.destroy': 'Destroy {coin}',
    'ui.act.take': 'Take {coin}',
    'ui.nth': 'coin {at}',
    'coin.bomb': 'Bomb',
    'coin.captain': 'Captain',
  };
  const moves = ['captain fore 1 aft', 'pillage fore 1 nest', 'broadside fore 1 2', 'scuttle'];
  expect(moves.map((move) => buttonText(move, view, store.book))).toEqual([
    'Destroy the Captain',
    'Take the Bomb',
    'Destroy the coin 2',
    undefined,
  ]);
});

describe('what a player is told of in time', () => {
  const aloft = sea(ship('captain', ['cutlass', 'mate']), ship('bomb', ['cannon', null]));
  const words = { 'ui.captain-lost': 'You will lose your own Captain!', 'ui.will.scuttle': 'It goes.' };

  it('a_preview_warns_of_the_loss_of_the_own_captain', () => {
    const { store } = table(aloft, 'main-action', ['scuttle']);
    store.texts = words;
    expect(preview('scuttle', aloft, store.book)).toBe('You will lose your own Captain! It goes.');
  });

  it('a_captain_that_is_aimed_at_is_noticed', () => {
    const mine = ship('mate', ['captain']);
    const aimed = { ...mine, deck: mine.deck.map((coin) => ({ ...coin, target: true })) };
    const noticed = [mine, aimed].map(
      (own) =>
        new Battle(table(sea(own, ship('bomb', [null])), 'any-reaction', ['pass']).store).isCaptainAimedAt,
    );
    expect(noticed).toEqual([false, true]);
  });

  it('a_ship_seen_from_afar_is_lit_like_its_coins', () => {
    const view = sea(ship('full-sail', ['cutlass', 'captain']), ship('bomb', ['cannon', null]));
    const battle = new Battle(table(view, 'main-action', OFFERS).store);
    expect([battle.lightOf(0), battle.lightOf(1)]).toEqual(['legal', 'idle']);
    battle.press(0, 1);
    expect(battle.lightOf(1)).toBe('legal');
  });

  it('the_coin_that_a_bot_would_play_is_marked', () => {
    const view = sea(ship('full-sail', ['cutlass', 'captain', 'mate']), ship('bomb', ['cannon', null]));
    const { store } = table(view, 'main-action', OFFERS);
    store.advice = [{ move: 'mate aft 1 aft', chance: 0.6, visits: 9 }];
    const battle = new Battle(store);
    expect([battle.isAdvised(0, 3), battle.isAdvised(0, 1)]).toEqual([true, false]);
  });
});
