import { artOf } from './printed';
import type { Event } from '$src/net/protocol.gen';

/// What a player gains or loses: an icon, and how much.
export interface Gain {
  icon: string;
  amount: number;
}

/// One thing that happened at the table: who, what it was, and what came of it.
export interface NewsItem {
  kind: 'dice' | 'tavern' | 'sale' | 'card' | 'token' | 'mutiny' | 'last-round' | 'gain';
  seat: number;
  dice: readonly number[];
  jewels: readonly string[];
  /// The card, token or row in question.
  what: string;
  gains: readonly Gain[];
}

const num = (event: Event, part: string): number => Number(event[part] ?? 0);
const text = (event: Event, part: string): string => {
  const value = event[part];
  return typeof value === 'string' ? value : '';
};
const list = (event: Event, part: string): string[] => {
  const value = event[part];
  return Array.isArray(value) ? value.map(String) : [];
};

/// Who gained or lost what in an event; a hand-over has two sides.
export function gainsOf(event: Event): (Gain & { seat: number })[] {
  const seat = num(event, 'seat');
  switch (event.type) {
    case 'doubloons-gained':
      return [{ seat, icon: 'i-coin', amount: num(event, 'amount') }];
    case 'doubloons-paid':
      return [{ seat, icon: 'i-coin', amount: -num(event, 'amount') }];
    case 'rum-gained':
      return [{ seat, icon: 'i-rum', amount: num(event, 'cubes') }];
    case 'rum-lost':
    case 'rum-poured':
      return [{ seat, icon: 'i-rum', amount: -num(event, 'cubes') }];
    case 'doubloons-handed-over':
    case 'rum-handed-over': {
      const [icon, amount] = event.type.startsWith('rum')
        ? ['i-rum', num(event, 'cubes')]
        : ['i-coin', num(event, 'amount')];
      return [
        { seat: num(event, 'to'), icon, amount },
        { seat: num(event, 'from'), icon, amount: -amount },
      ];
    }
    case 'prestige-moved':
      return [{ seat, icon: 'pp', amount: num(event, 'by') }];
    case 'treasure-drawn':
      return [{ seat, icon: 'i-chest', amount: 1 }];
    case 'jewel-drawn':
      return [{ seat, icon: 'j-back', amount: 1 }];
    case 'jewel-taken':
      return [{ seat, icon: artOf(text(event, 'jewel')), amount: 1 }];
    case 'jewel-discarded':
      return [{ seat, icon: artOf(text(event, 'jewel')), amount: -1 }];
    case 'card-drawn':
      return [{ seat, icon: 'i-log', amount: 1 }];
    default:
      return [];
  }
}

const EMPTY = { dice: [], jewels: [], what: '', gains: [] };

/// Starts an item of the news, if an event is worth one.
function begun(event: Event): NewsItem | undefined {
  const seat = num(event, 'seat');
  switch (event.type) {
    case 'dice-rolled':
      return { ...EMPTY, kind: 'dice', seat, dice: [num(event, 'first'), num(event, 'second')] };
    case 'tavern-rolled':
      return { ...EMPTY, kind: 'tavern', seat: num(event, 'captain'), dice: [num(event, 'die')] };
    case 'sold':
      return { ...EMPTY, kind: 'sale', seat, jewels: list(event, 'jewels'), what: text(event, 'row') };
    case 'card-played':
      return { ...EMPTY, kind: 'card', seat, what: text(event, 'card') };
    case 'treasure-used':
      return { ...EMPTY, kind: 'token', seat, what: text(event, 'token') };
    case 'captain-replaced':
      return { ...EMPTY, kind: 'mutiny', seat: num(event, 'captain') };
    case 'last-round-announced':
      return { ...EMPTY, kind: 'last-round', seat: -1 };
    default:
      return undefined;
  }
}

function add(gains: readonly Gain[], { icon, amount }: Gain): Gain[] {
  const known = gains.find((gain) => gain.icon === icon);
  if (!known) return [...gains, { icon, amount }];
  return gains
    .map((gain) => (gain === known ? { icon, amount: gain.amount + amount } : gain))
    .filter((gain) => gain.amount !== 0);
}

/// Turns events into news: a gain is part of what the pirate did last.
export function newsOf(events: readonly Event[]): NewsItem[] {
  const items: NewsItem[] = [];
  for (const event of events) {
    const item = begun(event);
    if (item) items.push(item);
    for (const { seat, ...gain } of gainsOf(event)) {
      const at = items.findLastIndex((each) => each.seat === seat && each.kind !== 'mutiny');
      const last = items[at];
      if (last) items[at] = { ...last, gains: add(last.gains, gain) };
      else items.push({ ...EMPTY, kind: 'gain', seat, gains: [gain] });
    }
  }
  return items.filter(({ kind, gains }) => kind !== 'gain' || gains.length > 0);
}

const COUNTED = new Set(['treasures-revealed', 'jewels-revealed', 'cards-revealed', 'counted', 'scored']);

/// Whether an event belongs to the final count.
export const isOfTheCount = ({ type }: Event): boolean => COUNTED.has(type);

/// What a whole game is remembered for: each honour with its holder and figure.
export interface Honour {
  name: 'captain' | 'sale' | 'mutinies' | 'thief';
  seat: number;
  figure: number;
}

const most = (name: Honour['name'], tally: ReadonlyMap<number, number>): Honour[] => {
  const [best, second] = [...tally].sort(([, a], [, b]) => b - a);
  return best && best[1] > (second?.[1] ?? 0) ? [{ name, seat: best[0], figure: best[1] }] : [];
};

/// Returns who was Captain longest, mutinied most, made the best sale, and took most from others.
export function honoursOf(events: readonly Event[]): Honour[] {
  const [captains, mutinies, sales, thieves] = [0, 0, 0, 0].map(() => new Map<number, number>());
  const count = (tally: Map<number, number> | undefined, seat: number, by: number): void => {
    tally?.set(seat, (tally.get(seat) ?? 0) + by);
  };
  let seller = -1;
  for (const event of events) {
    if (event.type === 'round-begun') count(captains, num(event, 'captain'), 1);
    if (event.type === 'captain-replaced') count(mutinies, num(event, 'captain'), 1);
    if (event.type === 'doubloons-handed-over') count(thieves, num(event, 'to'), num(event, 'amount'));
    if (event.type === 'sold') seller = num(event, 'seat');
    if (event.type === 'prestige-moved' && num(event, 'seat') === seller) {
      sales?.set(seller, Math.max(sales.get(seller) ?? 0, num(event, 'by')));
      seller = -1;
    }
  }
  return [
    ...most('captain', captains ?? new Map()),
    ...most('mutinies', mutinies ?? new Map()),
    ...most('sale', sales ?? new Map()),
    ...most('thief', thieves ?? new Map()),
  ];
}
