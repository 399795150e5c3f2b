// Made from the records of the server by TypeScriptTest; do not edit.

export interface JamaicaView {
  round: number;
  captain: number;
  morning: number;
  evening: number;
  lastRound: boolean;
  ships: ShipView[];
  tokens: number[];
  treasurePile: number;
  combat: CombatView | null;
  loot: Loot | null;
  bill: Bill | null;
}

export interface ShipView {
  place: string;
  progress: number;
  ghost: boolean;
  home: boolean;
  holds: Hold[];
  powers: string[];
  hiddenCount: number;
  hidden: string[];
  handSize: number;
  hand: string[];
  pileSize: number;
  discards: string[];
  hasChosen: boolean;
  chosen: string | null;
  standing: Standing | null;
}

export interface CombatView {
  attacker: number;
  defender: number;
  firing: number;
  toBeat: number;
  cannons: number;
  face: string | null;
  attackerBonus: number;
  defenderBonus: number;
}

export interface Loot {
  winner: number;
  loser: number;
}

export interface Bill {
  ship: number;
  cargo: 'food' | 'doubloons' | 'cannons';
  amount: number;
}

export interface Hold {
  cargo: 'food' | 'doubloons' | 'cannons' | null;
  amount: number;
}

export interface Standing {
  prize: number;
  doubloons: number;
  treasures: number;
  curses: number;
  points: number;
}

export const moves = {
  'assign': ['morning', 'evening'],
  'choose': ['card'],
  'sail': ['to'],
  'retreat': ['to'],
  'steer': ['to'],
  'attack': ['ship'],
  'spend': ['cannons'],
  'keep': [],
  'reroll': [],
  'steal-hold': ['hold'],
  'steal-power': ['power'],
  'steal-hidden': [],
  'give': ['curse'],
  'nothing': [],
  'stow': ['where'],
  'dump': ['hold'],
  'pay': ['hold', 'amount'],
} as const;
