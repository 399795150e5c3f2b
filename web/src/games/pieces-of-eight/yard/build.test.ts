import { expect, it } from 'vitest';
import { Build } from './build.svelte';
import { answered, sea, ship, tableAtSea } from '$src/games/pieces-of-eight/sea.fixture';
import type { Coin, EightFigure, Slip } from '$src/games/pieces-of-eight/game.gen';

const kind = (coin: Coin, placed: number) => ({
  coin,
  stock: 1,
  least: 0,
  most: 1,
  placed,
  spare: 1 - placed,
});

/// What the rules say of a ship of three coins, some of which are placed.
const slip = (...placed: Coin[]): EightFigure & Slip => ({
  type: 'slip',
  placed: placed.length,
  size: 3,
  nestNeeded: false,
  kinds: (['bomb', 'mate', 'captain'] as const).map((coin) => kind(coin, placed.includes(coin) ? 1 : 0)),
  flaws: placed.length < 3 ? [{ lack: 'coins', have: placed.length, need: 3 }] : [],
});

async function rearranging(outlooks: Record<string, EightFigure[]>) {
  const own = ship('bomb', ['mate', 'captain', 'call-to-quarters']);
  const offers = ['put bomb', 'put mate', 'leave-nest'];
  const { store, sent, onlyAsked } = await tableAtSea(
    sea(own, ship('mate', ['captain'])),
    'rearrange-ship',
    offers,
    [slip()],
    outlooks,
  );
  const build = new Build(store);
  build.follow();
  return { build, sent, onlyAsked };
}

it('the_rules_say_of_every_arrangement_whether_it_is_fit', async () => {
  const { build, onlyAsked } = await rearranging({
    'put bomb,put mate': [slip('bomb', 'mate')],
    'put bomb,put mate,put captain': [slip('bomb', 'mate', 'captain')],
  });
  build.slipway.take(['bomb', 'mate']);
  expect(build.slipway.isFit).toBe(false);
  build.slipway.add('captain');
  expect(build.slipway.isFit).toBe(false);
  await answered();

  expect(build.slipway.isFit).toBe(true);
  expect(onlyAsked).toContainEqual(['put bomb', 'put mate', 'put captain']);
});

it('a_ship_is_told_to_the_server_from_the_crows_nest_to_the_aft', async () => {
  const { build, sent } = await rearranging({});
  build.slipway.take([undefined, 'mate', 'captain', 'bomb']);
  build.ready();
  expect(sent).toEqual([['leave-nest', 'put mate', 'put captain', 'put bomb', 'ready']]);
});

it('only_what_is_missing_is_told_if_the_table_knows_the_beginning', async () => {
  const own = { ...ship(null, []), plan: ['bomb', 'mate'] as Coin[] };
  const offers = ['put captain', 'start-over'];
  const begun = { ...slip('bomb', 'mate'), nestNeeded: true };
  const { store, sent } = await tableAtSea(sea(own, ship(null, [])), 'build-ship', offers, [begun], {
    'start-over': [{ ...slip(), nestNeeded: true }],
  });
  const build = new Build(store);
  build.follow();
  await answered();
  build.follow();
  build.slipway.add('captain');
  build.ready();
  expect(sent).toEqual([['put captain', 'ready']]);

  build.slipway.take(['mate', 'bomb', 'captain']);
  build.ready();
  expect(sent.at(-1)).toEqual(['start-over', 'put mate', 'put bomb', 'put captain', 'ready']);
});
