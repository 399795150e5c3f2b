// Made from the records of the server by TypeScriptTest; do not edit.

export interface EightView {
  game: number;
  turn: number;
  seat: number;
  ships: ShipView[];
  next: number | null;
  calm: number;
  stack: DeedView[];
  teamsHold: boolean;
  pool: string[];
  leftovers: string[];
  winners: number[];
  lastNest: boolean;
}

export interface ShipView {
  nest: CoinView | null;
  deck: CoinView[];
  captain: number | null;
  holdSize: number;
  hold: string[];
  holdOpen: boolean;
  inGame: boolean;
  surrenders: boolean;
  lostTurns: number;
  team: number;
  yardSize: number;
  yard: string[];
  ready: boolean;
  plan: string[];
  planLeavesNest: boolean;
  joining: string | null;
  offer: OfferView | null;
  wins: number;
}

export interface DeedView {
  user: number;
  coin: string;
  from: 'nest' | 'fore' | 'aft' | 'hold';
  ship: number;
  spent: boolean;
}

export interface CoinView {
  coin: string | null;
  remembered: boolean;
  target: boolean;
  saved: boolean;
  reacted: boolean;
}

export interface OfferView {
  to: number;
  give: string[];
  want: string[];
}

export const moves = {
  'mate': ['from', 'ship', 'at'],
  'captain': ['from', 'ship', 'at'],
  'cutlass': ['from', 'cost', 'ship', 'at'],
  'pistols': ['from', 'cost', 'ship'],
  'bomb': ['from', 'ship'],
  'broadside': ['from', 'ship', 'at'],
  'cannon': ['from', 'ship'],
  'pillage': ['from', 'ship', 'at'],
  'barrel-of-grog': ['from'],
  'buried-treasure': ['from'],
  'call-to-quarters': ['from'],
  'call': ['how'],
  'scuttle': [],
  'send': ['from'],
  'stay': [],
  'invite': ['seats'],
  'lend': ['cannons'],
  'depth': ['coins'],
  'pass': [],
  'treachery': ['from'],
  'save': [],
  'black-spot': ['from'],
  'full-sail': ['from'],
  'fetch': ['coin'],
  'aftmost': ['coin'],
  'put': ['coin'],
  'leave-nest': [],
  'copy': ['ship'],
  'start-over': [],
  'ready': [],
  'choose': ['set'],
  'draft': ['coin'],
  'offer-to': ['seat'],
  'give': ['coin'],
  'want': ['coin'],
  'send-offer': [],
  'drop-offer': [],
  'done': [],
  'accept': [],
  'decline': [],
  'take-spoil': ['coin'],
  'agree': [],
  'refuse': [],
  'open-hold': [],
  'close-hold': [],
  'propose-stalemate': [],
  'surrender': [],
  'flag-fall': [],
  'claim-start': [],
} as const;
