const drawings = import.meta.glob<string>('/src/games/*/introduction.svg', {
  query: '?raw',
  import: 'default',
});

/// Whether a game's folder has an introduction.
export const hasIntroduction = (game: string): boolean => `/src/games/${game}/introduction.svg` in drawings;

/// What a panel of an introduction shows: a symbol of the drawing, and a key of the game's messages.
export interface Panel {
  symbol: string;
  key: string;
}

/// Fetches the drawing of a game's introduction, and lists its panels in order.
export async function introductionOf(game: string): Promise<{ drawing: string; panels: readonly Panel[] }> {
  const drawing = (await drawings[`/src/games/${game}/introduction.svg`]?.()) ?? '';
  const panels = [...drawing.matchAll(/<symbol id="([^"]+)"/g)].map(([, symbol = ''], i) => ({
    symbol,
    key: `ui.introduction.${i + 1}`,
  }));
  return { drawing, panels };
}
