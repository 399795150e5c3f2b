import { figure, figures, type Figures } from './figures';
import { rowAt, squareOf, type Action, type PrintedSquare } from './printed';
import type { Disc, MutiniesView, Price } from './game.gen';

const FREE: Price = { doubloons: 0, rum: 0 };

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

/// The squares of an action that are in use.
export const squaresOf = (view: MutiniesView, action: Action): PrintedSquare[] =>
  view.squares.flatMap((id) => squareOf(id) ?? []).filter((square) => square.action === action);

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
  squaresOf(view, action).some(({ id }) => discsAt(view, id).length > 0);

/// The jewel displayed on a square of the Trade Routes.
export const jewelOn = (view: MutiniesView, square: string): string | null =>
  view.routes.find((route) => route.square === square)?.jewel ?? null;

/// What is printed on a square as its price, or on the jewel that lies there.
const printedPrice = (view: MutiniesView, square: string): Price =>
  view.routes.find((route) => route.square === square)?.price ?? squareOf(square)?.price ?? FREE;

/// What a disc costs on a square: as the rules state it, or as it is printed there.
export function priceOf(view: MutiniesView, square: string, told: Figures): Price {
  const bargain = figures(told, 'bargain').find((each) => each.square === square);
  return figure(told, 'terms')?.price ?? bargain?.price ?? printedPrice(view, square);
}

/// The move that a square stands for while a question is asked: a disc, a jewel to rob, or a row to sell.
export function moveAt(kind: string | undefined, square: string): string {
  const row = rowAt(square);
  if (kind === 'rob-jewel' && squareOf(square)?.business === 'displayed-jewel') return `rob ${square}`;
  if (kind === 'market-row' && row) return `pick ${row.id}`;
  return `place ${square}`;
}

const PLACING = new Set(['captain-turn', 'sailor-turn', 'minion-turn']);
export const isPlacing = (kind: string | undefined): boolean => PLACING.has(kind ?? '');
