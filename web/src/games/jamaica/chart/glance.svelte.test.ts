import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { glanceAt } from './glance.svelte';

it('reaches_whoever_looked_first', () => {
  const store = {};
  const seen: (string | undefined)[] = [];
  const stop = $effect.root(() => {
    const placing = $derived(glanceAt(store).placing);
    $effect(() => void seen.push(placing));
  });
  flushSync();
  glanceAt(store).placing = 'assign 5 2';
  flushSync();
  stop();
  expect(seen).toEqual([undefined, 'assign 5 2']);
});
