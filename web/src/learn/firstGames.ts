import { storage } from '$src/browser/storage';

const KEY = 'played';

/// The games of which a quick game has been opened in this browser: the first one of each is the gentlest.
export const firstGames = {
  isFirst: (game: string): boolean => !storage.read<readonly string[]>(KEY, []).includes(game),

  note(game: string): void {
    const games = storage.read<readonly string[]>(KEY, []);
    if (!games.includes(game)) storage.write(KEY, [...games, game]);
  },
};
