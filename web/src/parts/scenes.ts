const HEAD = '<svg xmlns="http://www.w3.org/2000/svg"';

const files = import.meta.glob<string>('/src/games/*/scene.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/// The illustration of a game: what it is called in the page, its box, and how it fills another one.
export interface SceneShape {
  id: string;
  box: readonly [x: number, y: number, width: number, height: number];
  fit: string;
}

const attribute = (drawing: string, name: string): string =>
  new RegExp(`^<svg[^>]* ${name}="([^"]*)"`).exec(drawing)?.[1] ?? '';

const gameOf = (path: string): string => path.split('/').at(-2) ?? '';

/// Returns the illustration that a game's folder brings, if it does.
export function sceneOf(game: string): SceneShape | undefined {
  const drawing = files[`/src/games/${game}/scene.svg`];
  if (!drawing) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = attribute(drawing, 'viewBox').split(' ').map(Number);
  return {
    id: `scene-${game}`,
    box: [x, y, width, height],
    fit: attribute(drawing, 'preserveAspectRatio') || 'xMidYMid slice',
  };
}

/// All illustrations as one drawing of symbols.
export const scenes = `${HEAD}><defs>${Object.entries(files)
  .map(([path, drawing]) =>
    drawing
      .trim()
      .replace(HEAD, `<symbol id="scene-${gameOf(path)}"`)
      .replace(/<\/svg>$/, '</symbol>'),
  )
  .join('')}</defs></svg>`;
