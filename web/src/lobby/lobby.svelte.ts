import { untrack } from 'svelte';
import { api, Refusal } from '$src/net/api';
import type { GameCard, NewTable, TableCard } from '$src/net/http.gen';
import { coachMemory } from '$src/learn/coachMemory';
import { learnCovers } from './gameCovers';
import { readInvitation } from './invitation';
import { naming } from './naming.svelte';
import { objectionText } from './objection';
import { firstGames } from '$src/learn/firstGames';
import { tileOf } from '$src/games/registry';
import { i18n, t } from '$src/i18n/i18n.svelte';
import { me, randomWord } from '$src/net/person.svelte';
import { route } from '$src/browser/route.svelte';
import { settings } from '$src/browser/settings.svelte';
import { toasts } from '$src/browser/toasts.svelte';

const REFRESH = 15_000;

/// Returns how many seats a quick game has.
export function usualSeats(game: GameCard): number {
  return Math.min(game.maxSeats, Math.max(game.minSeats, tileOf(game.id)?.seats ?? 4));
}

/// What is agreed on for somebody's first game, if the full rules would be too much at once.
export const gentleSettings = (game: string): Record<string, string> => tileOf(game)?.learn?.settings ?? {};

const tilePosition = (game: GameCard): number => tileOf(game.id)?.position ?? Infinity;

/// The lobby: games, the reader's own tables, and those to join or watch.
class Lobby {
  games = $state.raw<readonly GameCard[]>([]);
  levels = $state.raw<readonly string[]>([]);
  mine = $state.raw<readonly TableCard[]>([]);
  open = $state.raw<readonly TableCard[]>([]);
  live = $state.raw<readonly TableCard[]>([]);
  busy = $state(false);
  /// Why the table could not be opened.
  problem = $state('');
  readonly waiting = $derived(this.mine.filter((table) => table.yourTurn).length);

  /// Loads everything, and refreshes the tables while the page is visible; an effect.
  follow = (): (() => void) => {
    untrack(() => void this.#load());
    const timer = setInterval(() => document.hidden || void this.refresh(), REFRESH);
    return () => clearInterval(timer);
  };

  async #load(): Promise<void> {
    try {
      const [games, levels] = await Promise.all([api.games(), api.levels(), me.load()]);
      learnCovers(games);
      this.games = games.toSorted((a, b) => tilePosition(a) - tilePosition(b));
      this.levels = levels;
      await this.refresh();
    } catch (e) {
      await this.#explain(e);
    }
  }

  /// Fetches the tables; while the server is away, the last ones stay.
  async refresh(): Promise<void> {
    const found = await api.tables().catch(() => undefined);
    if (!found) return;
    this.mine = found.mine;
    this.open = found.open;
    this.live = found.live;
  }

  /// Starts a game against bots at once, at a pace that leaves time to think.
  playBots(game: GameCard): Promise<boolean> {
    const seats = usualSeats(game);
    const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : settings.preferences.level));
    const agreed = firstGames.isFirst(game.id) ? gentleSettings(game.id) : {};
    return this.openTable({ game: game.id, seats, settings: agreed, bots, pace: 'day', begin: true }, () =>
      firstGames.note(game.id),
    );
  }

  /// Starts a first game with the coach, against the gentlest bots and without a clock.
  learn(game: GameCard): Promise<boolean> {
    const seats = tileOf(game.id)?.learn?.seats ?? usualSeats(game);
    const agreed = gentleSettings(game.id);
    const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : (this.levels[0] ?? null)));
    const table = { game: game.id, seats, settings: agreed, bots, pace: 'day' as const, begin: true };
    return this.openTable(table, coachMemory.welcome);
  }

  /// @param onOpened hears the table's id before its page opens
  openTable(table: NewTable, onOpened?: (id: string) => void): Promise<boolean> {
    this.problem = '';
    return this.attempt(async () => {
      if (table.begin) await me.ensure();
      else if (!(await naming.ask())) return false;
      const { id } = await api.open({ ...table, word: randomWord() });
      onOpened?.(id);
      route.go(`/table/${id}`);
      return true;
    }, table.game);
  }

  /// Imports a recorded game and opens its replay.
  openRecord(file: Blob): Promise<boolean> {
    return this.attempt(async () => {
      const record: unknown = await file
        .text()
        .then((text) => JSON.parse(text) as unknown)
        .catch(() => Promise.reject(new Refusal('bad-record')));
      await me.ensure();
      route.go(`/replay/${(await api.importRecord(record)).id}`);
    });
  }

  /// Goes to the next game that is waiting for the reader; after the last comes the first.
  async nextGame(current: string): Promise<void> {
    await this.refresh();
    const waiting = this.mine.filter((table) => table.yourTurn && table.phase === 'playing');
    const after = waiting.findIndex((table) => table.id === current) + 1;
    const next = waiting[after % Math.max(1, waiting.length)];
    if (next && next.id !== current) route.go(`/table/${next.id}`);
    else toasts.tell(t('lobby.none-waits'));
  }

  /// Closes one of the reader's tables and refreshes the list.
  close(table: string): Promise<boolean> {
    return this.attempt(async () => {
      await api.close(table);
      await this.refresh();
    });
  }

  /// Goes to the table behind a code, a link or an id.
  join(text: string): Promise<boolean> {
    return this.attempt(async () => {
      const wanted = readInvitation(text);
      route.go(`/table/${'table' in wanted ? wanted.table : (await api.byCode(wanted.code)).id}`);
    });
  }

  /// Runs an action that the server may refuse, and shows the reason if it does; returns whether it was done, which
  /// it was not if it returns `false`.
  ///
  /// @param game the game whose words may say why
  async attempt(action: () => Promise<unknown>, game?: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      return (await action()) !== false;
    } catch (e) {
      await this.#explain(e, game);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #explain(e: unknown, game?: string): Promise<void> {
    const { key, details } = e instanceof Refusal ? e : new Refusal('unexpected');
    const objection = game && key === 'bad-setup' ? await objectionText(game, details) : undefined;
    this.problem = objection ?? i18n.known('error', key, 'error.unexpected');
    toasts.tell(this.problem, 'bad');
  }
}

export const lobby = new Lobby();
