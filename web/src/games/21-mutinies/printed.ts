import printedCards from '../../../../games/21-mutinies/src/main/resources/tortuga/mutinies/cards.csv?raw';
import printedJewels from '../../../../games/21-mutinies/src/main/resources/tortuga/mutinies/jewels.csv?raw';
import printedMarket from '../../../../games/21-mutinies/src/main/resources/tortuga/mutinies/market.csv?raw';
import printedSquares from '../../../../games/21-mutinies/src/main/resources/tortuga/mutinies/squares.csv?raw';
import printedTrack from '../../../../games/21-mutinies/src/main/resources/tortuga/mutinies/track.csv?raw';
import printedTreasures from '../../../../games/21-mutinies/src/main/resources/tortuga/mutinies/treasures.csv?raw';
import type { Closed } from './view.gen';

export type Action = Closed['action'];
export type Colour = 'red' | 'white' | 'green' | 'blue' | 'wild';
export type Category = 'obligatory' | 'voluntary' | 'end-of-game' | 'last-mutiny';

/// The initials of the moments at which a card may be played: before placing, after it, before resolving, at the end.
export type Moment = 'B' | 'A' | 'R' | 'E';

/// A square of the board, as printed.
export interface PrintedSquare {
  id: string;
  action: Action;
  /// The smallest number of players for which it is in use.
  fewest: number;
  cost: number;
  doubloons: number;
  rum: number;
  prestige: number;
  treasures: number;
  /// What a die must exceed.
  beats: number;
}

export interface PrintedJewel {
  colour: Colour;
  doubloons: number;
  rum: number;
}

export interface Price {
  doubloons: number;
  prestige: number;
}

/// A row of the Black Market: how many jewels, and the price by rum added.
export interface PrintedRow {
  id: string;
  jewels: number;
  prices: readonly Price[];
}

export interface PrintedCard {
  moments: readonly Moment[];
  effect: string;
  numbers: readonly number[];
  colour: string;
  category: Category;
}

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(','));

const ENDS = new Set([
  'fancier',
  'hardened-drinker',
  'miser',
  'last-captain',
  'born-mutineer',
  'living-legend',
  'underdog',
]);

function categoryOf(windows: string, effect: string): Category {
  if (windows !== '-') return 'voluntary';
  if (effect === 'last-mutiny') return 'last-mutiny';
  return ENDS.has(effect) ? 'end-of-game' : 'obligatory';
}

const numbersIn = (words: readonly string[]): number[] =>
  words.filter((word) => /^\d+$/.test(word)).map(Number);

export const squares: readonly PrintedSquare[] = rows(printedSquares).map(
  ([id = '', action = '', ...numbers]) => {
    const [fewest = 0, cost = 0, doubloons = 0, rum = 0, prestige = 0, treasures = 0, beats = 0] =
      numbers.map(Number);
    return { id, action: action as Action, fewest, cost, doubloons, rum, prestige, treasures, beats };
  },
);

export const jewels: Readonly<Record<string, PrintedJewel>> = Object.fromEntries(
  rows(printedJewels).map(([id = '', colour, doubloons, rum]) => [
    id,
    { colour: colour as Colour, doubloons: Number(doubloons), rum: Number(rum) },
  ]),
);

export const market: readonly PrintedRow[] = rows(printedMarket).map(([id = '', count, prices = '']) => ({
  id,
  jewels: Number(count),
  prices: prices.split(' ').map((price) => {
    const [doubloons = 0, prestige = 0] = price.split('/').map(Number);
    return { doubloons, prestige };
  }),
}));

/// What each treasure token gives: a kind, and its numbers.
export const treasures: Readonly<Record<string, { effect: string; numbers: readonly number[] }>> =
  Object.fromEntries(
    rows(printedTreasures).map(([id = '', effect = '']) => {
      const [kind = '', ...words] = effect.split(' ');
      return [id, { effect: kind, numbers: numbersIn(words) }];
    }),
  );

export const cards: Readonly<Record<string, PrintedCard>> = Object.fromEntries(
  rows(printedCards).map(([id = '', windows = '', effect = '']) => {
    const [kind = '', ...words] = effect.split(' ');
    return [
      id,
      {
        moments: windows === '-' ? [] : ([...windows] as Moment[]),
        effect: kind,
        numbers: numbersIn(words),
        colour: words.find((word) => /^[a-z]/.test(word)) ?? '',
        category: categoryOf(windows, kind),
      },
    ];
  }),
);

/// The bonus squares of the prestige track, and the icon of what they give.
export const bonuses: readonly { at: number; icon: string; good: string }[] = rows(printedTrack).map(
  ([at, doubloons, tokens, rum]) => {
    const [icon, good] =
      doubloons !== '0'
        ? ['i-coin', 'doubloon']
        : tokens !== '0'
          ? ['i-chest', 'treasure']
          : rum !== '0'
            ? ['i-rum', 'rum']
            : ['j-back', 'jewel'];
    return { at: Number(at), icon, good };
  },
);

const SQUARES = new Map(squares.map((square) => [square.id, square]));
const ROWS = new Map(market.map((row) => [row.id, row]));

export const squareOf = (id: string): PrintedSquare | undefined => SQUARES.get(id);
export const rowOf = (id: string): PrintedRow | undefined => ROWS.get(id);

/// The row of the market that a square of it stands for.
export const rowAt = (square: string): PrintedRow | undefined =>
  square.startsWith('BM-') ? ROWS.get(square.slice(3)) : undefined;

/// The squares of an action that are in use with this number of players.
export const squaresOf = (action: Action, players: number): readonly PrintedSquare[] =>
  squares.filter((square) => square.action === action && square.fewest <= players);

/// The number of a square within its action; `NTR4` is the fourth.
export const numberOf = (square: string): number => Number(/\d+$/.exec(square)?.[0] ?? 0);

const ART: Readonly<Record<Colour, string>> = {
  red: 'j-ruby',
  white: 'j-diamond',
  green: 'j-emerald',
  blue: 'j-sapphire',
  wild: 'j-wild',
};

/// The drawing of a jewel, or of its back.
export const artOf = (jewel: string | null | undefined): string =>
  (jewel && jewels[jewel] && ART[jewels[jewel].colour]) || 'j-back';

/// What two jewels of the same worth share: colour and icons.
export function kindOf(jewel: string): string {
  const face = jewels[jewel];
  return face ? `${face.colour}/${face.doubloons}/${face.rum}` : jewel;
}
