// Made from the records of the server by TypeScriptTest; do not edit.

import type { SeatParts } from '$src/net/http.gen';
import { reading, writing } from '$src/net/moves';

export interface AyeView {
  round: number;
  roundLimit: number;
  lastRound: boolean;
  phase: number;
  abilityRound: number;
  voting: boolean;
  hasCaptain: boolean;
  captain: number;
  crew: number[];
  captainReputation: number;
  krakensCountTwice: boolean;
  ship: number;
  danger: Danger;
  flags: number[];
  flagsDown: number[];
  offerings: number;
  missions: MissionView[];
  stepsLeft: number;
  dice: DiceView;
  cardsCompleted: number;
  cardsNeeded: number;
  needsCards: boolean;
  deck: number;
  discards: number;
  tokens: TokenView[];
  successors: number[];
  pirates: PirateView[];
  attempt: AttemptView | null;
  mutiny: MutinyView | null;
  claim: ClaimView | null;
  ending: Ending;
  unmasked: TraitorView | null;
}

export type Danger =
  | 'none'
  | 'low'
  | 'sinking';

export interface MissionView {
  mission: Mission;
  done: number;
  steps: number[];
  tooEarly: boolean;
  venture: Venture | null;
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

export interface TokenView {
  command: Command;
  left: number;
}

export interface PirateView {
  seat: number;
  reputation: number;
  doubloons: number;
  gift: number;
  hook: boolean;
  hookGiver: number | null;
  command: Command;
  dealt: number;
  used: number;
  vote: Ballot;
  action: Command;
  doing: Command;
  stance: Stance;
  dice: DieView[];
  named: string;
  handSize: number;
  hand: Card[];
  completed: Card[];
  goals: GoalView[];
  answered: boolean;
}

export interface AttemptView {
  mission: Mission;
  needed: number;
  successes: number;
  missing: number;
  safe: boolean;
  most: number;
  hopeless: boolean;
  krakens: number;
  damage: number;
  ship: number;
  throwsLeft: number;
  members: number[];
  odds: Odds;
}

export interface MutinyView {
  declarer: number;
  nominee: number;
  thumbsNeeded: number;
}

export interface ClaimView {
  claimant: number;
  card: Card;
  target: number;
}

export type Ending =
  | 'none'
  | 'escaped'
  | 'caught'
  | 'sunk';

export interface TraitorView {
  seat: number;
  wins: boolean;
}

export type Mission =
  | 'sails'
  | 'helm'
  | 'cannons'
  | 'swords';

export interface Venture {
  mission: Mission;
  crew: number[];
  dice: number;
  argh: number;
  needed: number;
  odds: Odds;
}

export type Command =
  | 'nothing'
  | 'repair'
  | 'hook'
  | 'rum'
  | 'sails'
  | 'helm'
  | 'cannons'
  | 'swords';

export type Ballot =
  | 'none'
  | 'aye'
  | 'argh';

export type Stance =
  | 'none'
  | 'unite'
  | 'early'
  | 'late'
  | 'aside'
  | 'refused';

export interface DieView {
  die: Die;
  face: Face;
  turned: boolean;
  count: number;
}

export type Card =
  | 'C01'
  | 'C02'
  | 'C03'
  | 'C04'
  | 'C05'
  | 'C06'
  | 'C07'
  | 'C08'
  | 'C09'
  | 'C10'
  | 'C11'
  | 'C12'
  | 'C13'
  | 'C14'
  | 'C15'
  | 'C16'
  | 'C17'
  | 'C18'
  | 'C19'
  | 'C20'
  | 'C21'
  | 'C22'
  | 'C23'
  | 'C24'
  | 'C25'
  | 'C26'
  | 'C27'
  | 'C28'
  | 'C29'
  | 'C30'
  | 'C31'
  | 'C32'
  | 'C33'
  | 'C34'
  | 'C35'
  | 'C36';

export interface GoalView {
  card: Card;
  parts: PartView[];
  complete: boolean;
}

export interface Odds {
  success: number;
  krakens: number;
  sinks: number;
}

export type Die =
  | 'mission'
  | 'argh';

export type Face =
  | 'success'
  | 'trident'
  | 'kraken'
  | 'blank';

export interface PartView {
  part: GoalPart;
  now: number;
  of: number;
}

export type GoalPart =
  | 'krakens'
  | 'tridents'
  | 'successes'
  | 'blanks'
  | 'faces'
  | 'dice'
  | 'argh-dice'
  | 'dealt-dice'
  | 'no-kraken'
  | 'step'
  | 'first-successes'
  | 'last-step'
  | 'alone'
  | 'throwers'
  | 'one-missing'
  | 'lone-argh'
  | 'aye'
  | 'argh-votes'
  | 'all-aye'
  | 'mission-ordered'
  | 'captain'
  | 'reputation'
  | 'points'
  | 'doubloons'
  | 'richest'
  | 'no-doubloons'
  | 'tridents-paid'
  | 'damaged-ship'
  | 'flag'
  | 'hook-given'
  | 'hook-spent'
  | 'hook'
  | 'hook-received'
  | 'any-kraken'
  | 'missions'
  | 'rum'
  | 'argh-cast'
  | 'captain-paid'
  | 'mutiny-declared';

export interface Answered {
  type: 'answered';
  seat: number;
}

export interface CardSwapped {
  type: 'card-swapped';
  seat: number;
  old: Card;
  drawn: Card;
}

export interface CardDrawn {
  type: 'card-drawn';
  seat: number;
  card: Card | null;
}

export interface CardDiscarded {
  type: 'card-discarded';
  seat: number;
  card: Card | null;
}

export interface DeckReshuffled {
  type: 'deck-reshuffled';
}

export interface CardCompleted {
  type: 'card-completed';
  seat: number;
  card: Card;
}

export interface AbilityUsed {
  type: 'ability-used';
  seat: number;
  card: Card;
}

export interface ChooserDrawn {
  type: 'chooser-drawn';
  seat: number;
}

export interface CaptainChosen {
  type: 'captain-chosen';
  captain: number;
}

export interface DoubloonsGiven {
  type: 'doubloons-given';
  seat: number;
  doubloons: number;
}

export interface DoubloonsDealt {
  type: 'doubloons-dealt';
  captain: number;
}

export interface RoundBegun {
  type: 'round-begun';
  round: number;
  captain: number;
}

export interface PhaseBegun {
  type: 'phase-begun';
  phase: number;
}

export interface ShipDamaged {
  type: 'ship-damaged';
  damage: number;
  ship: number;
}

export interface FlagLowered {
  type: 'flag-lowered';
  flag: number;
}

export interface FlagRaised {
  type: 'flag-raised';
  flag: number;
}

export interface DiceMustered {
  type: 'dice-mustered';
  dice: number;
  argh: number;
}

export interface PlankCleared {
  type: 'plank-cleared';
  captain: number;
  dice: number;
}

export interface CommandGiven {
  type: 'command-given';
  seat: number;
  command: Command;
}

export interface DiceDealt {
  type: 'dice-dealt';
  seat: number;
  dice: number;
}

export interface CommandsConfirmed {
  type: 'commands-confirmed';
  captain: number;
}

export interface Voted {
  type: 'voted';
  seat: number;
  ballot: Ballot;
}

export interface CaptainReputationSet {
  type: 'captain-reputation-set';
  reputation: number;
}

export interface CaptainPaid {
  type: 'captain-paid';
  captain: number;
  doubloons: number;
}

export interface ActionChosen {
  type: 'action-chosen';
  seat: number;
  action: Command;
}

export interface CommandRefused {
  type: 'command-refused';
  seat: number;
  command: Command;
}

export interface ActionLapsed {
  type: 'action-lapsed';
  seat: number;
  action: Command;
}

export interface Repaired {
  type: 'repaired';
  seat: number;
  doubloons: number;
  ship: number;
}

export interface HookGiven {
  type: 'hook-given';
  giver: number;
  seat: number;
}

export interface HookSpent {
  type: 'hook-spent';
  seat: number;
  owner: number;
  die: Die;
  face: Face;
}

export interface HookKept {
  type: 'hook-kept';
  seat: number;
}

export interface StanceTaken {
  type: 'stance-taken';
  seat: number;
  stance: Stance;
}

export interface AttemptBegun {
  type: 'attempt-begun';
  mission: Mission;
  needed: number;
}

export interface AttemptJoined {
  type: 'attempt-joined';
  seat: number;
}

export interface ArghDiceTaken {
  type: 'argh-dice-taken';
  seat: number;
  dice: number;
}

export interface DiceThrown {
  type: 'dice-thrown';
  seat: number;
  dice: string;
}

export interface RerollNamed {
  type: 'reroll-named';
  seat: number;
  dice: string;
}

export interface TridentPaid {
  type: 'trident-paid';
  seat: number;
  die: Die;
}

export interface ThrowingStopped {
  type: 'throwing-stopped';
  successes: number;
  needed: number;
}

export interface KrakensLocked {
  type: 'krakens-locked';
  dice: number;
}

export interface AttemptSucceeded {
  type: 'attempt-succeeded';
  mission: Mission;
  step: number;
  successes: number;
  needed: number;
  dice: LaidDice[];
}

export interface AttemptFailed {
  type: 'attempt-failed';
  mission: Mission;
  successes: number;
  needed: number;
  dice: LaidDice[];
}

export interface ReputationGained {
  type: 'reputation-gained';
  seat: number;
  reputation: number;
}

export interface ReputationLost {
  type: 'reputation-lost';
  seat: number;
  reputation: number;
}

export interface FameKept {
  type: 'fame-kept';
  seat: number;
}

export interface FameTraded {
  type: 'fame-traded';
  seat: number;
}

export interface DieOverboard {
  type: 'die-overboard';
  seat: number;
}

export interface PenaltyPaid {
  type: 'penalty-paid';
  seat: number;
}

export interface MutinyDeclared {
  type: 'mutiny-declared';
  seat: number;
  nominee: number;
}

export interface ThumbShown {
  type: 'thumb-shown';
  seat: number;
  up: boolean;
}

export interface MutinyFailed {
  type: 'mutiny-failed';
  seat: number;
}

export interface CaptainChanged {
  type: 'captain-changed';
  old: number;
  captain: number;
}

export interface Claimed {
  type: 'claimed';
  seat: number;
  card: Card;
  target: number;
}

export interface ClaimJudged {
  type: 'claim-judged';
  seat: number;
  verdict: Verdict;
}

export interface ClaimRejected {
  type: 'claim-rejected';
  seat: number;
  card: Card;
}

export interface GameEnded {
  type: 'game-ended';
  ending: Ending;
}

export interface HandShown {
  type: 'hand-shown';
  seat: number;
  cards: Card[];
}

export type AyeEvent =
  | Answered
  | CardSwapped
  | CardDrawn
  | CardDiscarded
  | DeckReshuffled
  | CardCompleted
  | AbilityUsed
  | ChooserDrawn
  | CaptainChosen
  | DoubloonsGiven
  | DoubloonsDealt
  | RoundBegun
  | PhaseBegun
  | ShipDamaged
  | FlagLowered
  | FlagRaised
  | DiceMustered
  | PlankCleared
  | CommandGiven
  | DiceDealt
  | CommandsConfirmed
  | Voted
  | CaptainReputationSet
  | CaptainPaid
  | ActionChosen
  | CommandRefused
  | ActionLapsed
  | Repaired
  | HookGiven
  | HookSpent
  | HookKept
  | StanceTaken
  | AttemptBegun
  | AttemptJoined
  | ArghDiceTaken
  | DiceThrown
  | RerollNamed
  | TridentPaid
  | ThrowingStopped
  | KrakensLocked
  | AttemptSucceeded
  | AttemptFailed
  | ReputationGained
  | ReputationLost
  | FameKept
  | FameTraded
  | DieOverboard
  | PenaltyPaid
  | MutinyDeclared
  | ThumbShown
  | MutinyFailed
  | CaptainChanged
  | Claimed
  | ClaimJudged
  | ClaimRejected
  | GameEnded
  | HandShown;

export interface LaidDice {
  seat: number;
  die: Die;
  face: Face;
  turned: boolean;
  count: number;
}

export type Verdict =
  | 'agree'
  | 'disagree'
  | 'abstain';

export interface Attempting {
  type: 'attempting';
  venture: Venture;
}

export interface AttemptOdds {
  type: 'attempt-odds';
  odds: Odds;
  dice: number;
}

export interface IfItFails {
  type: 'if-it-fails';
  losses: Loss[];
  captain: number;
  offerings: number;
}

export interface IfItSucceeds {
  type: 'if-it-succeeds';
  gains: Gain[];
  mission: Mission;
  step: number;
  ending: Ending | null;
}

export interface MutinyVote {
  type: 'mutiny-vote';
  nominee: number;
  thumbsNeeded: number;
  voters: number;
}

export interface EvenSplit {
  type: 'even-split';
  gifts: Gift[];
}

export type AyeFigure =
  | Attempting
  | AttemptOdds
  | IfItFails
  | IfItSucceeds
  | MutinyVote
  | EvenSplit;

export interface Loss {
  seat: number;
  kind: Kind;
}

export interface Gain {
  seat: number;
  reputation: number;
}

export interface Gift {
  seat: number;
  doubloons: number;
}

export type Kind =
  | 'reputation'
  | 'die'
  | 'doubloon'
  | 'nothing';

export interface AyePrinted {
  board: PrintedBoard;
  cards: PrintedCard[];
  traitor: Card;
  commands: Command[];
  actions: Command[];
  missions: Mission[];
  phases: PrintedPhase[];
  faces: PrintedFace[];
}

export interface PrintedBoard {
  ship: number;
  flags: number[];
  captain: number;
  krakenSquare: number;
  doubleKrakenSquare: number;
  mutinySquare: number;
  plank: number;
  plankPrice: number;
  doubloons: number;
  tokens: number;
  highest: number;
  mutiny: number;
  attempts: number;
  requests: number;
}

export interface PrintedCard {
  id: Card;
  ability: Ability;
}

export interface PrintedPhase {
  id: Phase;
  mission: Mission | null;
}

export interface PrintedFace {
  id: Face;
  letter: string;
}

export type Ability =
  | 'kraken'
  | 'doubloon'
  | 'trident'
  | 'captain'
  | 'none';

export type Phase =
  | 'none'
  | 'captain'
  | 'free'
  | 'repair'
  | 'hook'
  | 'sails'
  | 'helm'
  | 'cannons'
  | 'swords'
  | 'mutiny';
export interface Keep {
  type: 'keep';
}

export interface Swap {
  type: 'swap';
  card: Card;
}

export interface Discard {
  type: 'discard';
  card: Card;
}

export interface NameCaptain {
  type: 'name-captain';
  seat: number;
}

export interface Give {
  type: 'give';
  seat: number;
  doubloons: number;
}

export interface Order {
  type: 'order';
  seat: number;
  command: Command;
}

export interface Deal {
  type: 'deal';
  seat: number;
  dice: number;
}

export interface Confirm {
  type: 'confirm';
}

export interface Use {
  type: 'use';
  card: Card;
}

export interface Pass {
  type: 'pass';
}

export interface PayPlank {
  type: 'pay-plank';
}

export interface Vote {
  type: 'vote';
  ballot: Ballot;
}

export interface Pay {
  type: 'pay';
  doubloons: number;
}

export interface Act {
  type: 'act';
  action: Command;
}

export interface Mend {
  type: 'mend';
  doubloons: number;
}

export interface Refuse {
  type: 'refuse';
}

export interface Hook {
  type: 'hook';
  seat: number;
}

export interface Unite {
  type: 'unite';
}

export interface ThrowEarly {
  type: 'throw-early';
}

export interface ThrowLate {
  type: 'throw-late';
}

export interface ThrowAlone {
  type: 'throw-alone';
}

export interface StandAside {
  type: 'stand-aside';
}

export interface TakeArgh {
  type: 'take-argh';
  dice: number;
}

export interface PayTrident {
  type: 'pay-trident';
  die: Die;
}

export interface SpendHook {
  type: 'spend-hook';
  owner: number;
  die: Die;
  face: Face;
}

export interface Reroll {
  type: 'reroll';
  dice: string;
}

export interface Trade {
  type: 'trade';
}

export interface Declare {
  type: 'declare';
  nominee: number;
}

export interface ThumbUp {
  type: 'thumb-up';
}

export interface ThumbDown {
  type: 'thumb-down';
}

export interface Ready {
  type: 'ready';
}

export interface Claim {
  type: 'claim';
  card: Card;
  target: number;
}

export interface Agree {
  type: 'agree';
}

export interface Disagree {
  type: 'disagree';
}

export interface Abstain {
  type: 'abstain';
}

export type AyeMove =
  | Keep
  | Swap
  | Discard
  | NameCaptain
  | Give
  | Order
  | Deal
  | Confirm
  | Use
  | Pass
  | PayPlank
  | Vote
  | Pay
  | Act
  | Mend
  | Refuse
  | Hook
  | Unite
  | ThrowEarly
  | ThrowLate
  | ThrowAlone
  | StandAside
  | TakeArgh
  | PayTrident
  | SpendHook
  | Reroll
  | Trade
  | Declare
  | ThumbUp
  | ThumbDown
  | Ready
  | Claim
  | Agree
  | Disagree
  | Abstain;

export interface Keep {
  type: 'keep';
}

export interface Swap {
  type: 'swap';
  card: Card;
}

export interface Discard {
  type: 'discard';
  card: Card;
}

export interface NameCaptain {
  type: 'name-captain';
  seat: number;
}

export interface Give {
  type: 'give';
  seat: number;
  doubloons: number;
}

export interface Order {
  type: 'order';
  seat: number;
  command: Command;
}

export interface Deal {
  type: 'deal';
  seat: number;
  dice: number;
}

export interface Confirm {
  type: 'confirm';
}

export interface Use {
  type: 'use';
  card: Card;
}

export interface Pass {
  type: 'pass';
}

export interface PayPlank {
  type: 'pay-plank';
}

export interface Vote {
  type: 'vote';
  ballot: Ballot;
}

export interface Pay {
  type: 'pay';
  doubloons: number;
}

export interface Act {
  type: 'act';
  action: Command;
}

export interface Mend {
  type: 'mend';
  doubloons: number;
}

export interface Refuse {
  type: 'refuse';
}

export interface Hook {
  type: 'hook';
  seat: number;
}

export interface Unite {
  type: 'unite';
}

export interface ThrowEarly {
  type: 'throw-early';
}

export interface ThrowLate {
  type: 'throw-late';
}

export interface ThrowAlone {
  type: 'throw-alone';
}

export interface StandAside {
  type: 'stand-aside';
}

export interface TakeArgh {
  type: 'take-argh';
  dice: number;
}

export interface PayTrident {
  type: 'pay-trident';
  die: Die;
}

export interface SpendHook {
  type: 'spend-hook';
  owner: number;
  die: Die;
  face: Face;
}

export interface Reroll {
  type: 'reroll';
  dice: string;
}

export interface Trade {
  type: 'trade';
}

export interface Declare {
  type: 'declare';
  nominee: number;
}

export interface ThumbUp {
  type: 'thumb-up';
}

export interface ThumbDown {
  type: 'thumb-down';
}

export interface Ready {
  type: 'ready';
}

export interface Claim {
  type: 'claim';
  card: Card;
  target: number;
}

export interface Agree {
  type: 'agree';
}

export interface Disagree {
  type: 'disagree';
}

export interface Abstain {
  type: 'abstain';
}

export type AyeMove =
  | Keep
  | Swap
  | Discard
  | NameCaptain
  | Give
  | Order
  | Deal
  | Confirm
  | Use
  | Pass
  | PayPlank
  | Vote
  | Pay
  | Act
  | Mend
  | Refuse
  | Hook
  | Unite
  | ThrowEarly
  | ThrowLate
  | ThrowAlone
  | StandAside
  | TakeArgh
  | PayTrident
  | SpendHook
  | Reroll
  | Trade
  | Declare
  | ThumbUp
  | ThumbDown
  | Ready
  | Claim
  | Agree
  | Disagree
  | Abstain;

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

export const moveParts = {
  'keep': {},
  'swap': { card: 'word' },
  'discard': { card: 'word' },
  'name-captain': { seat: 'number' },
  'give': { seat: 'number', doubloons: 'number' },
  'order': { seat: 'number', command: 'word' },
  'deal': { seat: 'number', dice: 'number' },
  'confirm': {},
  'use': { card: 'word' },
  'pass': {},
  'pay-plank': {},
  'vote': { ballot: 'word' },
  'pay': { doubloons: 'number' },
  'act': { action: 'word' },
  'mend': { doubloons: 'number' },
  'refuse': {},
  'hook': { seat: 'number' },
  'unite': {},
  'throw-early': {},
  'throw-late': {},
  'throw-alone': {},
  'stand-aside': {},
  'take-argh': { dice: 'number' },
  'pay-trident': { die: 'word' },
  'spend-hook': { owner: 'number', die: 'word', face: 'word' },
  'reroll': { dice: 'word' },
  'trade': {},
  'declare': { nominee: 'number' },
  'thumb-up': {},
  'thumb-down': {},
  'ready': {},
  'claim': { card: 'word', target: 'number' },
  'agree': {},
  'disagree': {},
  'abstain': {},
} as const;

export const readMove = reading<AyeMove>(moveParts);

export const writeMove = writing<AyeMove>(moveParts);

export const seats: SeatParts = {
  moves: {
    'name-captain': ['seat'],
    'give': ['seat'],
    'order': ['seat'],
    'deal': ['seat'],
    'hook': ['seat'],
    'spend-hook': ['owner'],
    'declare': ['nominee'],
    'claim': ['target'],
  },
  events: {
    'answered': ['seat'],
    'card-swapped': ['seat'],
    'card-drawn': ['seat'],
    'card-discarded': ['seat'],
    'card-completed': ['seat'],
    'ability-used': ['seat'],
    'chooser-drawn': ['seat'],
    'captain-chosen': ['captain'],
    'doubloons-given': ['seat'],
    'doubloons-dealt': ['captain'],
    'round-begun': ['captain'],
    'plank-cleared': ['captain'],
    'command-given': ['seat'],
    'dice-dealt': ['seat'],
    'commands-confirmed': ['captain'],
    'voted': ['seat'],
    'captain-paid': ['captain'],
    'action-chosen': ['seat'],
    'command-refused': ['seat'],
    'action-lapsed': ['seat'],
    'repaired': ['seat'],
    'hook-given': ['giver', 'seat'],
    'hook-spent': ['seat', 'owner'],
    'hook-kept': ['seat'],
    'stance-taken': ['seat'],
    'attempt-joined': ['seat'],
    'argh-dice-taken': ['seat'],
    'dice-thrown': ['seat'],
    'reroll-named': ['seat'],
    'trident-paid': ['seat'],
    'reputation-gained': ['seat'],
    'reputation-lost': ['seat'],
    'fame-kept': ['seat'],
    'fame-traded': ['seat'],
    'die-overboard': ['seat'],
    'penalty-paid': ['seat'],
    'mutiny-declared': ['seat', 'nominee'],
    'thumb-shown': ['seat'],
    'mutiny-failed': ['seat'],
    'captain-changed': ['old', 'captain'],
    'claimed': ['seat', 'target'],
    'claim-judged': ['seat'],
    'claim-rejected': ['seat'],
    'hand-shown': ['seat'],
  },
  views: ['captain', 'crew', 'successors', 'seat', 'hookGiver', 'members', 'declarer', 'nominee', 'claimant', 'target'],
};

export const dice = {
  'mission': ['S', 'S', 'T', 'K', 'B', 'B'],
  'argh': ['S', 'S', 'T', 'K', 'K', 'B'],
} as const;

export const printed: AyePrinted = {
  board: {"ship":10,"flags":[8,6,4,2],"captain":7,"krakenSquare":3,"doubleKrakenSquare":1,"mutinySquare":0,"plank":3,"plankPrice":2,"doubloons":24,"tokens":2,"highest":6,"mutiny":4,"attempts":3,"requests":5},
  cards: [
    {"id":"C01","ability":"kraken"},
    {"id":"C02","ability":"trident"},
    {"id":"C03","ability":"trident"},
    {"id":"C04","ability":"kraken"},
    {"id":"C05","ability":"doubloon"},
    {"id":"C06","ability":"kraken"},
    {"id":"C07","ability":"trident"},
    {"id":"C08","ability":"captain"},
    {"id":"C09","ability":"captain"},
    {"id":"C10","ability":"trident"},
    {"id":"C11","ability":"captain"},
    {"id":"C12","ability":"captain"},
    {"id":"C13","ability":"captain"},
    {"id":"C14","ability":"doubloon"},
    {"id":"C15","ability":"doubloon"},
    {"id":"C16","ability":"kraken"},
    {"id":"C17","ability":"trident"},
    {"id":"C18","ability":"doubloon"},
    {"id":"C19","ability":"trident"},
    {"id":"C20","ability":"kraken"},
    {"id":"C21","ability":"doubloon"},
    {"id":"C22","ability":"kraken"},
    {"id":"C23","ability":"trident"},
    {"id":"C24","ability":"kraken"},
    {"id":"C25","ability":"kraken"},
    {"id":"C26","ability":"doubloon"},
    {"id":"C27","ability":"trident"},
    {"id":"C28","ability":"kraken"},
    {"id":"C29","ability":"captain"},
    {"id":"C30","ability":"doubloon"},
    {"id":"C31","ability":"doubloon"},
    {"id":"C32","ability":"captain"},
    {"id":"C33","ability":"trident"},
    {"id":"C34","ability":"captain"},
    {"id":"C35","ability":"doubloon"},
    {"id":"C36","ability":"none"},
  ],
  traitor: "C36",
  commands: [
    "nothing",
    "repair",
    "hook",
    "rum",
    "sails",
    "helm",
    "cannons",
    "swords",
  ],
  actions: [
    "nothing",
    "repair",
    "hook",
    "sails",
    "helm",
    "cannons",
    "swords",
  ],
  missions: [
    "sails",
    "helm",
    "cannons",
    "swords",
  ],
  phases: [
    {"id":"captain","mission":null},
    {"id":"free","mission":null},
    {"id":"repair","mission":null},
    {"id":"hook","mission":null},
    {"id":"sails","mission":"sails"},
    {"id":"helm","mission":"helm"},
    {"id":"cannons","mission":"cannons"},
    {"id":"swords","mission":"swords"},
    {"id":"mutiny","mission":null},
  ],
  faces: [
    {"id":"success","letter":"S"},
    {"id":"trident","letter":"T"},
    {"id":"kraken","letter":"K"},
    {"id":"blank","letter":"B"},
  ],
};
