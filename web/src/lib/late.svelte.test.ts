import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { late } from './late.svelte';

afterEach(() => vi.unstubAllGlobals());

it('follows_once_the_frame_has_been_drawn', () => {
  const frames: (() => void)[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  let turn = $state('Anne');
  let shown = (): string => '';
  const end = $effect.root(() => {
    shown = late(() => turn);
  });
  flushSync(() => (turn = 'Mary'));
  expect(shown()).toBe('Anne');
  frames.forEach((frame) => frame());
  vi.runAllTimers();
  expect(shown()).toBe('Mary');
  end();
  vi.useRealTimers();
});
