import { question } from '$src/table/store/exampleTable';
import board from './messages.en.json';
import client from './index';
import type { Prospect } from './figures';
import game from '../../../../games/21-mutinies/src/main/resources/tortuga/mutinies/messages.en.json';
import { Phrasebook } from '$src/i18n/phrasebook';
import type { QuestionView } from '$src/net/protocol.gen';
import { printed, type Jewel, type MutiniesView, type PirateView, type Route, type Square } from './game.gen';

/// A pirate as in the first round, for tests to change.
export const aPirate = (seat: number, parts: Partial<PirateView> = {}): PirateView => ({
  seat,
  prestige: 3,
  doubloons: 4,
  rum: 1,
  disc: { square: null, doubloons: 0, rum: 0 },
  jewelCount: 0,
  jewels: [],
  treasureCount: 0,
  treasures: [],
  cardCount: 0,
  cards: [],
  drawnJewel: null,
  drawnCard: null,
  bonuses: [],
  favours: [],
  sales: [],
  worths: [],
  standing: null,
  ...parts,
});

/// A disc that stands on a square, with what is set aside there.
export const on = (square: Square, doubloons = 0, rum = 0): Pick<PirateView, 'disc'> => ({
  disc: { square, doubloons, rum },
});

/// A square of the Trade Routes with the price that is printed on its jewel.
export const aRoute = (square: Square, jewel: Jewel | null, doubloons = 0, rum = 0): Route => ({
  square,
  jewel,
  price: { doubloons, rum },
});

/// A table of four in the first round; the first is the viewer, and Captain.
export const aView = (
  parts: Partial<MutiniesView> = {},
  ...pirates: Partial<PirateView>[]
): MutiniesView => ({
  round: 1,
  ending: false,
  lastRound: false,
  scoring: false,
  simplified: false,
  squares: printed.squares.map(({ id }) => id).filter((id) => id !== 'TR6'),
  order: [0, 1, 2, 3],
  pirate: null,
  closed: [],
  rum: 21,
  routes: [
    aRoute('TR1', 'RED-06', 0, 1),
    aRoute('TR2', 'WILD-05', 2, 1),
    aRoute('TR3', 'WHITE-01'),
    aRoute('TR4', 'BLUE-05', 1),
    aRoute('TR5', 'GREEN-12', 0, 2),
  ],
  ntrPile: 4,
  jewelPile: 45,
  exhausted: 0,
  discards: [],
  treasurePile: 24,
  spent: [],
  mutinies: 21,
  endIsNear: false,
  played: [],
  pirates: [0, 1, 2, 3].map((seat) => aPirate(seat, pirates[seat])),
  minion: null,
  nextDisc: { seat: 0, isMinion: false },
  sale: null,
  aimed: null,
  window: null,
  fewestRounds: 22,
  stages: [],
  ...parts,
});

/// What the rules foresee of moves, as far as a test says it.
export const foretold = (moves: readonly string[], parts: Partial<Prospect> = {}): Prospect => ({
  moves,
  played: moves.length,
  refused: undefined,
  details: [],
  events: [],
  view: undefined,
  until: 'others',
  luck: undefined,
  figures: [],
  ...parts,
});

export const asked = (kind: string, moves: string[] = []): QuestionView => question(moves, { kind });

/// A phrasebook in English for four pirates.
export const book = new Phrasebook(
  'en',
  { ...game, ...board },
  client,
  (seat) => ['Anne', 'Mary', 'Jack', 'Grace'][seat],
);
