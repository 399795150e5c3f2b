import { api } from '$src/net/api';
import type { GameClient, Tile } from './gameClient';
import { guarded } from './guardedClient';

type Texts = Readonly<Record<string, string>>;

const clients = import.meta.glob<{ default: GameClient<never, never> }>('./*/index.ts');
const tiles = import.meta.glob<Tile>('./*/tile.json', { eager: true, import: 'default' });
const texts = import.meta.glob<Texts>('../../../games/*/src/main/resources/tortuga/*/messages.*.json', {
  import: 'default',
});
const boardTexts = import.meta.glob<Texts>('./*/messages.*.json', { import: 'default' });

export function tileOf(id: string): Tile | undefined {
  return tiles[`./${id}/tile.json`];
}

/// Fetches the words of a game and of its board in a language. Words that this page was not built with are the server's;
/// a game without words speaks in its own keys.
export async function textsOf(id: string, language: string): Promise<Texts> {
  const file = Object.keys(texts).find(
    (path) => path.includes(`/games/${id}/`) && path.endsWith(`messages.${language}.json`),
  );
  const [game, board] = await Promise.all([
    file ? texts[file]?.() : api.texts(id, language).catch(() => ({})),
    boardTexts[`./${id}/messages.${language}.json`]?.(),
  ]);
  return { ...game, ...board };
}

/// Fetches what a game adds to the shell. A game without a folder adds nothing: the server tells what its records mean,
/// and it is played by buttons.
export async function clientOf(id: string): Promise<GameClient> {
  const found = (await clients[`./${id}/index.ts`]?.())?.default as GameClient | undefined;
  return found ? guarded(found) : await api.vocabulary(id).catch(() => ({ moves: {} }));
}
