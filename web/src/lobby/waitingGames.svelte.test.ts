import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lobby } from './lobby.svelte';
import { followWaitingGames } from './waitingGames.svelte';
import type { TableCard } from '$src/net/http.gen';
import { i18n } from '$src/i18n/i18n.svelte';
import { settings } from '$src/browser/settings.svelte';

const game = (id: string, yourTurn: boolean): TableCard =>
  ({ id, game: 'jamaica', yourTurn, phase: 'playing' }) as TableCard;

let shown: string[] = [];
let fetched = 0;
let mine: TableCard[] = [];
let stop: () => void;

class Note {
  static permission = 'granted';
  onclick: unknown;
  constructor(_: string, { body, tag }: { body: string; tag: string }) {
    shown.push(`${tag}: ${body}`);
  }
}

beforeEach(async () => {
  [shown, fetched, mine] = [[], 0, []];
  await i18n.load();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('Notification', Note);
  vi.stubGlobal('fetch', () => {
    fetched++;
    return Promise.resolve(Response.json({ mine, open: [], live: [] }));
  });
  settings.change({ notify: true });
  lobby.mine = [];
  stop = $effect.root(() => {
    const end = followWaitingGames();
    $effect(() => end);
  });
  flushSync();
});
afterEach(() => {
  stop();
  settings.change({ notify: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function minute(): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000);
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
}

it('tells_once_of_each_game_that_begins_to_wait', async () => {
  mine = [game('a', false), game('b', true)];
  await minute();
  expect(shown).toEqual(['/table/b: ● Your turn: Jamaica']);
  await minute();
  expect([shown.length, fetched]).toEqual([1, 2]);
  mine = [game('a', true), game('b', false)];
  await minute();
  expect(shown.slice(1)).toEqual(['/table/a: ● Your turn: Jamaica']);
});

it('does_not_look_while_somebody_sees_the_page', async () => {
  vi.stubGlobal('document', { hidden: false });
  await minute();
  expect(fetched).toBe(0);
});

it('forgets_no_game_while_the_server_is_away', async () => {
  mine = [game('b', true)];
  await minute();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await minute();
  expect([lobby.waiting, shown.length]).toEqual([1, 1]);
});
