import type { JamaicaEvent } from '$src/games/jamaica/game.gen';
import { values } from '$src/games/jamaica/chart/chart';
import type { Result } from '$src/net/protocol.gen';

/// What a haul is piled up of.
export type Part = 'prize' | 'doubloons' | 'treasure';

/// One part of a haul: a number of points from here upwards.
export interface Goods {
  part: Part;
  from: number;
  amount: number;
}

/// What a captain brings home: goods piled on the quay, and what curses and a late ship take of them.
export interface Haul {
  seat: number;
  rank: number;
  goods: readonly Goods[];
  /// How high the pile is, how much of it is lost, and what is left.
  pile: number;
  lost: number;
  points: number;
}

function cardsOf(events: readonly JamaicaEvent[], seat: number): string[] | undefined {
  return events.filter((event) => event.type === 'scored').findLast((event) => event.seat === seat)
    ?.treasures;
}

/// Piles parts on each other; what is nothing takes no room.
function piled(parts: readonly [Part, number][]): Goods[] {
  let from = 0;
  return parts
    .filter(([, amount]) => amount > 0)
    .map(([part, amount]) => {
      from += amount;
      return { part, from: from - amount, amount };
    });
}

/// Returns the hauls of all captains, the winner's first; ties in the order of the seats.
export function haulsOf(result: Result, events: readonly JamaicaEvent[]): Haul[] {
  const line = (name: string, seat: number): number =>
    result.sheet.find((each) => each.name === name)?.points[seat] ?? 0;
  const { scores = [], ranks = [] } = result.outcome ?? {};
  return scores
    .map((points, seat) => {
      const prize = line('prize', seat);
      const cards = cardsOf(events, seat)
        ?.map((card) => values[card] ?? 0)
        .filter((value) => value > 0);
      const treasures = cards ?? [line('treasures', seat)];
      const goods = piled([
        ['prize', prize],
        ['doubloons', line('doubloons', seat)],
        ...treasures.map((value): [Part, number] => ['treasure', value]),
      ]);
      const pile = goods.reduce((sum, { amount }) => sum + amount, 0);
      return { seat, rank: ranks[seat] ?? 0, goods, pile, lost: pile - points, points };
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/// What a race is remembered for: each honour with its holder and figure.
export interface Honour {
  name: 'home' | 'fights' | 'treasures' | 'short';
  seat: number;
  figure: number;
}

function most(name: Honour['name'], seats: readonly number[]): Honour[] {
  const tally = new Map<number, number>();
  for (const seat of seats) tally.set(seat, (tally.get(seat) ?? 0) + 1);
  const [best, second] = [...tally].sort(([, a], [, b]) => b - a);
  return best && best[1] > (second?.[1] ?? 0) ? [{ name, seat: best[0], figure: best[1] }] : [];
}

/// Returns who was home first, won most fights, found most treasures and ran short most often; ghosts get no honours.
export function honoursOf(events: readonly JamaicaEvent[], captains: number): Honour[] {
  const captainsOf = (ships: readonly number[]): number[] => ships.filter((ship) => ship < captains);
  const home = events.filter((event) => event.type === 'came-home').find(({ ship }) => ship < captains);
  const round = events.findLast((event) => event.type === 'round-begun')?.round ?? 0;
  const fights = events.filter((event) => event.type === 'combat-won').map(({ winner }) => winner);
  const finders = events.filter((event) => event.type === 'treasure-found').map(({ ship }) => ship);
  const short = events.filter((event) => event.type === 'ran-short').map(({ ship }) => ship);
  return [
    ...(home ? [{ name: 'home' as const, seat: home.ship, figure: round }] : []),
    ...most('fights', captainsOf(fights)),
    ...most('treasures', captainsOf(finders)),
    ...most('short', captainsOf(short)),
  ];
}
