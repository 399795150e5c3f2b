// Made from the records of the server by TypeScriptTest; do not edit.

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
  ending: 'none' | 'escaped' | 'caught' | 'sunk';
}

export interface MissionView {
  mission: 'sails' | 'helm' | 'cannons' | 'swords';
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
  command: 'nothing' | 'repair' | 'hook' | 'rum' | 'sails' | 'helm' | 'cannons' | 'swords';
  dealt: number;
  used: number;
  vote: 'none' | 'aye' | 'argh';
  action: 'nothing' | 'repair' | 'hook' | 'rum' | 'sails' | 'helm' | 'cannons' | 'swords';
  stance: 'none' | 'unite' | 'early' | 'late' | 'aside' | 'refused';
  dice: DieView[];
  named: string;
  handSize: number;
  hand: string[];
  completed: string[];
  goals: GoalView[];
  answered: boolean;
}

export interface AttemptView {
  mission: 'sails' | 'helm' | 'cannons' | 'swords';
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

export interface DieView {
  die: 'mission' | 'argh';
  face: 'success' | 'trident' | 'kraken' | 'blank';
  turned: boolean;
  count: number;
}

export interface GoalView {
  card: string;
  now: number;
  of: number;
  complete: boolean;
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
