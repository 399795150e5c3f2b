import { gentleSettings, lobby } from '$src/lobby/lobby.svelte';
import { api } from '$src/net/api';
import type { TableStore } from './store/tableStore.svelte';

/// What somebody may play next.
export interface NextGame {
  /// The level of the bots.
  level: string;
  open(): Promise<boolean>;
}

/// The level of the bots of a table, if the viewer played against nobody else; the best of several.
export function levelPlayed(
  { seats, me }: Pick<TableStore, 'seats' | 'me'>,
  levels: readonly string[],
): number {
  const others = seats.filter((_, seat) => seat !== me);
  const isAlone = me !== undefined && others.every(({ bot, flag }) => bot !== null && flag === null);
  return isAlone ? Math.max(...others.map(({ bot }) => levels.indexOf(bot ?? ''))) : -1;
}

/// A table as it was, with better bots in the same seats; nothing for whoever played against people or the best bots.
export function harderGame(store: TableStore, levels: readonly string[]): NextGame | undefined {
  const { table, seats, me } = store;
  const played = levelPlayed(store, levels);
  const level = levels[played + 1];
  if (!table || played < 0 || level === undefined) return undefined;
  const bots = seats.map((_, seat) => (seat === me ? null : level));
  const { game, settings, pace } = table;
  return {
    level,
    open: () => lobby.openTable({ game, seats: seats.length, settings, pace, bots, begin: true }),
  };
}

/// A table as it was, with all rules, for whoever played a gentle first game against bots.
export function fullGame(store: TableStore, levels: readonly string[]): Pick<NextGame, 'open'> | undefined {
  const { table, seats, me } = store;
  if (!table || levelPlayed(store, levels) < 0) return undefined;
  const gentle = Object.entries(gentleSettings(table.game));
  if (gentle.length === 0 || gentle.some(([key, value]) => table.settings[key] !== value)) return undefined;
  const rest = Object.entries(table.settings).filter(([key]) => !gentle.some(([each]) => each === key));
  const bots = seats.map(({ bot }, seat) => (seat === me ? null : bot));
  const { game, pace } = table;
  const settings = Object.fromEntries(rest);
  return {
    open: () => lobby.openTable({ game, seats: seats.length, settings, pace, bots, begin: true }),
  };
}

let known: Promise<readonly string[]> | undefined;

/// The levels of bots, the weakest first; none while the server is away.
export const levelsOfBots = (): Promise<readonly string[]> =>
  (known ??= api.levels().catch(() => {
    known = undefined;
    return [];
  }));
