// Made from the records of the server by TypeScriptTest; do not edit.

export interface MutiniesView {
  round: number;
  ending: boolean;
  lastRound: boolean;
  scoring: boolean;
  simplified: boolean;
  order: number[];
  pirate: 'trade-routes' | 'non-trade-routes' | 'shipwrecks' | 'tavern' | 'black-market' | 'city' | 'cabin' | 'mutiny' | null;
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
  window: 'before' | 'after' | 'resolving' | 'end' | null;
  fewestRounds: number;
}

export interface Closed {
  action: 'trade-routes' | 'non-trade-routes' | 'shipwrecks' | 'tavern' | 'black-market' | 'city' | 'cabin' | 'mutiny';
  rounds: number;
}

export interface Route {
  square: string;
  jewel: string | null;
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
  favours: ('free-jewel' | 'cheaper-mutiny' | 'free-course' | 'dearer-sale' | 'room-for-rum' | 'loaded-dice')[];
  sales: string[];
  worths: Worth[];
  standing: Count[];
  count: Count[];
  lateDoubloons: number;
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

export interface Worth {
  card: string;
  prestige: number;
}

export interface Count {
  step: 'prestige' | 'treasures' | 'doubloons' | 'cards' | 'refused' | 'rum' | 'coins-held' | 'coins-from-treasures' | 'coins-from-jewels' | 'coins-from-cards';
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
