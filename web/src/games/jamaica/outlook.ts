import { cards, placeOf, spaceAt, textOf, ways, type Place, type Symbol } from './chart';
import type { JamaicaView, ShipView } from './game.gen';

/// What comes of one action, as far as the table tells: a guess for the eye, never a rule.
export type Outcome =
  | { type: 'load'; cargo: string; amount: number; hold: number; dumps: boolean }
  | {
      type: 'sail';
      ahead: boolean;
      steps: number;
      way: Place[];
      to: string;
      kind: 'sea' | 'port' | 'lair' | 'home' | 'start';
      cost: number;
      short: boolean;
      /// Where a ship that is short may fall back to, and where of it a treasure lies.
      retreats: string[];
      finds: string[];
      token: boolean;
      rivals: number[];
    };

export interface Outlook {
  morning: Outcome[];
  evening: Outcome[];
}

/// What a ship has while one thinks ahead.
interface Plan {
  place: Place;
  holds: { cargo: string | null; amount: number }[];
  tokens: readonly number[];
}

export const totalOf = (holds: readonly { cargo: string | null; amount: number }[], cargo: string): number =>
  holds.reduce((sum, hold) => sum + (hold.cargo === cargo ? hold.amount : 0), 0);

const GOODS: Readonly<Record<string, string>> = { sea: 'food', port: 'doubloons' };

/// What a space costs, as a kind of goods.
export const goodsOf = (space: number): string | undefined => GOODS[spaceAt(space).kind];

/// Returns what an arrival means for a ship: price, treasure, fight.
export function arrival(view: JamaicaView, ship: number, way: Place[], ahead: boolean, plan?: Plan): Outcome {
  const own = view.ships[ship];
  const to = way.at(-1) ?? { space: 0, lap: 0 };
  const { kind, cost } = spaceAt(to.space);
  const goods = goodsOf(to.space);
  const holds = plan?.holds ?? own?.holds ?? [];
  const tokens = plan?.tokens ?? view.tokens;
  const isShort = !own?.ghost && goods !== undefined && totalOf(holds, goods) < cost;
  const back = isShort ? retreats(pay({ place: to, holds, tokens }, goods, cost)) : [];
  const rivals = view.ships.flatMap((other, i) =>
    i !== ship && to.space !== 0 && placeOf(other.place).space === to.space ? [i] : [],
  );
  return {
    type: 'sail',
    ahead,
    steps: way.length - 1,
    way,
    to: textOf(to),
    kind:
      kind === 'port-royal'
        ? to.lap === 1
          ? 'home'
          : 'start'
        : kind === 'lair'
          ? 'lair'
          : goods === 'food'
            ? 'sea'
            : 'port',
    cost: own?.ghost ? 0 : cost,
    short: isShort,
    retreats: back.map(textOf),
    finds: back.filter(({ space }) => tokens.includes(space)).map(textOf),
    token: kind === 'lair' && tokens.includes(to.space),
    rivals,
  };
}

function pay(plan: Plan, goods: string, cost: number): Plan {
  let due = cost;
  const holds = plan.holds.map((hold) => {
    if (hold.cargo !== goods || due === 0) return hold;
    const paid = Math.min(due, hold.amount);
    due -= paid;
    return hold.amount === paid ? { cargo: null, amount: 0 } : { ...hold, amount: hold.amount - paid };
  });
  return { ...plan, holds };
}

const canStay = ({ holds }: Plan, { space }: Place): boolean => {
  const goods = goodsOf(space);
  return goods === undefined || totalOf(holds, goods) >= spaceAt(space).cost;
};

/// Where a ship that cannot pay may fall back to: on each way astern the first place that it can pay.
function retreats(plan: Plan): Place[] {
  const found = new Map<string, Place>();
  const look = (from: Place): void => {
    for (const [, to = from] of ways(from, false, 1)) {
      if (canStay(plan, to)) found.set(textOf(to), to);
      else look(to);
    }
  };
  look(plan.place);
  return [...found.values()];
}

function fallBack(plan: Plan, place: Place): Plan {
  const goods = goodsOf(place.space);
  const there = { ...plan, place, tokens: plan.tokens.filter((token) => token !== place.space) };
  return goods ? pay(there, goods, spaceAt(place.space).cost) : there;
}

function settled(plan: Plan, outcome: Outcome & { type: 'sail' }): Plan {
  const place = placeOf(outcome.to);
  const goods = goodsOf(place.space);
  const arrived = { ...plan, place, tokens: plan.tokens.filter((token) => token !== place.space) };
  if (!goods) return arrived;
  const paid = pay(arrived, goods, outcome.cost);
  const [back] = outcome.retreats;
  return back === undefined ? paid : fallBack(paid, placeOf(back));
}

function load(plan: Plan, cargo: string, amount: number): [Outcome, Plan] {
  const hold = plan.holds.findIndex((candidate) => candidate.cargo === null);
  const outcome: Outcome = { type: 'load', cargo, amount, hold: hold + 1, dumps: hold < 0 };
  if (hold < 0) return [outcome, plan];
  return [outcome, { ...plan, holds: plan.holds.map((old, i) => (i === hold ? { cargo, amount } : old)) }];
}

function act(view: JamaicaView, ship: number, symbol: Symbol, die: number, plan: Plan): [Outcome, Plan][] {
  if (symbol !== 'ahead' && symbol !== 'back') return [load(plan, symbol, die)];
  const ahead = symbol === 'ahead';
  const reached = new Map(ways(plan.place, ahead, die).map((way) => [textOf(way.at(-1) ?? plan.place), way]));
  return [...reached.values()].map((way) => {
    const outcome = arrival(view, ship, way, ahead, plan);
    return [outcome, outcome.type === 'sail' ? settled(plan, outcome) : plan];
  });
}

const isHome = ({ space, lap }: Place): boolean => space === 0 && lap === 1;

/// Returns what a card would bring with this round's dice, if nobody interferes.
export function outlook(view: JamaicaView, ship: number, card: string): Outlook {
  const own: ShipView | undefined = view.ships[ship];
  const symbols = cards[card];
  if (!own || !symbols || view.morning === 0) return { morning: [], evening: [] };
  const plan: Plan = { place: placeOf(own.place), holds: own.holds, tokens: view.tokens };
  const morning = act(view, ship, symbols[0], view.morning, plan);
  const evening = morning
    .filter(([, after]) => !isHome(after.place))
    .flatMap(([, after]) => act(view, ship, symbols[1], view.evening, after));
  const distinct = new Map(
    evening.map(([outcome]) => [outcome.type === 'sail' ? outcome.to : 'load', outcome]),
  );
  return { morning: morning.map(([outcome]) => outcome), evening: [...distinct.values()] };
}
