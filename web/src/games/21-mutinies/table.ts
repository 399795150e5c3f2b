import {
  cards,
  jewels,
  numberOf,
  rowAt,
  squareOf,
  squaresOf,
  treasures,
  type Action,
  type Moment,
} from './printed';
import type { Disc, MutiniesView, PirateView } from './game.gen';

/// The Minion's disc is drawn like that of a sixth player.
export const MINION = 5;

/// A disc on a square: whose it is, and what is set aside under it.
export interface Placed {
  seat: number;
  minion: boolean;
  doubloons: number;
  rum: number;
}

/// The order in which the areas of the board are read.
export const ACTIONS: readonly Action[] = [
  'trade-routes',
  'mutiny',
  'non-trade-routes',
  'shipwrecks',
  'cabin',
  'tavern',
  'black-market',
  'city',
];

/// Squares depend on the number of players; two players use those of three.
export const playersOf = (view: MutiniesView): number => view.pirates.length;

const lies = (disc: Disc, square: string): boolean => disc.square === square;

/// Returns the discs on a square in turn order.
export function discsAt(view: MutiniesView, square: string): Placed[] {
  const placed: Placed[] = view.order.flatMap((seat) => {
    const disc = view.pirates[seat]?.disc;
    return disc && lies(disc, square)
      ? [{ seat, minion: false, doubloons: disc.doubloons, rum: disc.rum }]
      : [];
  });
  const { minion } = view;
  if (minion && lies(minion, square))
    placed.push({ seat: MINION, minion: true, doubloons: minion.doubloons, rum: minion.rum });
  return placed;
}

export const actionOf = (square: string | null | undefined): Action | undefined =>
  square ? squareOf(square)?.action : undefined;

/// The action that the Captain chose this round.
export const captainsAction = (view: MutiniesView): Action | undefined =>
  actionOf(view.pirates[view.order[0] ?? -1]?.disc.square);

export const isBusy = (view: MutiniesView, action: Action): boolean =>
  squaresOf(action, playersOf(view)).some(({ id }) => discsAt(view, id).length > 0);

/// The jewel displayed on a square of the Trade Routes.
export const jewelOn = (view: MutiniesView, square: string): string | null =>
  view.routes.find((route) => route.square === square)?.jewel ?? null;

/// What a player would set aside on a square, as it is printed there or on its jewel.
export function costOf(
  view: MutiniesView,
  square: string,
  pirate?: PirateView,
): { doubloons: number; rum: number } {
  const printed = squareOf(square);
  if (printed?.action === 'trade-routes') {
    const jewel = jewels[jewelOn(view, square) ?? ''];
    const isFree = !jewel || pirate?.favours.includes('free-jewel');
    return isFree ? { doubloons: 0, rum: 0 } : { doubloons: jewel.doubloons, rum: jewel.rum };
  }
  const bribe = Object.values(cards).find((card) => card.effect === 'bribe')?.numbers[0] ?? 0;
  const less = printed?.action === 'mutiny' && pirate?.favours.includes('cheaper-mutiny') ? bribe : 0;
  return { doubloons: Math.max(0, (printed?.cost ?? 0) - less), rum: 0 };
}

/// The move that a square stands for while a question is asked: a disc, a jewel to rob, or a row to sell.
export function moveAt(kind: string | undefined, square: string): string {
  const row = rowAt(square);
  if (kind === 'rob-jewel' && square.startsWith('TR')) return `rob ${square}`;
  if (kind === 'market-row' && row) return `pick ${row.id}`;
  return `place ${square}`;
}

/// Whether the next disc is the Minion's, which the Captain places second.
export const isMinions = (view: MutiniesView): boolean =>
  view.minion?.square === null && view.pirates[view.order[0] ?? -1]?.disc.square !== null;

/// Who is to place a disc: the first in turn order who has not; with two, the Captain also places the Minion.
export function placing(view: MutiniesView): number | undefined {
  const [captain = 0] = view.order;
  if (!view.pirates[captain]?.disc.square) return captain;
  if (view.minion && !view.minion.square) return captain;
  return view.order.find((seat) => !view.pirates[seat]?.disc.square);
}

/// Who still has to place a disc after the one whose turn it is.
export function stillToPlace(view: MutiniesView, seat: number): number[] {
  const turn = view.order.indexOf(seat);
  return view.order.filter((other, i) => i > turn && !view.pirates[other]?.disc.square);
}

const mostDoubloons = (
  things: Readonly<Record<string, { effect: string; numbers: readonly number[] }>>,
): number =>
  Math.max(
    ...Object.values(things).map(({ effect, numbers }) => (effect === 'doubloons' ? (numbers[0] ?? 0) : 0)),
  );
const MOST_IN_TOKEN = mostDoubloons(treasures);
const MOST_IN_CARD = mostDoubloons(cards);

/// The most that a pirate could pay for a Mutiny square if every token and card nobody sees were doubloons.
export const mostWithHidden = ({ doubloons, treasureCount, cardCount }: PirateView): number =>
  doubloons + MOST_IN_TOKEN * treasureCount + MOST_IN_CARD * cardCount;

/// Who could still take a dearer Mutiny square, as far as everybody sees.
///
/// @param means what a pirate can pay
export function outbidders(
  view: MutiniesView,
  seat: number,
  square: string,
  means: (pirate: PirateView) => number = ({ doubloons }) => doubloons,
): number[] {
  const dearer = squaresOf('mutiny', playersOf(view)).filter(
    ({ id }) => numberOf(id) > numberOf(square) && discsAt(view, id).length === 0,
  );
  return stillToPlace(view, seat).filter((other) =>
    dearer.some(({ cost }) => view.pirates.some((pirate) => pirate.seat === other && means(pirate) >= cost)),
  );
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  'captain-turn': 'before',
  'sailor-turn': 'before',
  'after-placing': 'after',
  'before-resolving': 'resolving',
  'final-trade': 'end',
};

/// The moment at which a question lets its owner use tokens and cards.
export const momentOf = (kind: string | undefined): Moment | undefined => MOMENTS[kind ?? ''];

const PLACING = new Set(['captain-turn', 'sailor-turn', 'minion-turn']);
export const isPlacing = (kind: string | undefined): boolean => PLACING.has(kind ?? '');

/// What an end-of-game card would count if the game ended now, as far as its owner sees.
export function worthOf(card: string, view: MutiniesView, seat: number): number | undefined {
  const own = view.pirates[seat];
  const printed = cards[card];
  if (!own || !printed) return undefined;
  const [first = 0, second = 0] = printed.numbers;
  switch (printed.effect) {
    case 'fancier': {
      const fancied = own.jewels.filter((jewel) =>
        [printed.colour, 'wild'].includes(jewels[jewel]?.colour ?? ''),
      );
      return Math.min(first, fancied.length);
    }
    case 'hardened-drinker':
      return Math.min(first, own.rum);
    case 'miser':
      return Math.min(second, Math.floor(own.doubloons / first));
    case 'last-captain':
      return view.order[0] === seat ? first : second;
    case 'born-mutineer':
      return Math.min(first, own.cardCount);
    case 'living-legend':
      return first;
    case 'underdog':
      return own.prestige === Math.min(...view.pirates.map(({ prestige }) => prestige)) ? first : second;
    default:
      return undefined;
  }
}
