import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from './deferred.svelte';

let waiting: (() => void)[] = [];

/// Draws a frame, and runs whatever waited for it.
function draw(): void {
  for (const run of waiting.splice(0)) run();
  vi.runAllTimers();
}

beforeEach(() => {
  waiting = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => waiting.push(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('follows_a_value_one_frame_behind', () => {
  let news = $state('at anchor');
  let shown = (): string => '';
  const stop = $effect.root(() => {
    shown = deferred(() => news);
  });
  expect(shown()).toBe('at anchor');

  news = 'under sail';
  flushSync();
  expect(shown()).toBe('at anchor');

  draw();
  expect(shown()).toBe('under sail');
  stop();
});

it('lets_go_of_what_nobody_looks_at_any_more', () => {
  let news = $state('at anchor');
  const stop = $effect.root(() => void deferred(() => news));
  flushSync();
  draw();
  stop();

  news = 'under sail';
  flushSync();
  expect(waiting).toEqual([]);
});
