// Made from the records of the server by TypeScriptTest; do not edit.

import type { SeatParts } from '$src/net/http.gen';
import { reading, writing } from '$src/net/moves';

export interface MutiniesView {
  round: number;
  ending: boolean;
  lastRound: boolean;
  scoring: boolean;
  simplified: boolean;
  squares: Square[];
  order: number[];
  pirate: Action | null;
  closed: Closed[];
  rum: number;
  routes: Route[];
  ntrPile: number;
  jewelPile: number;
  exhausted: number;
  discards: Jewel[];
  treasurePile: number;
  spent: Treasure[];
  mutinies: number;
  endIsNear: boolean;
  played: Card[];
  pirates: PirateView[];
  minion: Disc | null;
  nextDisc: NextDisc | null;
  sale: Sale | null;
  aimed: Card | null;
  window: Window | null;
  fewestRounds: number;
  stages: Stage[];
}

export type Square =
  | 'TR1'
  | 'TR2'
  | 'TR3'
  | 'TR4'
  | 'TR5'
  | 'TR6'
  | 'NTR1'
  | 'NTR2'
  | 'NTR3'
  | 'NTR4'
  | 'NTR5'
  | 'WRECK1'
  | 'WRECK2'
  | 'WRECK3'
  | 'WRECK4'
  | 'WRECK5'
  | 'TAV1'
  | 'TAV2'
  | 'TAV3'
  | 'TAV4'
  | 'TAV5'
  | 'BM-ANY2'
  | 'BM-ANY3'
  | 'BM-ANY4'
  | 'BM-SAME3'
  | 'BM-PAIRS2'
  | 'BM-SAME4'
  | 'C1'
  | 'C2'
  | 'C3'
  | 'C4'
  | 'C5'
  | 'CAB1'
  | 'CAB2'
  | 'CAB3'
  | 'M0'
  | 'M1'
  | 'M3'
  | 'M6';

export type Action =
  | 'trade-routes'
  | 'non-trade-routes'
  | 'shipwrecks'
  | 'tavern'
  | 'black-market'
  | 'city'
  | 'cabin'
  | 'mutiny';

export interface Closed {
  action: Action;
  rounds: number;
}

export interface Route {
  square: Square;
  jewel: Jewel | null;
  price: Price;
}

export type Jewel =
  | 'RED-01'
  | 'RED-02'
  | 'RED-03'
  | 'RED-04'
  | 'RED-05'
  | 'RED-06'
  | 'RED-07'
  | 'RED-08'
  | 'RED-09'
  | 'RED-10'
  | 'RED-11'
  | 'RED-12'
  | 'WHITE-01'
  | 'WHITE-02'
  | 'WHITE-03'
  | 'WHITE-04'
  | 'WHITE-05'
  | 'WHITE-06'
  | 'WHITE-07'
  | 'WHITE-08'
  | 'WHITE-09'
  | 'WHITE-10'
  | 'WHITE-11'
  | 'WHITE-12'
  | 'GREEN-01'
  | 'GREEN-02'
  | 'GREEN-03'
  | 'GREEN-04'
  | 'GREEN-05'
  | 'GREEN-06'
  | 'GREEN-07'
  | 'GREEN-08'
  | 'GREEN-09'
  | 'GREEN-10'
  | 'GREEN-11'
  | 'GREEN-12'
  | 'BLUE-01'
  | 'BLUE-02'
  | 'BLUE-03'
  | 'BLUE-04'
  | 'BLUE-05'
  | 'BLUE-06'
  | 'BLUE-07'
  | 'BLUE-08'
  | 'BLUE-09'
  | 'BLUE-10'
  | 'BLUE-11'
  | 'BLUE-12'
  | 'WILD-01'
  | 'WILD-02'
  | 'WILD-03'
  | 'WILD-04'
  | 'WILD-05'
  | 'WILD-06';

export type Treasure =
  | 'TT-01'
  | 'TT-02'
  | 'TT-03'
  | 'TT-04'
  | 'TT-05'
  | 'TT-06'
  | 'TT-07'
  | 'TT-08'
  | 'TT-09'
  | 'TT-10'
  | 'TT-11'
  | 'TT-12'
  | 'TT-13'
  | 'TT-14'
  | 'TT-15'
  | 'TT-16'
  | 'TT-17'
  | 'TT-18'
  | 'TT-19'
  | 'TT-20'
  | 'TT-21'
  | 'TT-22'
  | 'TT-23'
  | 'TT-24';

export type Card =
  | 'MC-01'
  | 'MC-02'
  | 'MC-03'
  | 'MC-04'
  | 'MC-05'
  | 'MC-06'
  | 'MC-07'
  | 'MC-08'
  | 'MC-09'
  | 'MC-10'
  | 'MC-11'
  | 'MC-12'
  | 'MC-13'
  | 'MC-14'
  | 'MC-15'
  | 'MC-16'
  | 'MC-17'
  | 'MC-18'
  | 'MC-19'
  | 'MC-20'
  | 'MC-21'
  | 'MC-22'
  | 'MC-23'
  | 'MC-24'
  | 'MC-25'
  | 'MC-26'
  | 'MC-27'
  | 'MC-28'
  | 'MC-29'
  | 'MC-30'
  | 'MC-31'
  | 'MC-32'
  | 'MC-33'
  | 'MC-34'
  | 'MC-35'
  | 'MC-36'
  | 'MC-37'
  | 'MC-38'
  | 'MC-39'
  | 'MC-40'
  | 'MC-41'
  | 'MC-42'
  | 'MC-43'
  | 'MC-44'
  | 'MC-45';

export interface PirateView {
  seat: number;
  prestige: number;
  doubloons: number;
  rum: number;
  disc: Disc;
  jewelCount: number;
  jewels: Jewel[];
  treasureCount: number;
  treasures: Treasure[];
  cardCount: number;
  cards: Card[];
  drawnJewel: Jewel | null;
  drawnCard: Card | null;
  bonuses: number[];
  favours: Favour[];
  sales: Combination[];
  worths: Worth[];
  standing: number | null;
}

export interface Disc {
  square: Square | null;
  doubloons: number;
  rum: number;
}

export interface NextDisc {
  seat: number;
  isMinion: boolean;
}

export interface Sale {
  seller: number;
  row: Combination;
  mostRum: number;
}

export type Window =
  | 'before'
  | 'after'
  | 'resolving'
  | 'end';

export interface Stage {
  name: CountStage;
  stands: Stand[];
  order: number[];
}

export interface Price {
  doubloons: number;
  rum: number;
}

export type Favour =
  | 'free-jewel'
  | 'cheaper-mutiny'
  | 'free-course'
  | 'dearer-sale'
  | 'room-for-rum'
  | 'loaded-dice';

export type Combination =
  | 'ANY2'
  | 'ANY3'
  | 'ANY4'
  | 'SAME3'
  | 'PAIRS2'
  | 'SAME4';

export interface Worth {
  card: Card;
  prestige: number;
}

export type CountStage =
  | 'prestige'
  | 'treasures'
  | 'jewels'
  | 'held'
  | 'doubloons'
  | 'cards'
  | 'rum';

export interface Stand {
  points: number;
  coins: number;
  prestige: number;
  doubloons: number;
}

export interface LotsDrawn {
  type: 'lots-drawn';
  order: number[];
}

export interface RoundBegun {
  type: 'round-begun';
  round: number;
  captain: number;
  last: boolean;
}

export interface DiscPlaced {
  type: 'disc-placed';
  seat: number;
  minion: boolean;
  square: Square;
  doubloons: number;
  rum: number;
}

export interface Passed {
  type: 'passed';
  seat: number;
}

export interface TreasureUsed {
  type: 'treasure-used';
  seat: number;
  token: Treasure;
}

export interface CardPlayed {
  type: 'card-played';
  seat: number;
  card: Card;
}

export interface Targeted {
  type: 'targeted';
  seat: number;
  victim: number;
}

export interface DoubloonsGained {
  type: 'doubloons-gained';
  seat: number;
  amount: number;
}

export interface DoubloonsPaid {
  type: 'doubloons-paid';
  seat: number;
  amount: number;
}

export interface DoubloonsHandedOver {
  type: 'doubloons-handed-over';
  from: number;
  to: number;
  amount: number;
}

export interface RumGained {
  type: 'rum-gained';
  seat: number;
  cubes: number;
}

export interface RumLost {
  type: 'rum-lost';
  seat: number;
  cubes: number;
}

export interface RumHandedOver {
  type: 'rum-handed-over';
  from: number;
  to: number;
  cubes: number;
}

export interface PrestigeMoved {
  type: 'prestige-moved';
  seat: number;
  by: number;
  to: number;
}

export interface BonusReached {
  type: 'bonus-reached';
  seat: number;
  square: number;
}

export interface TreasureDrawn {
  type: 'treasure-drawn';
  seat: number;
  token: Treasure | null;
}

export interface JewelDrawn {
  type: 'jewel-drawn';
  seat: number;
  ntr: boolean;
  jewel: Jewel | null;
}

export interface JewelTaken {
  type: 'jewel-taken';
  seat: number;
  square: Square;
  jewel: Jewel;
}

export interface JewelKept {
  type: 'jewel-kept';
  seat: number;
}

export interface JewelDiscarded {
  type: 'jewel-discarded';
  seat: number;
  jewel: Jewel;
}

export interface JewelRemoved {
  type: 'jewel-removed';
  jewel: Jewel;
}

export interface SquareFilled {
  type: 'square-filled';
  square: Square;
  jewel: Jewel;
}

export interface NtrFilled {
  type: 'ntr-filled';
  size: number;
}

export interface JewelPileExhausted {
  type: 'jewel-pile-exhausted';
  times: number;
}

export interface DiscardsShuffled {
  type: 'discards-shuffled';
  jewels: number;
}

export interface DiceRolled {
  type: 'dice-rolled';
  seat: number;
  first: number;
  second: number;
}

export interface NothingFound {
  type: 'nothing-found';
  seat: number;
}

export interface TavernRolled {
  type: 'tavern-rolled';
  captain: number;
  die: number;
  cubes: number;
}

export interface MinionEmptied {
  type: 'minion-emptied';
  cubes: number;
}

export interface RowPicked {
  type: 'row-picked';
  seat: number;
  row: Combination;
}

export interface Sold {
  type: 'sold';
  seat: number;
  row: Combination;
  jewels: Jewel[];
}

export interface RumPoured {
  type: 'rum-poured';
  seat: number;
  cubes: number;
}

export interface CaptainReplaced {
  type: 'captain-replaced';
  captain: number;
  deposed: number;
}

export interface CardDrawn {
  type: 'card-drawn';
  seat: number;
  left: number;
  card: Card | null;
}

export interface CardKept {
  type: 'card-kept';
  seat: number;
}

export interface CardRemoved {
  type: 'card-removed';
  left: number;
}

export interface ActionClosed {
  type: 'action-closed';
  action: Action;
  rounds: number;
}

export interface LastRoundAnnounced {
  type: 'last-round-announced';
}

export interface TreasuresRevealed {
  type: 'treasures-revealed';
  seat: number;
  tokens: Treasure[];
}

export interface JewelsRevealed {
  type: 'jewels-revealed';
  seat: number;
  jewels: Jewel[];
}

export interface CardsRevealed {
  type: 'cards-revealed';
  seat: number;
  cards: Card[];
}

export interface Counted {
  type: 'counted';
  seat: number;
  step: ScoreStep;
  amount: number;
}

export interface Scored {
  type: 'scored';
  seat: number;
  prestige: number;
  doubloons: number;
}

export type MutiniesEvent =
  | LotsDrawn
  | RoundBegun
  | DiscPlaced
  | Passed
  | TreasureUsed
  | CardPlayed
  | Targeted
  | DoubloonsGained
  | DoubloonsPaid
  | DoubloonsHandedOver
  | RumGained
  | RumLost
  | RumHandedOver
  | PrestigeMoved
  | BonusReached
  | TreasureDrawn
  | JewelDrawn
  | JewelTaken
  | JewelKept
  | JewelDiscarded
  | JewelRemoved
  | SquareFilled
  | NtrFilled
  | JewelPileExhausted
  | DiscardsShuffled
  | DiceRolled
  | NothingFound
  | TavernRolled
  | MinionEmptied
  | RowPicked
  | Sold
  | RumPoured
  | CaptainReplaced
  | CardDrawn
  | CardKept
  | CardRemoved
  | ActionClosed
  | LastRoundAnnounced
  | TreasuresRevealed
  | JewelsRevealed
  | CardsRevealed
  | Counted
  | Scored;

export type ScoreStep =
  | 'prestige'
  | 'treasures'
  | 'doubloons'
  | 'cards'
  | 'refused'
  | 'rum'
  | 'coins-held'
  | 'coins-from-treasures'
  | 'coins-from-jewels'
  | 'coins-from-cards';

export interface Terms {
  type: 'terms';
  square: Square;
  price: Price;
  doubloons: number;
  rum: number;
  prestige: number;
  treasures: number;
}

export interface Bargain {
  type: 'bargain';
  square: Square;
  price: Price;
}

export interface Barred {
  type: 'barred';
  square: Square;
  reason: string;
  missing: Price;
  rounds: number;
}

export interface Deal {
  type: 'deal';
  row: Combination;
  jewels: Jewel[];
  rum: number;
  doubloons: number;
  prestige: number;
}

export interface PriceList {
  type: 'price-list';
  row: Combination;
  takings: Takings[];
}

export interface Room {
  type: 'room';
  icons: number;
  mostRum: number;
}

export interface SearchOdds {
  type: 'search-odds';
  treasure: number;
  doubloon: number;
}

export interface RumShares {
  type: 'rum-shares';
  shares: RumShare[];
}

export interface JewelOdds {
  type: 'jewel-odds';
  colours: ColourChance[];
}

export interface TreasureOdds {
  type: 'treasure-odds';
  kinds: KindChance[];
}

export interface CardOdds {
  type: 'card-odds';
  categories: CategoryChance[];
}

export interface Captaincy {
  type: 'captaincy';
  isOutbid: boolean;
  richer: number[];
  hidden: number[];
}

export interface NextOrder {
  type: 'next-order';
  order: number[];
}

export interface FifthDisc {
  type: 'fifth-disc';
  prestige: number;
}

export interface Aim {
  type: 'aim';
  prestige: number;
}

export interface CabinCompany {
  type: 'cabin-company';
  there: number[];
  isMinionThere: boolean;
  mayCome: number[];
  victims: number[];
}

export interface Kept {
  type: 'kept';
  doubloons: number;
  prestige: number;
}

export type MutiniesFigure =
  | Terms
  | Bargain
  | Barred
  | Deal
  | PriceList
  | Room
  | SearchOdds
  | RumShares
  | JewelOdds
  | TreasureOdds
  | CardOdds
  | Captaincy
  | NextOrder
  | FifthDisc
  | Aim
  | CabinCompany
  | Kept;

export interface Takings {
  doubloons: number;
  prestige: number;
}

export interface RumShare {
  guests: number;
  least: number;
  most: number;
  average: number;
}

export interface ColourChance {
  colour: Colour;
  chance: number;
}

export interface KindChance {
  kind: string;
  chance: number;
}

export interface CategoryChance {
  category: Category;
  chance: number;
}

export type Colour =
  | 'red'
  | 'white'
  | 'green'
  | 'blue'
  | 'wild';

export type Category =
  | 'obligatory'
  | 'voluntary'
  | 'end-of-game'
  | 'last-mutiny';

export interface MutiniesPrinted {
  squares: PrintedSquare[];
  searches: PrintedSearch[];
  jewels: PrintedJewel[];
  market: PrintedRow[];
  treasures: PrintedTreasure[];
  cards: PrintedCard[];
  bonuses: Track[];
  trackLength: number;
}

export interface PrintedSquare {
  id: Square;
  action: Action;
  business: Business;
  row: Combination | null;
  price: Price;
  doubloons: number;
  rum: number;
  prestige: number;
  treasures: number;
  beats: number;
  isShared: boolean;
}

export interface PrintedSearch {
  id: Square;
  treasure: number;
  doubloon: number;
}

export interface PrintedJewel {
  id: Jewel;
  kind: Jewel;
  colour: Colour;
  doubloons: number;
  rum: number;
}

export interface PrintedRow {
  id: Combination;
  groups: number[];
  prices: Takings[];
}

export interface PrintedTreasure {
  id: Treasure;
  effect: EffectVerb;
  numbers: number[];
}

export interface PrintedCard {
  id: Card;
  moments: Window[];
  effect: EffectVerb;
  numbers: number[];
  colour: Colour | null;
  category: Category;
}

export interface Track {
  at: number;
  doubloons: number;
  treasures: number;
  rum: number;
  jewels: number;
}

export type Business =
  | 'displayed-jewel'
  | 'top-token'
  | 'drawn-jewel'
  | 'search'
  | 'host'
  | 'guest'
  | 'sale'
  | 'any-sale'
  | 'robbery'
  | 'rum'
  | 'treasure'
  | 'prestige'
  | 'doubloon'
  | 'disgrace';

export interface Place {
  type: 'place';
  square: Square;
}

export interface Pass {
  type: 'pass';
}

export interface Use {
  type: 'use';
  token: Treasure;
}

export interface Play {
  type: 'play';
  card: Card;
}

export interface Done {
  type: 'done';
}

export interface Keep {
  type: 'keep';
}

export interface Discard {
  type: 'discard';
}

export interface Pick {
  type: 'pick';
  row: Combination;
}

export interface Sell {
  type: 'sell';
  jewels: Jewel[];
}

export interface Pour {
  type: 'pour';
  rum: number;
}

export interface Rob {
  type: 'rob';
  square: Square;
}

export interface RobBlind {
  type: 'rob-blind';
}

export interface Bank {
  type: 'bank';
}

export interface Steal {
  type: 'steal';
  victim: number;
}

export interface Target {
  type: 'target';
  victim: number;
}

export interface Jettison {
  type: 'jettison';
  jewel: Jewel;
}

export type MutiniesMove =
  | Place
  | Pass
  | Use
  | Play
  | Done
  | Keep
  | Discard
  | Pick
  | Sell
  | Pour
  | Rob
  | RobBlind
  | Bank
  | Steal
  | Target
  | Jettison;

export type EffectVerb =
  | 'close'
  | 'tithe'
  | 'back-pay'
  | 'round-for-all'
  | 'brawl'
  | 'share'
  | 'kings-fifth'
  | 'wagging-tongues'
  | 'maroon'
  | 'overboard'
  | 'fresh-cargo'
  | 'doubloons'
  | 'rum'
  | 'prestige'
  | 'trade'
  | 'draw-treasure'
  | 'draw-jewel'
  | 'haggle'
  | 'relabel'
  | 'load-dice'
  | 'bargain'
  | 'bribe'
  | 'steady-course'
  | 'pickpocket'
  | 'sticky-fingers'
  | 'slander'
  | 'fancier'
  | 'hardened-drinker'
  | 'miser'
  | 'last-captain'
  | 'born-mutineer'
  | 'living-legend'
  | 'underdog'
  | 'last-mutiny';

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

export const moveParts = {
  'place': { square: 'word' },
  'pass': {},
  'use': { token: 'word' },
  'play': { card: 'word' },
  'done': {},
  'keep': {},
  'discard': {},
  'pick': { row: 'word' },
  'sell': { jewels: 'word*' },
  'pour': { rum: 'number' },
  'rob': { square: 'word' },
  'rob-blind': {},
  'bank': {},
  'steal': { victim: 'number' },
  'target': { victim: 'number' },
  'jettison': { jewel: 'word' },
} as const;

export const readMove = reading<MutiniesMove>(moveParts);

export const writeMove = writing<MutiniesMove>(moveParts);

export const seats: SeatParts = {
  moves: {
    'steal': ['victim'],
    'target': ['victim'],
  },
  events: {
    'lots-drawn': ['order'],
    'round-begun': ['captain'],
    'disc-placed': ['seat'],
    'passed': ['seat'],
    'treasure-used': ['seat'],
    'card-played': ['seat'],
    'targeted': ['seat', 'victim'],
    'doubloons-gained': ['seat'],
    'doubloons-paid': ['seat'],
    'doubloons-handed-over': ['from', 'to'],
    'rum-gained': ['seat'],
    'rum-lost': ['seat'],
    'rum-handed-over': ['from', 'to'],
    'prestige-moved': ['seat'],
    'bonus-reached': ['seat'],
    'treasure-drawn': ['seat'],
    'jewel-drawn': ['seat'],
    'jewel-taken': ['seat'],
    'jewel-kept': ['seat'],
    'jewel-discarded': ['seat'],
    'dice-rolled': ['seat'],
    'nothing-found': ['seat'],
    'tavern-rolled': ['captain'],
    'row-picked': ['seat'],
    'sold': ['seat'],
    'rum-poured': ['seat'],
    'captain-replaced': ['captain', 'deposed'],
    'card-drawn': ['seat'],
    'card-kept': ['seat'],
    'treasures-revealed': ['seat'],
    'jewels-revealed': ['seat'],
    'cards-revealed': ['seat'],
    'counted': ['seat'],
    'scored': ['seat'],
  },
  views: ['order', 'seat', 'seller'],
};

export const dice = {
  'wreck': ['1', '2', '3', '4', '5', '6'],
  'tavern': ['1', '2', '3', '4', '5', '6'],
} as const;

export const printed: MutiniesPrinted = {
  squares: [
    {"id":"TR1","action":"trade-routes","business":"displayed-jewel","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"TR2","action":"trade-routes","business":"displayed-jewel","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"TR3","action":"trade-routes","business":"displayed-jewel","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"TR4","action":"trade-routes","business":"displayed-jewel","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"TR5","action":"trade-routes","business":"displayed-jewel","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"TR6","action":"trade-routes","business":"top-token","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"NTR1","action":"non-trade-routes","business":"drawn-jewel","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"NTR2","action":"non-trade-routes","business":"drawn-jewel","row":null,"price":{"doubloons":1,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"NTR3","action":"non-trade-routes","business":"drawn-jewel","row":null,"price":{"doubloons":1,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"NTR4","action":"non-trade-routes","business":"drawn-jewel","row":null,"price":{"doubloons":2,"rum":0},"doubloons":0,"rum":1,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"NTR5","action":"non-trade-routes","business":"drawn-jewel","row":null,"price":{"doubloons":2,"rum":0},"doubloons":0,"rum":1,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"WRECK1","action":"shipwrecks","business":"search","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":1,"isShared":false},
    {"id":"WRECK2","action":"shipwrecks","business":"search","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":2,"isShared":false},
    {"id":"WRECK3","action":"shipwrecks","business":"search","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":3,"isShared":false},
    {"id":"WRECK4","action":"shipwrecks","business":"search","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":1,"prestige":0,"treasures":0,"beats":4,"isShared":false},
    {"id":"WRECK5","action":"shipwrecks","business":"search","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":1,"prestige":0,"treasures":0,"beats":5,"isShared":false},
    {"id":"TAV1","action":"tavern","business":"host","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":1,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"TAV2","action":"tavern","business":"guest","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"TAV3","action":"tavern","business":"guest","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"TAV4","action":"tavern","business":"guest","row":null,"price":{"doubloons":0,"rum":0},"doubloons":1,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"TAV5","action":"tavern","business":"guest","row":null,"price":{"doubloons":0,"rum":0},"doubloons":2,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"BM-ANY2","action":"black-market","business":"sale","row":"ANY2","price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"BM-ANY3","action":"black-market","business":"sale","row":"ANY3","price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"BM-ANY4","action":"black-market","business":"sale","row":"ANY4","price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"BM-SAME3","action":"black-market","business":"sale","row":"SAME3","price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"BM-PAIRS2","action":"black-market","business":"sale","row":"PAIRS2","price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"BM-SAME4","action":"black-market","business":"sale","row":"SAME4","price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"C1","action":"city","business":"prestige","row":null,"price":{"doubloons":2,"rum":0},"doubloons":0,"rum":0,"prestige":2,"treasures":0,"beats":0,"isShared":false},
    {"id":"C2","action":"city","business":"robbery","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"C3","action":"city","business":"rum","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":1,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"C4","action":"city","business":"treasure","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":1,"beats":0,"isShared":false},
    {"id":"C5","action":"city","business":"any-sale","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":false},
    {"id":"CAB1","action":"cabin","business":"prestige","row":null,"price":{"doubloons":0,"rum":0},"doubloons":0,"rum":0,"prestige":1,"treasures":0,"beats":0,"isShared":true},
    {"id":"CAB2","action":"cabin","business":"doubloon","row":null,"price":{"doubloons":0,"rum":0},"doubloons":1,"rum":0,"prestige":0,"treasures":0,"beats":0,"isShared":true},
    {"id":"CAB3","action":"cabin","business":"prestige","row":null,"price":{"doubloons":5,"rum":0},"doubloons":0,"rum":0,"prestige":3,"treasures":0,"beats":0,"isShared":true},
    {"id":"M0","action":"mutiny","business":"disgrace","row":null,"price":{"doubloons":0,"rum":0},"doubloons":1,"rum":0,"prestige":-1,"treasures":0,"beats":0,"isShared":false},
    {"id":"M1","action":"mutiny","business":"prestige","row":null,"price":{"doubloons":1,"rum":0},"doubloons":0,"rum":0,"prestige":1,"treasures":0,"beats":0,"isShared":false},
    {"id":"M3","action":"mutiny","business":"prestige","row":null,"price":{"doubloons":3,"rum":0},"doubloons":0,"rum":0,"prestige":2,"treasures":0,"beats":0,"isShared":false},
    {"id":"M6","action":"mutiny","business":"prestige","row":null,"price":{"doubloons":6,"rum":0},"doubloons":0,"rum":0,"prestige":3,"treasures":0,"beats":0,"isShared":false},
  ],
  searches: [
    {"id":"WRECK1","treasure":0.9722222222222222,"doubloon":0.6944444444444444},
    {"id":"WRECK2","treasure":0.8888888888888888,"doubloon":0.0},
    {"id":"WRECK3","treasure":0.75,"doubloon":0.0},
    {"id":"WRECK4","treasure":0.5555555555555556,"doubloon":0.0},
    {"id":"WRECK5","treasure":0.3055555555555556,"doubloon":0.0},
  ],
  jewels: [
    {"id":"RED-01","kind":"RED-01","colour":"red","doubloons":0,"rum":0},
    {"id":"RED-02","kind":"RED-01","colour":"red","doubloons":0,"rum":0},
    {"id":"RED-03","kind":"RED-01","colour":"red","doubloons":0,"rum":0},
    {"id":"RED-04","kind":"RED-01","colour":"red","doubloons":0,"rum":0},
    {"id":"RED-05","kind":"RED-05","colour":"red","doubloons":1,"rum":0},
    {"id":"RED-06","kind":"RED-06","colour":"red","doubloons":0,"rum":1},
    {"id":"RED-07","kind":"RED-06","colour":"red","doubloons":0,"rum":1},
    {"id":"RED-08","kind":"RED-06","colour":"red","doubloons":0,"rum":1},
    {"id":"RED-09","kind":"RED-06","colour":"red","doubloons":0,"rum":1},
    {"id":"RED-10","kind":"RED-06","colour":"red","doubloons":0,"rum":1},
    {"id":"RED-11","kind":"RED-11","colour":"red","doubloons":1,"rum":1},
    {"id":"RED-12","kind":"RED-12","colour":"red","doubloons":0,"rum":2},
    {"id":"WHITE-01","kind":"WHITE-01","colour":"white","doubloons":0,"rum":0},
    {"id":"WHITE-02","kind":"WHITE-01","colour":"white","doubloons":0,"rum":0},
    {"id":"WHITE-03","kind":"WHITE-01","colour":"white","doubloons":0,"rum":0},
    {"id":"WHITE-04","kind":"WHITE-01","colour":"white","doubloons":0,"rum":0},
    {"id":"WHITE-05","kind":"WHITE-05","colour":"white","doubloons":1,"rum":0},
    {"id":"WHITE-06","kind":"WHITE-06","colour":"white","doubloons":0,"rum":1},
    {"id":"WHITE-07","kind":"WHITE-06","colour":"white","doubloons":0,"rum":1},
    {"id":"WHITE-08","kind":"WHITE-06","colour":"white","doubloons":0,"rum":1},
    {"id":"WHITE-09","kind":"WHITE-06","colour":"white","doubloons":0,"rum":1},
    {"id":"WHITE-10","kind":"WHITE-06","colour":"white","doubloons":0,"rum":1},
    {"id":"WHITE-11","kind":"WHITE-11","colour":"white","doubloons":1,"rum":1},
    {"id":"WHITE-12","kind":"WHITE-12","colour":"white","doubloons":0,"rum":2},
    {"id":"GREEN-01","kind":"GREEN-01","colour":"green","doubloons":0,"rum":0},
    {"id":"GREEN-02","kind":"GREEN-01","colour":"green","doubloons":0,"rum":0},
    {"id":"GREEN-03","kind":"GREEN-01","colour":"green","doubloons":0,"rum":0},
    {"id":"GREEN-04","kind":"GREEN-01","colour":"green","doubloons":0,"rum":0},
    {"id":"GREEN-05","kind":"GREEN-05","colour":"green","doubloons":1,"rum":0},
    {"id":"GREEN-06","kind":"GREEN-06","colour":"green","doubloons":0,"rum":1},
    {"id":"GREEN-07","kind":"GREEN-06","colour":"green","doubloons":0,"rum":1},
    {"id":"GREEN-08","kind":"GREEN-06","colour":"green","doubloons":0,"rum":1},
    {"id":"GREEN-09","kind":"GREEN-06","colour":"green","doubloons":0,"rum":1},
    {"id":"GREEN-10","kind":"GREEN-06","colour":"green","doubloons":0,"rum":1},
    {"id":"GREEN-11","kind":"GREEN-11","colour":"green","doubloons":1,"rum":1},
    {"id":"GREEN-12","kind":"GREEN-12","colour":"green","doubloons":0,"rum":2},
    {"id":"BLUE-01","kind":"BLUE-01","colour":"blue","doubloons":0,"rum":0},
    {"id":"BLUE-02","kind":"BLUE-01","colour":"blue","doubloons":0,"rum":0},
    {"id":"BLUE-03","kind":"BLUE-01","colour":"blue","doubloons":0,"rum":0},
    {"id":"BLUE-04","kind":"BLUE-01","colour":"blue","doubloons":0,"rum":0},
    {"id":"BLUE-05","kind":"BLUE-05","colour":"blue","doubloons":1,"rum":0},
    {"id":"BLUE-06","kind":"BLUE-06","colour":"blue","doubloons":0,"rum":1},
    {"id":"BLUE-07","kind":"BLUE-06","colour":"blue","doubloons":0,"rum":1},
    {"id":"BLUE-08","kind":"BLUE-06","colour":"blue","doubloons":0,"rum":1},
    {"id":"BLUE-09","kind":"BLUE-06","colour":"blue","doubloons":0,"rum":1},
    {"id":"BLUE-10","kind":"BLUE-06","colour":"blue","doubloons":0,"rum":1},
    {"id":"BLUE-11","kind":"BLUE-11","colour":"blue","doubloons":1,"rum":1},
    {"id":"BLUE-12","kind":"BLUE-12","colour":"blue","doubloons":0,"rum":2},
    {"id":"WILD-01","kind":"WILD-01","colour":"wild","doubloons":1,"rum":1},
    {"id":"WILD-02","kind":"WILD-01","colour":"wild","doubloons":1,"rum":1},
    {"id":"WILD-03","kind":"WILD-03","colour":"wild","doubloons":2,"rum":0},
    {"id":"WILD-04","kind":"WILD-03","colour":"wild","doubloons":2,"rum":0},
    {"id":"WILD-05","kind":"WILD-05","colour":"wild","doubloons":2,"rum":1},
    {"id":"WILD-06","kind":"WILD-05","colour":"wild","doubloons":2,"rum":1},
  ],
  market: [
    {"id":"ANY2","groups":[1,1],"prices":[{"doubloons":2,"prestige":1},{"doubloons":3,"prestige":2},{"doubloons":4,"prestige":3},{"doubloons":5,"prestige":4},{"doubloons":6,"prestige":5}]},
    {"id":"ANY3","groups":[1,1,1],"prices":[{"doubloons":3,"prestige":2},{"doubloons":4,"prestige":3},{"doubloons":5,"prestige":4},{"doubloons":6,"prestige":6},{"doubloons":7,"prestige":7}]},
    {"id":"ANY4","groups":[1,1,1,1],"prices":[{"doubloons":4,"prestige":3},{"doubloons":5,"prestige":4},{"doubloons":6,"prestige":5},{"doubloons":7,"prestige":7},{"doubloons":8,"prestige":8}]},
    {"id":"SAME3","groups":[3],"prices":[{"doubloons":4,"prestige":5},{"doubloons":5,"prestige":6},{"doubloons":6,"prestige":7},{"doubloons":7,"prestige":9},{"doubloons":8,"prestige":10}]},
    {"id":"PAIRS2","groups":[2,2],"prices":[{"doubloons":5,"prestige":5},{"doubloons":6,"prestige":6},{"doubloons":7,"prestige":7},{"doubloons":8,"prestige":9},{"doubloons":9,"prestige":10}]},
    {"id":"SAME4","groups":[4],"prices":[{"doubloons":6,"prestige":7},{"doubloons":7,"prestige":8},{"doubloons":8,"prestige":9},{"doubloons":9,"prestige":11},{"doubloons":10,"prestige":12}]},
  ],
  treasures: [
    {"id":"TT-01","effect":"rum","numbers":[1]},
    {"id":"TT-02","effect":"rum","numbers":[2]},
    {"id":"TT-03","effect":"rum","numbers":[2]},
    {"id":"TT-04","effect":"rum","numbers":[2]},
    {"id":"TT-05","effect":"doubloons","numbers":[2]},
    {"id":"TT-06","effect":"doubloons","numbers":[2]},
    {"id":"TT-07","effect":"doubloons","numbers":[3]},
    {"id":"TT-08","effect":"doubloons","numbers":[3]},
    {"id":"TT-09","effect":"doubloons","numbers":[4]},
    {"id":"TT-10","effect":"prestige","numbers":[1]},
    {"id":"TT-11","effect":"prestige","numbers":[1]},
    {"id":"TT-12","effect":"prestige","numbers":[2]},
    {"id":"TT-13","effect":"prestige","numbers":[2]},
    {"id":"TT-14","effect":"prestige","numbers":[2]},
    {"id":"TT-15","effect":"prestige","numbers":[3]},
    {"id":"TT-16","effect":"trade","numbers":[1,2]},
    {"id":"TT-17","effect":"trade","numbers":[1,2]},
    {"id":"TT-18","effect":"trade","numbers":[2,4]},
    {"id":"TT-19","effect":"trade","numbers":[3,5]},
    {"id":"TT-20","effect":"draw-jewel","numbers":[]},
    {"id":"TT-21","effect":"draw-jewel","numbers":[]},
    {"id":"TT-22","effect":"draw-jewel","numbers":[]},
    {"id":"TT-23","effect":"draw-jewel","numbers":[]},
    {"id":"TT-24","effect":"draw-jewel","numbers":[]},
  ],
  cards: [
    {"id":"MC-01","moments":[],"effect":"close","numbers":[2],"colour":null,"category":"obligatory"},
    {"id":"MC-02","moments":[],"effect":"close","numbers":[2],"colour":null,"category":"obligatory"},
    {"id":"MC-03","moments":[],"effect":"close","numbers":[2],"colour":null,"category":"obligatory"},
    {"id":"MC-04","moments":[],"effect":"close","numbers":[2],"colour":null,"category":"obligatory"},
    {"id":"MC-05","moments":[],"effect":"close","numbers":[2],"colour":null,"category":"obligatory"},
    {"id":"MC-06","moments":[],"effect":"close","numbers":[2],"colour":null,"category":"obligatory"},
    {"id":"MC-07","moments":[],"effect":"tithe","numbers":[1],"colour":null,"category":"obligatory"},
    {"id":"MC-08","moments":[],"effect":"back-pay","numbers":[1],"colour":null,"category":"obligatory"},
    {"id":"MC-09","moments":[],"effect":"round-for-all","numbers":[1],"colour":null,"category":"obligatory"},
    {"id":"MC-10","moments":[],"effect":"brawl","numbers":[1],"colour":null,"category":"obligatory"},
    {"id":"MC-11","moments":[],"effect":"share","numbers":[2,1],"colour":null,"category":"obligatory"},
    {"id":"MC-12","moments":[],"effect":"kings-fifth","numbers":[5,2],"colour":null,"category":"obligatory"},
    {"id":"MC-13","moments":[],"effect":"wagging-tongues","numbers":[1],"colour":null,"category":"obligatory"},
    {"id":"MC-14","moments":[],"effect":"maroon","numbers":[1,1],"colour":null,"category":"obligatory"},
    {"id":"MC-15","moments":[],"effect":"overboard","numbers":[4],"colour":null,"category":"obligatory"},
    {"id":"MC-16","moments":[],"effect":"fresh-cargo","numbers":[],"colour":null,"category":"obligatory"},
    {"id":"MC-17","moments":["before","after","resolving","end"],"effect":"doubloons","numbers":[3],"colour":null,"category":"voluntary"},
    {"id":"MC-18","moments":["before","after","resolving","end"],"effect":"doubloons","numbers":[3],"colour":null,"category":"voluntary"},
    {"id":"MC-19","moments":["before","after","resolving"],"effect":"rum","numbers":[2],"colour":null,"category":"voluntary"},
    {"id":"MC-20","moments":["before","after","resolving"],"effect":"rum","numbers":[2],"colour":null,"category":"voluntary"},
    {"id":"MC-21","moments":["before","after","resolving","end"],"effect":"prestige","numbers":[2],"colour":null,"category":"voluntary"},
    {"id":"MC-22","moments":["before","after","resolving","end"],"effect":"prestige","numbers":[2],"colour":null,"category":"voluntary"},
    {"id":"MC-23","moments":["before","after","resolving","end"],"effect":"draw-treasure","numbers":[],"colour":null,"category":"voluntary"},
    {"id":"MC-24","moments":["before","after","resolving","end"],"effect":"draw-treasure","numbers":[],"colour":null,"category":"voluntary"},
    {"id":"MC-25","moments":["before","after","resolving"],"effect":"draw-jewel","numbers":[],"colour":null,"category":"voluntary"},
    {"id":"MC-26","moments":["resolving"],"effect":"haggle","numbers":[3],"colour":null,"category":"voluntary"},
    {"id":"MC-27","moments":["resolving"],"effect":"relabel","numbers":[2],"colour":null,"category":"voluntary"},
    {"id":"MC-28","moments":["resolving"],"effect":"load-dice","numbers":[],"colour":null,"category":"voluntary"},
    {"id":"MC-29","moments":["before"],"effect":"bargain","numbers":[],"colour":null,"category":"voluntary"},
    {"id":"MC-30","moments":["before"],"effect":"bribe","numbers":[2],"colour":null,"category":"voluntary"},
    {"id":"MC-31","moments":["before"],"effect":"steady-course","numbers":[],"colour":null,"category":"voluntary"},
    {"id":"MC-32","moments":["before","after","resolving"],"effect":"pickpocket","numbers":[2],"colour":null,"category":"voluntary"},
    {"id":"MC-33","moments":["before","after","resolving"],"effect":"sticky-fingers","numbers":[1],"colour":null,"category":"voluntary"},
    {"id":"MC-34","moments":["before","after","resolving"],"effect":"slander","numbers":[2],"colour":null,"category":"voluntary"},
    {"id":"MC-35","moments":[],"effect":"fancier","numbers":[3],"colour":"red","category":"end-of-game"},
    {"id":"MC-36","moments":[],"effect":"fancier","numbers":[3],"colour":"white","category":"end-of-game"},
    {"id":"MC-37","moments":[],"effect":"fancier","numbers":[3],"colour":"green","category":"end-of-game"},
    {"id":"MC-38","moments":[],"effect":"fancier","numbers":[3],"colour":"blue","category":"end-of-game"},
    {"id":"MC-39","moments":[],"effect":"hardened-drinker","numbers":[3],"colour":null,"category":"end-of-game"},
    {"id":"MC-40","moments":[],"effect":"miser","numbers":[4,4],"colour":null,"category":"end-of-game"},
    {"id":"MC-41","moments":[],"effect":"last-captain","numbers":[3,1],"colour":null,"category":"end-of-game"},
    {"id":"MC-42","moments":[],"effect":"born-mutineer","numbers":[4],"colour":null,"category":"end-of-game"},
    {"id":"MC-43","moments":[],"effect":"living-legend","numbers":[3],"colour":null,"category":"end-of-game"},
    {"id":"MC-44","moments":[],"effect":"underdog","numbers":[4,2],"colour":null,"category":"end-of-game"},
    {"id":"MC-45","moments":[],"effect":"last-mutiny","numbers":[],"colour":null,"category":"last-mutiny"},
  ],
  bonuses: [
    {"at":8,"doubloons":1,"treasures":0,"rum":0,"jewels":0},
    {"at":18,"doubloons":0,"treasures":1,"rum":0,"jewels":0},
    {"at":28,"doubloons":0,"treasures":0,"rum":1,"jewels":0},
    {"at":38,"doubloons":0,"treasures":0,"rum":0,"jewels":1},
  ],
  trackLength: 50,
};
