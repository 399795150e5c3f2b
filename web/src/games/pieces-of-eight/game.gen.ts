// Made from the records of the server by TypeScriptTest; do not edit.

import type { SeatParts } from '$src/net/http.gen';
import { reading, writing } from '$src/net/moves';

export interface EightView {
  game: number;
  turn: number;
  seat: number;
  ships: ShipView[];
  next: number | null;
  calm: number;
  stack: DeedView[];
  teamsHold: boolean;
  pool: Coin[];
  leftovers: Coin[];
  winners: number[];
  lastNest: boolean;
  fates: FateView[];
}

export interface ShipView {
  nest: CoinView | null;
  deck: CoinView[];
  places: PlaceView[];
  captain: number | null;
  captainOpen: boolean;
  holdSize: number;
  hold: Coin[];
  holdOpen: boolean;
  inGame: boolean;
  surrenders: boolean;
  lostTurns: number;
  team: number;
  yardSize: number;
  yard: Coin[];
  ready: boolean;
  plan: Coin[];
  planLeavesNest: boolean;
  joining: Coin | null;
  offer: OfferView | null;
  wins: number;
}

export interface DeedView {
  user: number;
  coin: Coin;
  from: Place;
  ship: number;
  spent: boolean;
  at: number[];
  negates: Coin | null;
}

export type Coin =
  | 'barrel-of-grog'
  | 'black-spot'
  | 'bomb'
  | 'broadside'
  | 'buried-treasure'
  | 'call-to-quarters'
  | 'cannon'
  | 'captain'
  | 'captains-monkey'
  | 'cutlass'
  | 'full-sail'
  | 'mate'
  | 'pillage'
  | 'pistols'
  | 'treachery';

export interface FateView {
  lost: LossView[];
  sank: number;
  fall: LossView | null;
  out: Why | null;
}

export interface CoinView {
  coin: Coin | null;
  remembered: boolean;
  target: boolean;
  saved: boolean;
  reacted: boolean;
}

export interface PlaceView {
  place: Place;
  at: number;
}

export interface OfferView {
  to: number;
  give: Coin[];
  want: Coin[];
  mutual: boolean;
}

export type Place =
  | 'nest'
  | 'fore'
  | 'aft'
  | 'hold';

export interface LossView {
  coin: Coin | null;
  how: How;
  by: number;
  with: Coin | null;
  turn: number;
}

export type Why =
  | 'no-coins'
  | 'no-action'
  | 'surrender'
  | 'time'
  | 'team-lost';

export type How =
  | 'destroyed'
  | 'spent'
  | 'pillaged'
  | 'scuttled';

export interface Answered {
  type: 'answered';
  seat: number;
}

export interface SetChosen {
  type: 'set-chosen';
  seat: number;
  set: ShipSet;
}

export interface LeftoversShown {
  type: 'leftovers-shown';
  coins: Coin[];
}

export interface CoinsDealt {
  type: 'coins-dealt';
  seat: number;
  count: number;
  coins: Coin[];
}

export interface DraftBegun {
  type: 'draft-begun';
  first: number;
  pool: Coin[];
}

export interface Drafted {
  type: 'drafted';
  seat: number;
  coin: Coin;
}

export interface Offered {
  type: 'offered';
  from: number;
  to: number;
  give: Coin[];
  want: Coin[];
}

export interface OfferDeclined {
  type: 'offer-declined';
  from: number;
  to: number;
}

export interface Traded {
  type: 'traded';
  from: number;
  to: number;
  given: number;
  taken: number;
  give: Coin[];
  want: Coin[];
}

export interface TradingDone {
  type: 'trading-done';
  seat: number;
}

export interface SpoilTaken {
  type: 'spoil-taken';
  seat: number;
  coin: Coin;
}

export interface SpoilDeclined {
  type: 'spoil-declined';
  seat: number;
}

export interface GameBegun {
  type: 'game-begun';
  game: number;
}

export interface ShipReady {
  type: 'ship-ready';
  seat: number;
}

export interface StartClaimed {
  type: 'start-claimed';
  seat: number;
}

export interface ShipShown {
  type: 'ship-shown';
  seat: number;
  nest: Coin | null;
  fore: Coin | null;
  deck: number;
  captain: number | null;
}

export interface CoinTossed {
  type: 'coin-tossed';
  seat: number;
  distance: number;
}

export interface FirstPlayerFound {
  type: 'first-player-found';
  seat: number;
}

export interface TurnBegun {
  type: 'turn-begun';
  turn: number;
  seat: number;
}

export interface TurnLost {
  type: 'turn-lost';
  seat: number;
  stillOwed: number;
}

export interface SentToNest {
  type: 'sent-to-nest';
  seat: number;
  from: Place;
  coin: Coin;
}

export interface NestLeftEmpty {
  type: 'nest-left-empty';
  seat: number;
}

export interface CoinsCalled {
  type: 'coins-called';
  seat: number;
  how: Calling;
}

export interface NestScuttled {
  type: 'nest-scuttled';
  seat: number;
  coin: Coin;
}

export interface ForeShown {
  type: 'fore-shown';
  seat: number;
  coin: Coin;
}

export interface CannonAimed {
  type: 'cannon-aimed';
  seat: number;
  from: Place;
  ship: number;
}

export interface CannonsInvited {
  type: 'cannons-invited';
  seat: number;
  invited: number[];
}

export interface CannonsLent {
  type: 'cannons-lent';
  seat: number;
  cannons: number;
}

export interface Attacked {
  type: 'attacked';
  seat: number;
  coin: Coin;
  from: Place;
  cost: Cost;
  ship: number;
  at: number[];
}

export interface AbilityUsed {
  type: 'ability-used';
  seat: number;
  coin: Coin;
  from: Place;
}

export interface MateShown {
  type: 'mate-shown';
  seat: number;
}

export interface Reacted {
  type: 'reacted';
  seat: number;
  coin: Coin;
  from: Place;
}

export interface ReactionDrawn {
  type: 'reaction-drawn';
  seat: number;
}

export interface Negated {
  type: 'negated';
  by: number;
  seat: number;
  coin: Coin;
}

export interface MonkeySaved {
  type: 'monkey-saved';
  seat: number;
}

export interface CoinDestroyed {
  type: 'coin-destroyed';
  seat: number;
  at: number;
  shown: boolean;
  coin: Coin | null;
  by: number;
  with: Coin;
}

export interface CoinSpent {
  type: 'coin-spent';
  seat: number;
  coin: Coin;
  from: Place;
}

export interface CoinPillaged {
  type: 'coin-pillaged';
  seat: number;
  from: number;
  at: number;
  coin: Coin;
}

export interface NothingHit {
  type: 'nothing-hit';
  seat: number;
  coin: Coin;
}

export interface CoinFetched {
  type: 'coin-fetched';
  seat: number;
  gold: boolean;
  coin: Coin | null;
}

export interface TreasureFound {
  type: 'treasure-found';
  seat: number;
  coins: Coin[];
}

export interface TreasureStowed {
  type: 'treasure-stowed';
  seat: number;
  gold: boolean;
  aftmost: Coin | null;
}

export interface CoinDrawn {
  type: 'coin-drawn';
  seat: number;
  coin: Coin | null;
}

export interface HoldOpened {
  type: 'hold-opened';
  seat: number;
  coins: Coin[];
}

export interface HoldClosed {
  type: 'hold-closed';
  seat: number;
}

export interface TurnTaken {
  type: 'turn-taken';
  seat: number;
  owed: number;
}

export interface SailSet {
  type: 'sail-set';
  seat: number;
}

export interface CaptainLost {
  type: 'captain-lost';
  seat: number;
}

export interface CaptainGained {
  type: 'captain-gained';
  seat: number;
}

export interface SurrenderAnnounced {
  type: 'surrender-announced';
  seat: number;
}

export interface KnockedOut {
  type: 'knocked-out';
  seat: number;
  why: Why;
}

export interface StalemateProposed {
  type: 'stalemate-proposed';
  seat: number;
}

export interface VoteCalled {
  type: 'vote-called';
}

export interface VoteEnded {
  type: 'vote-ended';
  agreed: boolean;
}

export interface TeamWon {
  type: 'team-won';
  team: number;
  survivors: number[];
}

export interface GameWon {
  type: 'game-won';
  seat: number;
}

export interface GameDrawn {
  type: 'game-drawn';
  seats: number[];
}

export interface ShipRevealed {
  type: 'ship-revealed';
  seat: number;
  nest: Coin | null;
  deck: Coin[];
  hold: Coin[];
}

export interface MatchWon {
  type: 'match-won';
  seat: number;
}

export type EightEvent =
  | Answered
  | SetChosen
  | LeftoversShown
  | CoinsDealt
  | DraftBegun
  | Drafted
  | Offered
  | OfferDeclined
  | Traded
  | TradingDone
  | SpoilTaken
  | SpoilDeclined
  | GameBegun
  | ShipReady
  | StartClaimed
  | ShipShown
  | CoinTossed
  | FirstPlayerFound
  | TurnBegun
  | TurnLost
  | SentToNest
  | NestLeftEmpty
  | CoinsCalled
  | NestScuttled
  | ForeShown
  | CannonAimed
  | CannonsInvited
  | CannonsLent
  | Attacked
  | AbilityUsed
  | MateShown
  | Reacted
  | ReactionDrawn
  | Negated
  | MonkeySaved
  | CoinDestroyed
  | CoinSpent
  | CoinPillaged
  | NothingHit
  | CoinFetched
  | TreasureFound
  | TreasureStowed
  | CoinDrawn
  | HoldOpened
  | HoldClosed
  | TurnTaken
  | SailSet
  | CaptainLost
  | CaptainGained
  | SurrenderAnnounced
  | KnockedOut
  | StalemateProposed
  | VoteCalled
  | VoteEnded
  | TeamWon
  | GameWon
  | GameDrawn
  | ShipRevealed
  | MatchWon;

export type ShipSet =
  | 'maidens-vengeance'
  | 'cursed-blade';

export type Calling =
  | 'fore-ahead'
  | 'fore-behind'
  | 'aft-ahead'
  | 'aft-behind'
  | 'fore-ahead-aft-behind'
  | 'aft-ahead-fore-behind'
  | 'fore-aft-ahead'
  | 'aft-fore-ahead'
  | 'fore-aft-behind'
  | 'aft-fore-behind';

export type Cost =
  | 'spend'
  | 'keep';

export interface Uses {
  type: 'uses';
  coin: Coin;
  at: number;
  spent: boolean;
  helper: number | null;
  shown: number[];
}

export interface Spends {
  type: 'spends';
  ship: number;
  at: number;
}

export interface Destroys {
  type: 'destroys';
  ship: number;
  coins: Target[];
  shown: number[];
}

export interface Takes {
  type: 'takes';
  seat: number;
  ship: number;
  coin: Target;
}

export interface Reaches {
  type: 'reaches';
  ship: number;
  line: Target[];
  own: number;
  loans: Loan[];
}

export interface NewFore {
  type: 'new-fore';
  ship: number;
  coin: Target;
}

export interface Sends {
  type: 'sends';
  coin: Target;
  next: Target | null;
}

export interface Negates {
  type: 'negates';
  user: number;
  coin: Coin;
}

export interface Saves {
  type: 'saves';
  at: number;
}

export interface LosesTurn {
  type: 'loses-turn';
  seat: number;
  owed: number;
}

export interface SailsNext {
  type: 'sails-next';
  seat: number;
}

export interface LosesCaptain {
  type: 'loses-captain';
  seat: number;
}

export interface KnocksOut {
  type: 'knocks-out';
  seat: number;
}

export interface Wins {
  type: 'wins';
  seats: number[];
}

export interface Draws {
  type: 'draws';
  coins: number;
  odds: Odds[];
}

export interface MayReact {
  type: 'may-react';
  betrays: number[];
  saves: number[];
  avenges: boolean;
  risksCaptain: boolean;
}

export interface Drafts {
  type: 'drafts';
  copies: number;
  limit: number;
  usable: number;
  toCome: number;
  needed: number;
}

export interface Aim {
  type: 'aim';
  move: string;
  from: number | null;
  cost: Cost | null;
  at: Spot[];
}

export interface Idle {
  type: 'idle';
  at: number;
  reason: Objections;
}

export interface Called {
  type: 'called';
  how: Calling;
  deck: number[];
}

export interface Slip {
  type: 'slip';
  placed: number;
  size: number;
  nestNeeded: boolean;
  kinds: Kind[];
  flaws: Flaw[];
}

export interface Bargain {
  type: 'bargain';
  from: number;
  to: number;
  give: Coin[];
  want: Coin[];
  usable: number | null;
  needed: number;
  flaw: Objections | null;
}

export type EightFigure =
  | Uses
  | Spends
  | Destroys
  | Takes
  | Reaches
  | NewFore
  | Sends
  | Negates
  | Saves
  | LosesTurn
  | SailsNext
  | LosesCaptain
  | KnocksOut
  | Wins
  | Draws
  | MayReact
  | Drafts
  | Aim
  | Idle
  | Called
  | Slip
  | Bargain;

export type Objections =
  | 'other-question'
  | 'not-in-yard'
  | 'ship-incomplete'
  | 'ship-full'
  | 'second-captain'
  | 'captain-missing'
  | 'over-limit'
  | 'not-aboard'
  | 'nest-needed'
  | 'no-such-ship'
  | 'not-active'
  | 'only-reacts'
  | 'not-there'
  | 'needs-mate'
  | 'cannon-not-open'
  | 'no-target'
  | 'never-a-captain'
  | 'not-itself'
  | 'nothing-to-fetch'
  | 'no-captain-in-deck'
  | 'call-changes-nothing'
  | 'nest-empty'
  | 'no-treachery'
  | 'no-monkey'
  | 'cannot-answer'
  | 'not-in-hold'
  | 'no-open-cannons'
  | 'out-of-reach'
  | 'not-in-pool'
  | 'no-legal-ship'
  | 'not-left-over'
  | 'offer-incomplete'
  | 'not-traded';

export interface Target {
  at: number;
  coin: Coin | null;
  captain: boolean;
}

export interface Loan {
  seat: number;
  cannons: number;
}

export interface Odds {
  coin: Coin;
  chance: number;
}

export interface Spot {
  ship: number;
  at: number;
}

export interface Kind {
  coin: Coin;
  stock: number;
  least: number;
  most: number;
  placed: number;
  spare: number;
}

export interface Flaw {
  lack: Lack;
  have: number;
  need: number;
}

export type Lack =
  | 'coins'
  | 'captain'
  | 'joining';

export interface EightPrinted {
  coins: PrintedCoin[];
  ships: PrintedShip[];
  yards: PrintedYard[];
}

export interface PrintedCoin {
  id: Coin;
  limit: number;
  traded: boolean;
  rule: string;
}

export interface PrintedShip {
  id: Preset;
  coins: Coin[];
}

export interface PrintedYard {
  id: Shipyard;
  set: ShipSet | null;
  slip: Slip;
}

export type Preset =
  | 'mv-gunner'
  | 'cb-reaver'
  | 'full-admiral'
  | 'house'
  | 'as-before';

export type Shipyard =
  | 'full'
  | 'choose'
  | 'mv'
  | 'cb'
  | 'both'
  | 'pool';

export interface Mate {
  type: 'mate';
  from: Place;
  ship: number;
  at: Place;
}

export interface Captain {
  type: 'captain';
  from: Place;
  ship: number;
  at: Place;
}

export interface Cutlass {
  type: 'cutlass';
  from: Place;
  cost: Cost;
  ship: number;
  at: Place;
}

export interface Pistols {
  type: 'pistols';
  from: Place;
  cost: Cost;
  ship: number;
}

export interface Bomb {
  type: 'bomb';
  from: Place;
  ship: number;
}

export interface Broadside {
  type: 'broadside';
  from: Place;
  ship: number;
  at: number;
}

export interface Cannon {
  type: 'cannon';
  from: Place;
  ship: number;
}

export interface Pillage {
  type: 'pillage';
  from: Place;
  ship: number;
  at: Place;
}

export interface BarrelOfGrog {
  type: 'barrel-of-grog';
  from: Place;
}

export interface BuriedTreasure {
  type: 'buried-treasure';
  from: Place;
}

export interface CallToQuarters {
  type: 'call-to-quarters';
  from: Place;
}

export interface Call {
  type: 'call';
  how: Calling;
}

export interface Scuttle {
  type: 'scuttle';
}

export interface Send {
  type: 'send';
  from: Place;
}

export interface Stay {
  type: 'stay';
}

export interface Invite {
  type: 'invite';
  seats: number[];
}

export interface Lend {
  type: 'lend';
  cannons: number;
}

export interface Depth {
  type: 'depth';
  coins: number;
}

export interface Pass {
  type: 'pass';
}

export interface Treachery {
  type: 'treachery';
  from: Place;
}

export interface Save {
  type: 'save';
}

export interface BlackSpot {
  type: 'black-spot';
  from: Place;
}

export interface FullSail {
  type: 'full-sail';
  from: Place;
}

export interface Fetch {
  type: 'fetch';
  coin: Coin;
}

export interface Aftmost {
  type: 'aftmost';
  coin: Coin;
}

export interface Put {
  type: 'put';
  coin: Coin;
}

export interface LeaveNest {
  type: 'leave-nest';
}

export interface Copy {
  type: 'copy';
  ship: Preset;
}

export interface StartOver {
  type: 'start-over';
}

export interface Ready {
  type: 'ready';
}

export interface Choose {
  type: 'choose';
  set: ShipSet;
}

export interface Draft {
  type: 'draft';
  coin: Coin;
}

export interface OfferTo {
  type: 'offer-to';
  seat: number;
}

export interface Give {
  type: 'give';
  coin: Coin;
}

export interface Want {
  type: 'want';
  coin: Coin;
}

export interface SendOffer {
  type: 'send-offer';
}

export interface DropOffer {
  type: 'drop-offer';
}

export interface Done {
  type: 'done';
}

export interface Accept {
  type: 'accept';
}

export interface Decline {
  type: 'decline';
}

export interface TakeSpoil {
  type: 'take-spoil';
  coin: Coin;
}

export interface Agree {
  type: 'agree';
}

export interface Refuse {
  type: 'refuse';
}

export interface OpenHold {
  type: 'open-hold';
}

export interface CloseHold {
  type: 'close-hold';
}

export interface ProposeStalemate {
  type: 'propose-stalemate';
}

export interface Surrender {
  type: 'surrender';
}

export interface FlagFall {
  type: 'flag-fall';
}

export interface ClaimStart {
  type: 'claim-start';
}

export type EightMove =
  | Mate
  | Captain
  | Cutlass
  | Pistols
  | Bomb
  | Broadside
  | Cannon
  | Pillage
  | BarrelOfGrog
  | BuriedTreasure
  | CallToQuarters
  | Call
  | Scuttle
  | Send
  | Stay
  | Invite
  | Lend
  | Depth
  | Pass
  | Treachery
  | Save
  | BlackSpot
  | FullSail
  | Fetch
  | Aftmost
  | Put
  | LeaveNest
  | Copy
  | StartOver
  | Ready
  | Choose
  | Draft
  | OfferTo
  | Give
  | Want
  | SendOffer
  | DropOffer
  | Done
  | Accept
  | Decline
  | TakeSpoil
  | Agree
  | Refuse
  | OpenHold
  | CloseHold
  | ProposeStalemate
  | Surrender
  | FlagFall
  | ClaimStart;

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

export const moveParts = {
  'mate': { from: 'word', ship: 'number', at: 'word' },
  'captain': { from: 'word', ship: 'number', at: 'word' },
  'cutlass': { from: 'word', cost: 'word', ship: 'number', at: 'word' },
  'pistols': { from: 'word', cost: 'word', ship: 'number' },
  'bomb': { from: 'word', ship: 'number' },
  'broadside': { from: 'word', ship: 'number', at: 'number' },
  'cannon': { from: 'word', ship: 'number' },
  'pillage': { from: 'word', ship: 'number', at: 'word' },
  'barrel-of-grog': { from: 'word' },
  'buried-treasure': { from: 'word' },
  'call-to-quarters': { from: 'word' },
  'call': { how: 'word' },
  'scuttle': {},
  'send': { from: 'word' },
  'stay': {},
  'invite': { seats: 'number*' },
  'lend': { cannons: 'number' },
  'depth': { coins: 'number' },
  'pass': {},
  'treachery': { from: 'word' },
  'save': {},
  'black-spot': { from: 'word' },
  'full-sail': { from: 'word' },
  'fetch': { coin: 'word' },
  'aftmost': { coin: 'word' },
  'put': { coin: 'word' },
  'leave-nest': {},
  'copy': { ship: 'word' },
  'start-over': {},
  'ready': {},
  'choose': { set: 'word' },
  'draft': { coin: 'word' },
  'offer-to': { seat: 'number' },
  'give': { coin: 'word' },
  'want': { coin: 'word' },
  'send-offer': {},
  'drop-offer': {},
  'done': {},
  'accept': {},
  'decline': {},
  'take-spoil': { coin: 'word' },
  'agree': {},
  'refuse': {},
  'open-hold': {},
  'close-hold': {},
  'propose-stalemate': {},
  'surrender': {},
  'flag-fall': {},
  'claim-start': {},
} as const;

export const readMove = reading<EightMove>(moveParts);

export const writeMove = writing<EightMove>(moveParts);

export const seats: SeatParts = {
  moves: {
    'mate': ['ship'],
    'captain': ['ship'],
    'cutlass': ['ship'],
    'pistols': ['ship'],
    'bomb': ['ship'],
    'broadside': ['ship'],
    'cannon': ['ship'],
    'pillage': ['ship'],
    'invite': ['seats'],
    'offer-to': ['seat'],
  },
  events: {
    'answered': ['seat'],
    'set-chosen': ['seat'],
    'coins-dealt': ['seat'],
    'draft-begun': ['first'],
    'drafted': ['seat'],
    'offered': ['from', 'to'],
    'offer-declined': ['from', 'to'],
    'traded': ['from', 'to'],
    'trading-done': ['seat'],
    'spoil-taken': ['seat'],
    'spoil-declined': ['seat'],
    'ship-ready': ['seat'],
    'start-claimed': ['seat'],
    'ship-shown': ['seat'],
    'coin-tossed': ['seat'],
    'first-player-found': ['seat'],
    'turn-begun': ['seat'],
    'turn-lost': ['seat'],
    'sent-to-nest': ['seat'],
    'nest-left-empty': ['seat'],
    'coins-called': ['seat'],
    'nest-scuttled': ['seat'],
    'fore-shown': ['seat'],
    'cannon-aimed': ['seat', 'ship'],
    'cannons-invited': ['seat', 'invited'],
    'cannons-lent': ['seat'],
    'attacked': ['seat', 'ship'],
    'ability-used': ['seat'],
    'mate-shown': ['seat'],
    'reacted': ['seat'],
    'reaction-drawn': ['seat'],
    'negated': ['by', 'seat'],
    'monkey-saved': ['seat'],
    'coin-destroyed': ['seat', 'by'],
    'coin-spent': ['seat'],
    'coin-pillaged': ['seat', 'from'],
    'nothing-hit': ['seat'],
    'coin-fetched': ['seat'],
    'treasure-found': ['seat'],
    'treasure-stowed': ['seat'],
    'coin-drawn': ['seat'],
    'hold-opened': ['seat'],
    'hold-closed': ['seat'],
    'turn-taken': ['seat'],
    'sail-set': ['seat'],
    'captain-lost': ['seat'],
    'captain-gained': ['seat'],
    'surrender-announced': ['seat'],
    'knocked-out': ['seat'],
    'stalemate-proposed': ['seat'],
    'team-won': ['survivors'],
    'game-won': ['seat'],
    'game-drawn': ['seats'],
    'ship-revealed': ['seat'],
    'match-won': ['seat'],
  },
  views: ['seat', 'to', 'next', 'user', 'ship', 'winners', 'by'],
};

export const dice = {
  'toss': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47', '48', '49', '50', '51', '52', '53', '54', '55', '56', '57', '58', '59', '60'],
} as const;

export const printed: EightPrinted = {
  coins: [
    {"id":"captain","limit":1,"traded":false,"rule":"POE-CAPT-01"},
    {"id":"mate","limit":5,"traded":true,"rule":"POE-MATE-01"},
    {"id":"cannon","limit":3,"traded":true,"rule":"POE-CANN-01"},
    {"id":"cutlass","limit":3,"traded":true,"rule":"POE-CUTL-01"},
    {"id":"pistols","limit":3,"traded":true,"rule":"POE-PIST-01"},
    {"id":"bomb","limit":3,"traded":true,"rule":"POE-BOMB-01"},
    {"id":"broadside","limit":1,"traded":true,"rule":"POE-BROAD-01"},
    {"id":"pillage","limit":3,"traded":true,"rule":"POE-PILL-01"},
    {"id":"treachery","limit":2,"traded":true,"rule":"POE-TREA-01"},
    {"id":"captains-monkey","limit":1,"traded":true,"rule":"POE-MONK-01"},
    {"id":"black-spot","limit":1,"traded":true,"rule":"POE-SPOT-01"},
    {"id":"full-sail","limit":1,"traded":true,"rule":"POE-SAIL-01"},
    {"id":"barrel-of-grog","limit":1,"traded":true,"rule":"POE-GROG-01"},
    {"id":"buried-treasure","limit":1,"traded":true,"rule":"POE-BURY-01"},
    {"id":"call-to-quarters","limit":1,"traded":true,"rule":"POE-QUART-01"},
  ],
  ships: [
    {"id":"mv-gunner","coins":["cannon","cannon","mate","captains-monkey","pistols","mate","captain","full-sail","cannon","call-to-quarters","mate","pistols","treachery"]},
    {"id":"cb-reaver","coins":["mate","cutlass","bomb","cutlass","bomb","mate","captain","broadside","bomb","mate","pistols","black-spot","treachery"]},
    {"id":"full-admiral","coins":["mate","cannon","captains-monkey","cannon","cutlass","mate","captain","treachery","broadside","mate","pistols","mate","treachery"]},
  ],
  yards: [
    {"id":"full","set":null,"slip":{"type":"slip","placed":0,"size":13,"nestNeeded":true,"kinds":[{"coin":"barrel-of-grog","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"black-spot","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"bomb","stock":3,"least":0,"most":3,"placed":0,"spare":3},{"coin":"broadside","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"buried-treasure","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"call-to-quarters","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"cannon","stock":3,"least":0,"most":3,"placed":0,"spare":3},{"coin":"captain","stock":1,"least":1,"most":1,"placed":0,"spare":1},{"coin":"captains-monkey","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"cutlass","stock":3,"least":0,"most":3,"placed":0,"spare":3},{"coin":"full-sail","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"mate","stock":5,"least":0,"most":5,"placed":0,"spare":5},{"coin":"pillage","stock":3,"least":0,"most":3,"placed":0,"spare":3},{"coin":"pistols","stock":3,"least":0,"most":3,"placed":0,"spare":3},{"coin":"treachery","stock":2,"least":0,"most":2,"placed":0,"spare":2}],"flaws":[{"lack":"coins","have":0,"need":13},{"lack":"captain","have":0,"need":1}]}},
    {"id":"mv","set":"maidens-vengeance","slip":{"type":"slip","placed":0,"size":13,"nestNeeded":true,"kinds":[{"coin":"buried-treasure","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"call-to-quarters","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"cannon","stock":3,"least":0,"most":3,"placed":0,"spare":3},{"coin":"captain","stock":1,"least":1,"most":1,"placed":0,"spare":1},{"coin":"captains-monkey","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"cutlass","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"full-sail","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"mate","stock":3,"least":0,"most":3,"placed":0,"spare":3},{"coin":"pillage","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"pistols","stock":2,"least":0,"most":2,"placed":0,"spare":2},{"coin":"treachery","stock":1,"least":0,"most":1,"placed":0,"spare":1}],"flaws":[{"lack":"coins","have":0,"need":13},{"lack":"captain","have":0,"need":1}]}},
    {"id":"cb","set":"cursed-blade","slip":{"type":"slip","placed":0,"size":13,"nestNeeded":true,"kinds":[{"coin":"barrel-of-grog","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"black-spot","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"bomb","stock":3,"least":0,"most":3,"placed":0,"spare":3},{"coin":"broadside","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"captain","stock":1,"least":1,"most":1,"placed":0,"spare":1},{"coin":"cutlass","stock":2,"least":0,"most":2,"placed":0,"spare":2},{"coin":"mate","stock":3,"least":0,"most":3,"placed":0,"spare":3},{"coin":"pillage","stock":2,"least":0,"most":2,"placed":0,"spare":2},{"coin":"pistols","stock":1,"least":0,"most":1,"placed":0,"spare":1},{"coin":"treachery","stock":1,"least":0,"most":1,"placed":0,"spare":1}],"flaws":[{"lack":"coins","have":0,"need":13},{"lack":"captain","have":0,"need":1}]}},
  ],
};
