import { printed, type PrintedCoin } from './game.gen';
import type { Survey } from '$src/games/pieces-of-eight/yard/slipway.svelte';

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

const place = (coin: string): number => ORDER.indexOf(coin);

/// Returns coins in the order of the shipyard.
export const inOrder = (coins: readonly string[]): string[] =>
  coins.toSorted((one, other) => place(one) - place(other));

const kinds = printed.coins.toSorted((one, other) => place(one.id) - place(other.id));

/// How many copies of a coin a ship may start with.
export const limitOf = (coin: string): number => kinds.find(({ id }) => id === coin)?.limit ?? 0;

/// Whether a coin goes to the hold when it reacts.
export const isSpentToReact = (coin: string): boolean =>
  kinds.find(({ id }) => id === coin)?.spentToReact === true;

/// The kinds of coins that can be asked for in a trade.
export const traded: readonly string[] = kinds.filter(({ least }) => least === 0).map(({ id }) => id);

export const SETS = ['maidens-vengeance', 'cursed-blade'] as const;

/// The ready-made ships: the crow's nest coin, then the deck from fore to aft.
export const presets = printed.ships;

const copiesIn = ({ limit, sets }: PrintedCoin, yard: string): number =>
  yard === 'full' ? limit : (sets.find(({ set }) => set === yard)?.count ?? 0);

/// Every coin as often as the yard of a table has it: all at their limits, or a ship set.
export const yardOf = (yard: string): string[] =>
  kinds.flatMap((kind) => Array.from({ length: copiesIn(kind, yard) }, () => kind.id));

/// What can be built in a yard as it is printed.
export const surveyOf = (yard: string): Survey => ({
  placed: 0,
  size: printed.shipSize,
  nestNeeded: true,
  flaws: [],
  kinds: kinds
    .map((kind) => {
      const copies = copiesIn(kind, yard);
      return { coin: kind.id, stock: copies, least: kind.least, most: copies, placed: 0, spare: copies };
    })
    .filter(({ stock }) => stock > 0),
});

/// Returns how often each coin occurs, in the order of the shipyard.
export function tally(coins: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const coin of inOrder(coins)) counts.set(coin, (counts.get(coin) ?? 0) + 1);
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
