import { printed, type Space, type Symbol, type TreasureKind } from '$src/games/jamaica/game.gen';

export type { Space, Symbol };

/// A space, and the lap on which a ship stands there.
export interface Place {
  space: number;
  lap: number;
}

export const { spaces } = printed;

/// The symbols of each action card: morning, evening.
export const cards: Readonly<Record<string, readonly [Symbol, Symbol]>> = Object.fromEntries(
  printed.cards.map(({ id, morning, evening }) => [id, [morning, evening]]),
);

/// What a treasure card counts at the end.
export const values: Readonly<Record<string, number>> = Object.fromEntries(
  printed.treasures.map(({ id, value }) => [id, value]),
);

/// What kind of treasure card it is.
export const kinds: Readonly<Record<string, TreasureKind>> = Object.fromEntries(
  printed.treasures.map(({ id, kind }) => [id, kind]),
);

export function spaceAt(id: number): Space {
  const space = spaces[id];
  if (!space) throw new RangeError(`there is no space ${id}`);
  return space;
}

/// Reads a place such as `17`, `47@-1` behind the start line, or `0@1`, home.
export function placeOf(text: string): Place {
  const [space, lap = '0'] = text.split('@');
  return { space: Number(space), lap: Number(lap) };
}

export const textOf = ({ space, lap }: Place): string =>
  lap === 0 && space !== 0 ? String(space) : `${space}@${lap}`;

const same = (a: Place, b: Place): boolean => a.space === b.space && a.lap === b.lap;

/// Returns the places one step away, ahead or astern.
function steps({ space, lap }: Place, ahead: boolean): Place[] {
  if (ahead) return spaceAt(space).next.map((to) => ({ space: to, lap: to === 0 ? lap + 1 : lap }));
  return spaceAt(space).prev.map((to) => ({ space: to, lap: space === 0 ? lap - 1 : lap }));
}

/// Returns every way with this number of steps.
function ways(from: Place, ahead: boolean, count: number): Place[][] {
  let found: Place[][] = [[from]];
  for (let i = 0; i < count; i++) {
    found = found.flatMap((way) => steps(way.at(-1) ?? from, ahead).map((to) => [...way, to]));
  }
  return found;
}

/// Returns the shortest way between two places, ahead or astern; without one, the two ends.
export function wayBetween(from: Place, to: Place): Place[] {
  for (let count = 0; count <= 12; count++) {
    for (const ahead of [true, false]) {
      const way = ways(from, ahead, count).find((candidate) => same(candidate.at(-1) ?? from, to));
      if (way) return way;
    }
  }
  return [from, to];
}
