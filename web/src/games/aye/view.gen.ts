// The view of the game, and the parts of its moves: from its records.

export interface AyeView {
  round: number;
  roundLimit: number;
  phase: number;
  captain: number;
  captainReputation: number;
  krakensCountTwice: boolean;
  ship: number;
  flags: number[];
  offerings: number;
  missions: MissionView[];
  dice: DiceView;
  cardsCompleted: number;
  cardsNeeded: number;
  needsCards: boolean;
  deck: number;
  discards: number;
  pirates: PirateView[];
  attempt: AttemptView | null;
  mutiny: MutinyView | null;
  claim: ClaimView | null;
  ending: string;
}

export interface MissionView {
  mission: string;
  done: number;
  steps: number[];
}

export interface DiceView {
  supply: number;
  waiting: number;
  kraken: number;
  plank: number;
  arghSquares: number;
  arghWaiting: number;
  arghKraken: number;
}

export interface PirateView {
  seat: number;
  reputation: number;
  doubloons: number;
  hook: boolean;
  hookGiver: number | null;
  command: string;
  dealt: number;
  used: number;
  vote: string;
  action: string;
  stance: string;
  dice: DieView[];
  named: string;
  handSize: number;
  hand: string[];
  completed: string[];
  timesAlone: number;
  risen: number;
  missionsWon: string[];
  answered: boolean;
}

export interface DieView {
  die: string;
  face: string;
  turned: boolean;
  count: number;
}

export interface AttemptView {
  mission: string;
  needed: number;
  successes: number;
  krakens: number;
  throwsLeft: number;
  members: number[];
}

export interface MutinyView {
  declarer: number;
  nominee: number;
}

export interface ClaimView {
  claimant: number;
  card: string;
  target: number;
}

export const moves = {
  'keep': [],
  'swap': ['card'],
  'discard': ['card'],
  'name-captain': ['seat'],
  'give': ['seat', 'doubloons'],
  'order': ['seat', 'command'],
  'deal': ['seat', 'dice'],
  'confirm': [],
  'use': ['card'],
  'pass': [],
  'pay-plank': [],
  'vote': ['ballot'],
  'pay': ['doubloons'],
  'act': ['action'],
  'mend': ['doubloons'],
  'refuse': [],
  'hook': ['seat'],
  'unite': [],
  'throw-early': [],
  'throw-late': [],
  'throw-alone': [],
  'stand-aside': [],
  'take-argh': ['dice'],
  'pay-trident': ['die'],
  'spend-hook': ['owner', 'die', 'face'],
  'reroll': ['dice'],
  'trade': [],
  'declare': ['nominee'],
  'thumb-up': [],
  'thumb-down': [],
  'ready': [],
  'claim': ['card', 'target'],
  'agree': [],
  'disagree': [],
  'abstain': [],
} as const;
