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

/// What kind of card a treasure is.
export const treasureKinds: Readonly<Record<string, TreasureKind>> = Object.fromEntries(
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

/// The way between two places.
interface Leg {
  from: string;
  to: string;
  /// The spaces between them.
  passed: readonly number[];
}

/// Returns the spaces of a way, its ends included.
export const spacesOn = ({ from, to, passed }: Leg): number[] => [
  placeOf(from).space,
  ...passed,
  placeOf(to).space,
];
