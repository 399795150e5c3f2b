import { storage } from '$src/browser/storage';

/// What the coach has explained in this browser, game by game, and where it is welcome.
interface Memory {
  /// The explained things of each game, by their keys.
  explained: Readonly<Record<string, readonly string[]>>;
  /// Tables at which the coach speaks.
  tables: readonly string[];
  /// Games in which nobody wants to be asked any more whether the coach should speak.
  declined: readonly string[];
}

const KEY = 'coach';
const MAX_TABLES = 20;
const NOTHING: Memory = { explained: {}, tables: [], declined: [] };

const read = (): Memory => ({ ...NOTHING, ...storage.read<Partial<Memory>>(KEY, {}) });
const write = (change: Partial<Memory>): void => storage.write(KEY, { ...read(), ...change });
const without = (list: readonly string[], item: string): readonly string[] =>
  list.filter((each) => each !== item);

export const coachMemory = {
  explained: (game: string): readonly string[] => read().explained[game] ?? [],

  explain(game: string, key: string): void {
    const { explained } = read();
    write({ explained: { ...explained, [game]: [...new Set([...(explained[game] ?? []), key])] } });
  },

  isWelcome: (table: string): boolean => read().tables.includes(table),

  welcome(table: string): void {
    write({ tables: [...without(read().tables, table), table].slice(-MAX_TABLES) });
  },

  /// The coach is quiet at a table, and is not offered in this game any more.
  silence(game: string, table: string): void {
    const { tables, declined } = read();
    write({ tables: without(tables, table), declined: [...without(declined, game), game] });
  },

  /// Whether somebody plays a game for the first time, and has not said no.
  isOffered: (game: string): boolean =>
    coachMemory.explained(game).length === 0 && !read().declined.includes(game),
};
