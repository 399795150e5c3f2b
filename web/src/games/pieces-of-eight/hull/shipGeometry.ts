/// Where the coins of a ship lie in its drawing, and how its hull is bent around them.
///
/// The fore coin lies alone at the left, so that it is seen whole; those behind it lie in a row or
/// overlap as slivers. Everything is measured from the line of the deck.
export interface ShipGeometry {
  radius: number;
  /// The middle of each deck coin, from the fore.
  xs: readonly number[];
  y: number;
  deckY: number;
  left: number;
  right: number;
  middle: number;
  mast: number;
  nest: { x: number; y: number; radius: number };
}

export interface Shape {
  coins: number;
  radius: number;
  /// From one coin to the next.
  step: number;
  deckY: number;
  /// Where the mast stands, from the middle of the coins; or behind the last coin.
  mast?: number | 'behind';
}

const BOW = 34;
const STERN = 16;

export function shipGeometryOf({ coins, radius, step, deckY, mast = 0 }: Shape): ShipGeometry {
  const first = BOW + radius;
  const count = Math.max(coins, 1);
  const xs = Array.from({ length: coins }, (_, i) => first + i * step);
  const last = first + (count - 1) * step;
  const middle = (first + last) / 2;
  const at = mast === 'behind' ? last + radius + 30 : middle + mast;
  const right = Math.max(last + radius + STERN, mast === 'behind' ? at - 6 : 0, radius * 3 + 60);
  const nestRadius = radius * 0.96;
  return {
    radius,
    xs,
    y: deckY - radius + 4,
    deckY,
    left: 0,
    right,
    middle,
    mast: at,
    nest: { x: at, y: 22 + nestRadius, radius: nestRadius },
  };
}

/// The step from coin to coin at which a ship fills a width, between that of its shape and one that shows each coin whole.
export function roomyStep(shape: Shape, width: number): number {
  const gaps = Math.max(shape.coins - 1, 1);
  const spare = width - shipGeometryOf(shape).right;
  return Math.min(Math.max(shape.step, shape.step + spare / gaps), 2 * shape.radius + 3);
}

const round = (value: number): number => Math.round(value * 10) / 10;

const path = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.reduce((text, part, i) => `${text}${round(values[i - 1] ?? 0)}${part}`);

export interface HullLines {
  hull: string;
  trim: string;
  plank: string;
  shade: string;
  windows: string;
  bowsprit: string;
  rigging: string;
}

export function hullOf({ left: l, right: r, middle: m, deckY: y, nest }: ShipGeometry): HullLines {
  const top = nest.y + nest.radius * 0.6;
  return {
    hull: path`M${l},${y} Q${m},${y + 18} ${r},${y} L${r + 6},${y - 24} L${r + 36},${y - 28} Q${r + 36},${y + 20} ${r + 16},${y + 56} Q${m},${y + 68} ${l + 42},${y + 54} Q${l + 10},${y + 38} ${l},${y}Z`,
    trim: path`M${l + 2},${y + 8} Q${m},${y + 27} ${r + 31},${y + 4}`,
    plank: path`M${l + 12},${y + 34} Q${m},${y + 54} ${r + 26},${y + 34}`,
    shade: path`M${l + 24},${y + 44} Q${m},${y + 60} ${r + 20},${y + 46} L${r + 16},${y + 56} Q${m},${y + 68} ${l + 42},${y + 54}Z`,
    windows: path`M${r + 12},${y - 16} h8 v9 h-8Z M${r + 24},${y - 17} h7 v9 h-7Z`,
    bowsprit: path`M${l + 8},${y} L${l - 22},${y - 22}`,
    rigging: path`M${nest.x},${top} L${l + 4},${y + 2} M${nest.x},${top} L${r + 18},${y - 10} M${nest.x},${top + 15} L${l + 52},${y + 4} M${nest.x},${top + 15} L${r - 20},${y + 2}`,
  };
}

export interface SailLines {
  sail: string;
  shade: string;
  folds: string;
  yard: string;
}

/// A square sail between two heights.
export function sailOf(x: number, half: number, top: number, foot: number): SailLines {
  const mid = (top + foot) / 2;
  const out = half + 9;
  return {
    sail: path`M${x - half},${top} Q${x},${top + 7} ${x + half},${top} Q${x + half - 14},${mid} ${x + out},${foot} Q${x},${foot - 18} ${x - out},${foot} Q${x - half - 20},${mid} ${x - half},${top}Z`,
    shade: path`M${x + half * 0.35},${top + 5} Q${x + half * 0.22},${mid} ${x + half * 0.5},${foot - 11} L${x + out},${foot} Q${x + half - 14},${mid} ${x + half},${top}Z`,
    folds: path`M${x - half * 0.45},${top + 6} Q${x - half * 0.6},${mid} ${x - half * 0.5},${foot - 10} M${x + half * 0.3},${top + 6} Q${x + half * 0.2},${mid} ${x + half * 0.42},${foot - 12}`,
    yard: path`M${x - half - 11},${top - 1} H${x + half + 11}`,
  };
}

/// Both sails of a ship seen from afar, between crow's nest and deck.
export function sailsOf({ mast, nest, deckY, xs }: ShipGeometry): SailLines[] {
  const span = (xs.at(-1) ?? 0) - (xs[0] ?? 0);
  const half = 77 + span * 0.123;
  const top = nest.y + nest.radius + 21;
  const foot = deckY - 42;
  const between = top + (foot - top) * 0.38;
  return [sailOf(mast, half / 1.35, top, between - 6), sailOf(mast, half, between + 7, foot)];
}

/// The height of a line of text on the hull below a place of the deck.
export function hullText({ left, right, deckY }: ShipGeometry, x: number, below: number): number {
  const along = Math.min(1, Math.max(0, (x - left) / (right - left)));
  return round(deckY + below + 9 * Math.sin(Math.PI * along));
}

/// How wide a letter of a coin's name is on the hull, on average, in the drawing of a phone.
const LETTER = 5.9;

/// Whether the names of coins have room on the hull of a ship, where every other one stands a line lower.
export function areNamesLegible(names: readonly string[], step: number): boolean {
  return names.every((name, i) => {
    const next = names[i + 2];
    return next === undefined || ((name.length + next.length) / 2) * LETTER <= 2 * step;
  });
}
