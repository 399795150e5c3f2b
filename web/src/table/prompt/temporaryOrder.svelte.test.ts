import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { question, table, update, whole } from '$src/table/store/exampleTable';
import type { GameClient } from '$src/games/gameClient';
import type { Command } from '$src/net/command';
import { TableStore } from '$src/table/store/tableStore.svelte';
import { giveTemporaryOrder, endTemporaryOrders, temporaryOrderFor } from './temporaryOrder.svelte';

interface View {
  round: number;
}

const client: GameClient<View> = {
  moves: { use: ['card'], pass: [] },
  standingOrders: [{ kind: 'use-ability', verbs: ['pass'], lasts: ({ round }) => round }],
};

/// A table at which somebody is asked in a round; what is sent is written down.
function asked(round: number, kind = 'use-ability', orders: Record<string, string> = {}) {
  const sent: Command[] = [];
  const store = new TableStore<View>(client, {
    online: true,
    send: async (id, command) => {
      sent.push(command);
      return { type: 'accepted', id: '', table: id, number: 1 };
    },
  });
  store.texts = { 'ui.order.use-ability.temporary': 'Not this round' };
  const now = update(1, { view: { round }, asked: question(['use C05', 'pass'], { kind, orders }) });
  store.begin({ ...whole(now), table: { ...table, you: 0 } });
  return { store: store as unknown as TableStore, sent };
}

const order = (verb: string | null) => ({ type: 'order', kind: 'use-ability', verb });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it('is_offered_where_the_game_says_how_long_it_lasts', () => {
  expect(temporaryOrderFor(asked(3).store)?.text).toBe('Not this round');
  expect(temporaryOrderFor(asked(3, 'cast-votes').store)).toBeUndefined();
});

it('is_not_offered_again_while_an_order_stands', () =>
  expect(temporaryOrderFor(asked(3, 'use-ability', { 'use-ability': 'pass' }).store)).toBeUndefined());

it('answers_at_once_and_until_its_time_is_over', async () => {
  const { store, sent } = asked(3);
  const offered = temporaryOrderFor(store);
  if (offered) await giveTemporaryOrder(store, offered);
  expect(sent).toMatchObject([order('pass'), { type: 'play', moves: ['pass'] }]);

  const later = asked(3);
  await endTemporaryOrders(later.store);
  expect(later.sent).toEqual([]);

  const next = asked(4);
  await endTemporaryOrders(next.store);
  await endTemporaryOrders(next.store);
  expect(next.sent).toEqual([order(null)]);
});

it('is_over_while_the_table_is_watched', async () => {
  const { store, sent } = asked(3);
  const stop = $effect.root(() => {
    $effect(() => void endTemporaryOrders(store));
  });
  flushSync();
  const offered = temporaryOrderFor(store);
  if (offered) await giveTemporaryOrder(store, offered);
  sent.length = 0;
  store.update(update(2, { view: { round: 4 }, asked: question(['ready'], { kind: 'round-end' }) }));
  flushSync();
  await Promise.resolve();
  expect(sent).toEqual([order(null)]);
  stop();
});
