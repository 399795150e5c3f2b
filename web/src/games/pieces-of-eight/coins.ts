import { printed, type PrintedCoin, type PrintedYard } from './game.gen';

/// The kinds of coins, in the order of the shipyard.
const kinds: readonly PrintedCoin[] = printed.coins;

const place = (coin: string): number => kinds.findIndex(({ id }) => id === coin);

/// Returns coins in the order of the shipyard.
export const inOrder = (coins: readonly string[]): string[] =>
  coins.toSorted((one, other) => place(one) - place(other));

const kindOf = (coin: string): PrintedCoin | undefined => kinds.find(({ id }) => id === coin);

/// How many copies of a coin a ship may start with.
export const limitOf = (coin: string): number => kindOf(coin)?.limit ?? 0;

/// The rule that explains a coin first, such as `POE-MATE-01`.
export const ruleOf = (coin: string): string => kindOf(coin)?.rule ?? '';

/// The kinds of coins that can be asked for in a trade.
export const traded: readonly string[] = kinds.filter((kind) => kind.traded).map(({ id }) => id);

/// The ready-made ships: the crow's nest coin, then the deck from fore to aft.
export const presets = printed.ships;

/// The shipyards that are the same for everybody: all coins at their limits, and the ship sets.
export const yards: readonly PrintedYard[] = printed.yards;

/// Every coin of a shipyard, as often as it is there.
export const coinsOf = ({ slip }: PrintedYard): string[] =>
  inOrder(slip.kinds.flatMap(({ coin, stock }) => Array.from({ length: stock }, () => coin)));

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
