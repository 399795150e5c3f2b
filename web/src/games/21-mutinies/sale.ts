import { cards, jewels, kindOf, market, rowOf, type Price } from './printed';
import type { PirateView } from './game.gen';

/// A sale as it may turn out: which row, which jewels, how much rum, and what it brings.
export interface Deal extends Price {
  row: string;
  jewels: readonly string[];
  rum: number;
}

const MOST_RUM = Math.max(...market.map(({ prices }) => prices.length)) - 1;
const numberOn = (effect: string): number =>
  Object.values(cards).find((card) => card.effect === effect)?.numbers[0] ?? 0;

/// The rum icons on some jewels.
export const iconsOf = (chosen: readonly string[]): number =>
  chosen.reduce((sum, jewel) => sum + (jewels[jewel]?.rum ?? 0), 0);

/// What a card granted the seller for the coming sale.
export function favoursOf(seller: Pick<PirateView, 'favours'>): { room: number; bonus: number } {
  return {
    room: seller.favours.includes('room-for-rum') ? numberOn('relabel') : 0,
    bonus: seller.favours.includes('dearer-sale') ? numberOn('haggle') : 0,
  };
}

/// How much rum fits into a sale: no more than the icons, the seller's stock, and the printed table.
export const roomFor = (chosen: readonly string[], seller: Pick<PirateView, 'favours' | 'rum'>): number =>
  Math.min(MOST_RUM, iconsOf(chosen) + favoursOf(seller).room, seller.rum);

/// What a row brings with an amount of rum.
export function priceOf(row: string, rum: number, bonus = 0): Price {
  const price = rowOf(row)?.prices[rum] ?? { doubloons: 0, prestige: 0 };
  return { doubloons: price.doubloons + bonus, prestige: price.prestige };
}

function* sets(hand: readonly string[], size: number, from = 0): Generator<string[]> {
  if (size === 0) return yield [];
  for (let i = from; i <= hand.length - size; i++) {
    for (const rest of sets(hand, size - 1, i + 1)) yield [hand[i] ?? '', ...rest];
  }
}

const isAlike = (set: readonly string[]): boolean =>
  new Set(set.map((jewel) => jewels[jewel]?.colour).filter((colour) => colour !== 'wild')).size <= 1;

function isPairs([first = '', ...others]: readonly string[]): boolean {
  return others.some((second, i) => {
    const rest = others.filter((_, j) => j !== i);
    return isAlike([first, second]) && isAlike(rest);
  });
}

/// Whether jewels look like a row of the market; the server has the last word.
function fits(row: string, set: readonly string[]): boolean {
  if (row.startsWith('ANY')) return true;
  return row.startsWith('SAME') ? isAlike(set) : isPairs(set);
}

const wilds = (set: readonly string[]): number =>
  set.filter((jewel) => jewels[jewel]?.colour === 'wild').length;

/// Which of two deals is better: more prestige, then doubloons, then fewer wild jewels.
const isBetter = (a: Deal, b: Deal | undefined): boolean => {
  if (!b) return true;
  if (a.prestige !== b.prestige) return a.prestige > b.prestige;
  if (a.doubloons !== b.doubloons) return a.doubloons > b.doubloons;
  return wilds(a.jewels) < wilds(b.jewels);
};

type Seller = Pick<PirateView, 'jewels' | 'rum' | 'favours'>;

/// Returns the best that a row could bring the seller now.
export function bestDeal(
  row: string,
  seller: Seller,
  choices?: Iterable<readonly string[]>,
): Deal | undefined {
  const { bonus } = favoursOf(seller);
  let best: Deal | undefined;
  for (const set of choices ?? sets(seller.jewels, rowOf(row)?.jewels ?? 0)) {
    if (!choices && !fits(row, set)) continue;
    const rum = roomFor(set, seller);
    const deal = { row, jewels: set, rum, ...priceOf(row, rum, bonus) };
    if (isBetter(deal, best)) best = deal;
  }
  return best;
}

/// Returns the best deal of all rows that the seller could deliver.
export function bestOf(seller: Seller & Pick<PirateView, 'sales'>): Deal | undefined {
  return seller.sales
    .map((row) => bestDeal(row, seller))
    .reduce<Deal | undefined>((best, deal) => (deal && isBetter(deal, best) ? deal : best), undefined);
}

const counted = (set: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const jewel of set) counts.set(kindOf(jewel), (counts.get(kindOf(jewel)) ?? 0) + 1);
  return counts;
};

/// Whether some jewels are, kind for kind, among others.
const isWithin = (few: readonly string[], many: readonly string[]): boolean => {
  const have = counted(many);
  return [...counted(few)].every(([kind, count]) => (have.get(kind) ?? 0) >= count);
};

/// The sets that are on offer: `sell RED-01 RED-02 RED-03` and the like.
export const setsOffered = (moves: readonly string[]): string[][] =>
  moves.filter((move) => move.startsWith('sell ')).map((move) => move.split(' ').slice(1));

/// Returns the offered move that sells just these jewels, or others that are worth the same.
export function sellMove(moves: readonly string[], chosen: readonly string[]): string | undefined {
  const set = setsOffered(moves).find((each) => each.length === chosen.length && isWithin(chosen, each));
  return set ? `sell ${set.join(' ')}` : undefined;
}

/// Whether one more jewel still leads to an offered set.
export const canAdd = (moves: readonly string[], chosen: readonly string[], jewel: string): boolean =>
  setsOffered(moves).some((set) => isWithin([...chosen, jewel], set));

/// Returns the offered move about a jewel, or about one that is worth the same: only one of a kind is on offer.
export const alikeMove = (moves: readonly string[], verb: string, jewel: string): string =>
  moves.find((move) => move.startsWith(`${verb} `) && kindOf(move.split(' ')[1] ?? '') === kindOf(jewel)) ??
  `${verb} ${jewel}`;

/// Your jewels by colour, those with most rum first; wild ones last.
export const sorted = (hand: readonly string[]): string[] =>
  [...hand].sort((a, b) => {
    const order = ['red', 'white', 'green', 'blue', 'wild'];
    const [left, right] = [jewels[a], jewels[b]];
    const colours = order.indexOf(left?.colour ?? '') - order.indexOf(right?.colour ?? '');
    return colours || (right?.rum ?? 0) - (left?.rum ?? 0) || a.localeCompare(b);
  });
