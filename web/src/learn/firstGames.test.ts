import { beforeEach, expect, it, vi } from 'vitest';
import { firstGames } from './firstGames';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it('only_the_first_quick_game_of_a_game_is_gentle', () => {
  expect(firstGames.isFirst('aye')).toBe(true);
  firstGames.note('aye');
  expect([firstGames.isFirst('aye'), firstGames.isFirst('jamaica')]).toEqual([false, true]);
});
