import { printed } from './game.gen';

/// What is printed about a kind of coin.
export interface CoinKind {
  id: string;
  limit: number;
  /// How many copies each ship set has.
  sets: Readonly<Record<string, number>>;
}

/// A ready-made ship: the crow's nest coin, then the deck from fore to aft.
export interface Preset {
  id: string;
  coins: readonly string[];
}

/// The order of the shipyard: gold, then guns and hands, then reactions, then coins that bring coins.
const ORDER = [
  'captain',
  'mate',
  'cannon',
  'cutlass',
  'pistols',
  'bomb',
  'broadside',
  'pillage',
  'treachery',
  'captains-monkey',
  'black-spot',
  'full-sail',
  'barrel-of-grog',
  'buried-treasure',
  'call-to-quarters',
];

export const SETS = ['maidens-vengeance', 'cursed-blade'] as const;

export const kinds: readonly CoinKind[] = printed.coins
  .map(({ id, limit, sets }) => ({
    id,
    limit,
    sets: Object.fromEntries(sets.map(({ set, count }) => [set, count])),
  }))
  .sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));

export const presets: readonly Preset[] = printed.ships;

export const SHIP_SIZE = printed.shipSize;

const limits = new Map(kinds.map((kind) => [kind.id, kind.limit]));

/// How many copies of a coin a ship may start with.
export const limitOf = (coin: string): number => limits.get(coin) ?? 0;

/// Every coin as often as the yard of a table has it: all at their limits, or a ship set.
export function yardOf(name: string): string[] {
  return kinds.flatMap((kind) => {
    const copies = name === 'full' ? kind.limit : (kind.sets[name] ?? 0);
    return Array.from({ length: copies }, () => kind.id);
  });
}

/// Returns how often each coin occurs, in the order of the shipyard.
export function tally(coins: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) {
    const copies = coins.filter((coin) => coin === kind.id).length;
    if (copies) counts.set(kind.id, copies);
  }
  return counts;
}

const FACES: Readonly<Record<string, string>> = {
  'barrel-of-grog': 'grog',
  'black-spot': 'blackspot',
  'buried-treasure': 'buried',
  'call-to-quarters': 'quarters',
  'captains-monkey': 'monkey',
  'full-sail': 'fullsail',
};

/// Returns the drawing of a coin: its face or, if it is not seen, its tail, gold for a Captain.
export function faceOf(coin: string | null | undefined, isGold = false): string {
  if (!coin) return isGold ? 'c-tailgold' : 'c-tail';
  return `c-${FACES[coin] ?? coin}`;
}

/// The chapter of the rule book that explains a coin.
const CHAPTERS: Readonly<Record<string, string>> = {
  'barrel-of-grog': 'GROG',
  'black-spot': 'SPOT',
  bomb: 'BOMB',
  broadside: 'BROAD',
  'buried-treasure': 'BURY',
  'call-to-quarters': 'QUART',
  cannon: 'CANN',
  captain: 'CAPT',
  'captains-monkey': 'MONK',
  cutlass: 'CUTL',
  'full-sail': 'SAIL',
  mate: 'MATE',
  pillage: 'PILL',
  pistols: 'PIST',
  treachery: 'TREA',
};

/// The rule that explains a coin first, such as `POE-MATE-01`.
export const ruleOf = (coin: string): string => `POE-${CHAPTERS[coin] ?? 'COIN'}-01`;
