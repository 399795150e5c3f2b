import covers from 'virtual:game-covers';

/// The games whose words are known, whether or not a server offers them.
export const knownGames: readonly string[] = Object.keys(covers);

/// A game's name and blurb in a language, known without fetching all its words.
export function coverOf(id: string, language: string): { name: string; blurb: string } {
  const found = covers[id];
  return found?.[language] ?? { name: id, blurb: '' };
}
