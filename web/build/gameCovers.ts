import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:game-covers';

/// Reads the names and blurbs of all games, so that the lobby need not fetch all their words.
function read(games: string): Record<string, Record<string, { name: string; blurb: string }>> {
  const covers: Record<string, Record<string, { name: string; blurb: string }>> = {};
  for (const module of readdirSync(games)) {
    const root = join(games, module, 'src/main/resources/tortuga');
    for (const file of files(root)) {
      const language = /messages\.(\w+)\.json$/.exec(file)?.[1];
      if (!language) continue;
      const texts = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>;
      (covers[module] ??= {})[language] = {
        name: texts['game.name'] ?? module,
        blurb: texts['game.blurb'] ?? '',
      };
    }
  }
  return covers;
}

function files(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true }).map(String);
  } catch {
    return [];
  }
}

export function gameCovers(games: string): Plugin {
  return {
    name: 'tortuga-game-covers',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(read(games))}` : undefined),
  };
}
