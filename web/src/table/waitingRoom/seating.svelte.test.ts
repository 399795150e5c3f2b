import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { Seating } from './seating.svelte';
import { table, update, whole } from '$src/table/store/exampleTable';
import { TableStore } from '$src/table/store/tableStore.svelte';

const store = new TableStore({} as never);

/// The server tells this person which seat is theirs.
function seated(you: number | null): void {
  store.begin({ ...whole(update(1, { phase: 'gathering' })), table: { ...table, you } });
  flushSync();
}

function follow(): [Seating, () => void] {
  const seating = new Seating(store);
  const stop = $effect.root(() => {
    $effect(seating.follow);
  });
  flushSync();
  return [seating, stop];
}

afterEach(() => vi.unstubAllGlobals());

it('whoever_loses_his_seat_is_told_until_he_sits_again', () => {
  seated(1);
  const [seating, stop] = follow();
  expect(seating.wasRemoved).toBe(false);
  seated(null);
  expect(seating.wasRemoved).toBe(true);
  seated(0);
  expect(seating.wasRemoved).toBe(false);
  stop();
});

it('whoever_only_looks_on_is_told_nothing', () => {
  seated(null);
  const [seating, stop] = follow();
  seated(null);
  expect(seating.wasRemoved).toBe(false);
  stop();
});

it('whoever_stands_up_knows_it', async () => {
  seated(1);
  const [seating, stop] = follow();
  vi.stubGlobal('fetch', () => {
    seated(null);
    return Promise.resolve(Response.json({ seat: 1 }));
  });
  expect(await seating.clear(1)).toBe(true);
  expect(seating.wasRemoved).toBe(false);
  stop();
});
