import covers from 'virtual:game-covers';
import type { GameCard } from '$src/net/http.gen';

/// The games whose words are known, whether or not a server offers them.
export const knownGames: readonly string[] = Object.keys(covers);

/// What the server said of games that this page was built without.
const told: Record<string, GameCard['covers']> = {};

/// Remembers what a server's games are called.
export function learnCovers(games: readonly GameCard[]): void {
  for (const game of games) told[game.id] = game.covers;
}

/// A game's name and blurb in a language, known without fetching all its words.
export function coverOf(id: string, language: string): { name: string; blurb: string } {
  return (covers[id] ?? told[id])?.[language] ?? { name: id, blurb: '' };
}
