import type { MutiniesEvent } from '$src/games/21-mutinies/game.gen';
import { artOf } from '$src/games/21-mutinies/printed';

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

const handedOver = (
  { from, to }: { from: number; to: number },
  icon: string,
  amount: number,
): (Gain & { seat: number })[] => [
  { seat: to, icon, amount },
  { seat: from, icon, amount: -amount },
];

/// Who gained or lost what in an event; a hand-over has two sides.
export function gainsOf(event: MutiniesEvent): (Gain & { seat: number })[] {
  switch (event.type) {
    case 'doubloons-gained':
      return [{ seat: event.seat, icon: 'i-coin', amount: event.amount }];
    case 'doubloons-paid':
      return [{ seat: event.seat, icon: 'i-coin', amount: -event.amount }];
    case 'rum-gained':
      return [{ seat: event.seat, icon: 'i-rum', amount: event.cubes }];
    case 'rum-lost':
    case 'rum-poured':
      return [{ seat: event.seat, icon: 'i-rum', amount: -event.cubes }];
    case 'doubloons-handed-over':
      return handedOver(event, 'i-coin', event.amount);
    case 'rum-handed-over':
      return handedOver(event, 'i-rum', event.cubes);
    case 'prestige-moved':
      return [{ seat: event.seat, icon: 'pp', amount: event.by }];
    case 'treasure-drawn':
      return [{ seat: event.seat, icon: 'i-chest', amount: 1 }];
    case 'jewel-drawn':
      return [{ seat: event.seat, icon: 'j-back', amount: 1 }];
    case 'jewel-taken':
      return [{ seat: event.seat, icon: artOf(event.jewel), amount: 1 }];
    case 'jewel-discarded':
      return [{ seat: event.seat, icon: artOf(event.jewel), amount: -1 }];
    case 'card-drawn':
      return [{ seat: event.seat, icon: 'i-log', amount: 1 }];
    default:
      return [];
  }
}

const EMPTY = { dice: [], jewels: [], what: '', gains: [] };

/// Starts an item of the news, if an event is worth one.
function begun(event: MutiniesEvent): NewsItem | undefined {
  switch (event.type) {
    case 'dice-rolled':
      return { ...EMPTY, kind: 'dice', seat: event.seat, dice: [event.first, event.second] };
    case 'tavern-rolled':
      return { ...EMPTY, kind: 'tavern', seat: event.captain, dice: [event.die] };
    case 'sold':
      return { ...EMPTY, kind: 'sale', seat: event.seat, jewels: event.jewels, what: event.row };
    case 'card-played':
      return { ...EMPTY, kind: 'card', seat: event.seat, what: event.card };
    case 'treasure-used':
      return { ...EMPTY, kind: 'token', seat: event.seat, what: event.token };
    case 'captain-replaced':
      return { ...EMPTY, kind: 'mutiny', seat: event.captain };
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
export function newsOf(events: readonly MutiniesEvent[]): NewsItem[] {
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
export const isOfTheCount = ({ type }: { type: string }): boolean => COUNTED.has(type);

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
export function honoursOf(events: readonly MutiniesEvent[]): Honour[] {
  const [captains, mutinies, sales, thieves] = [0, 0, 0, 0].map(() => new Map<number, number>());
  const count = (tally: Map<number, number> | undefined, seat: number, by: number): void => {
    tally?.set(seat, (tally.get(seat) ?? 0) + by);
  };
  let seller = -1;
  for (const event of events) {
    if (event.type === 'round-begun') count(captains, event.captain, 1);
    if (event.type === 'captain-replaced') count(mutinies, event.captain, 1);
    if (event.type === 'doubloons-handed-over') count(thieves, event.to, event.amount);
    if (event.type === 'sold') seller = event.seat;
    if (event.type === 'prestige-moved' && event.seat === seller) {
      sales?.set(seller, Math.max(sales.get(seller) ?? 0, event.by));
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
