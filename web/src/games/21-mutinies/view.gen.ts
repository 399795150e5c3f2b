// The view of the game, and the parts of its moves: from its records.

export interface MutiniesView {
  round: number;
  ending: boolean;
  lastRound: boolean;
  scoring: boolean;
  simplified: boolean;
  order: number[];
  pirate: string | null;
  closed: Closed[];
  rum: number;
  routes: Route[];
  ntrPile: number;
  jewelPile: number;
  exhausted: number;
  discards: string[];
  treasurePile: number;
  spent: string[];
  mutinies: number;
  played: string[];
  pirates: PirateView[];
  minion: Disc | null;
  sale: Sale | null;
  aimed: string | null;
}

export interface Closed {
  action: string;
  rounds: number;
}

export interface Route {
  square: string;
  jewel: string | null;
}

export interface Disc {
  square: string | null;
  doubloons: number;
  rum: number;
}

export interface Sale {
  seller: number;
  row: string;
  mostRum: number;
}

export interface PirateView {
  seat: number;
  prestige: number;
  doubloons: number;
  rum: number;
  disc: Disc;
  jewelCount: number;
  jewels: string[];
  treasureCount: number;
  treasures: string[];
  cardCount: number;
  cards: string[];
  drawnJewel: string | null;
  drawnCard: string | null;
  bonuses: number[];
  favours: string[];
  sales: string[];
  count: Count[];
}

export interface Count {
  step: string;
  amount: number;
}

export const moves = {
  'place': ['square'],
  'pass': [],
  'use': ['token'],
  'play': ['card'],
  'done': [],
  'keep': [],
  'discard': [],
  'pick': ['row'],
  'sell': ['jewels'],
  'pour': ['rum'],
  'rob': ['square'],
  'rob-blind': [],
  'bank': [],
  'steal': ['victim'],
  'target': ['victim'],
  'jettison': ['jewel'],
} as const;
