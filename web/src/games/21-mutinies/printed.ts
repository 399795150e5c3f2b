import {
  printed,
  type Action,
  type Category,
  type Colour,
  type PrintedCard,
  type PrintedJewel,
  type PrintedRow,
  type PrintedSquare,
  type PrintedTreasure,
  type Takings,
  type Window as Moment,
} from './game.gen';

export type {
  Action,
  Category,
  Colour,
  Moment,
  PrintedCard,
  PrintedJewel,
  PrintedRow,
  PrintedSquare,
  Takings,
};

const byId = <T extends { id: string }>(rows: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(rows.map((row) => [row.id, row]));

export const { squares, market } = printed;
export const jewels: Readonly<Record<string, PrintedJewel>> = byId(printed.jewels);
export const cards: Readonly<Record<string, PrintedCard>> = byId(printed.cards);

/// What each treasure token gives: a kind, and its numbers.
export const treasures: Readonly<Record<string, PrintedTreasure>> = byId(printed.treasures);

/// The bonus squares of the prestige track, and the icon of what they give.
export const bonuses: readonly { at: number; icon: string; good: string }[] = printed.bonuses.map(
  ({ at, doubloons, treasures: tokens, rum }) => {
    const [icon, good] = doubloons
      ? ['i-coin', 'doubloon']
      : tokens
        ? ['i-chest', 'treasure']
        : rum
          ? ['i-rum', 'rum']
          : ['j-back', 'jewel'];
    return { at, icon, good };
  },
);

const SQUARES = new Map<string, PrintedSquare>(squares.map((square) => [square.id, square]));
const ROWS = new Map<string, PrintedRow>(market.map((row) => [row.id, row]));

/// The odds of a search on each square of the Shipwrecks.
export const searches = byId(printed.searches);

export const squareOf = (id: string): PrintedSquare | undefined => SQUARES.get(id);
export const rowOf = (id: string): PrintedRow | undefined => ROWS.get(id);

/// The row of the market that a square of it stands for.
export const rowAt = (square: string): PrintedRow | undefined => ROWS.get(squareOf(square)?.row ?? '');

const ART: Readonly<Record<Colour, string>> = {
  red: 'j-ruby',
  white: 'j-diamond',
  green: 'j-emerald',
  blue: 'j-sapphire',
  wild: 'j-wild',
};

export const isColour = (word: string): word is Colour => word in ART;

/// The drawing of jewels of a colour.
export const artOfColour = (colour: Colour): string => ART[colour];

/// The drawing of a jewel, or of its back.
export const artOf = (jewel: string | null | undefined): string =>
  (jewel && jewels[jewel] && ART[jewels[jewel].colour]) || 'j-back';

/// What jewels that look the same have in common.
export const kindOf = (jewel: string): string => jewels[jewel]?.kind ?? jewel;
