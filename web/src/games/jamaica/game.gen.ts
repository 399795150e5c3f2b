// Made from the records of the server by TypeScriptTest; do not edit.

import type { SeatParts } from '$src/net/http.gen';
import { reading, writing } from '$src/net/moves';

export interface JamaicaView {
  round: number;
  captain: number;
  morning: number;
  evening: number;
  lastRound: boolean;
  phase: Phase;
  ships: ShipView[];
  tokens: number[];
  treasurePile: number;
  turn: Turn | null;
  combat: CombatView | null;
  loot: Loot | null;
  bill: Bill | null;
}

export type Phase =
  | 'dice'
  | 'cards'
  | 'voyages';

export interface ShipView {
  place: Place;
  rank: number;
  ghost: boolean;
  home: boolean;
  holds: Hold[];
  nextHold: number;
  powers: Treasure[];
  hiddenCount: number;
  hidden: Treasure[];
  handSize: number;
  hand: Card[];
  pileSize: number;
  discards: Card[];
  hasChosen: boolean;
  chosen: Card | null;
  standing: Standing | null;
}

export interface Turn {
  ship: number;
  half: Half;
  card: Card | null;
}

export interface CombatView {
  attacker: number;
  defender: number;
  firing: number;
  toBeat: number;
  cannons: number;
  face: Face | null;
  attackerBonus: number;
  defenderBonus: number;
}

export interface Loot {
  winner: number;
  loser: number;
}

export interface Bill {
  ship: number;
  cargo: Cargo;
  amount: number;
}

export type Place =
  | `${number}`
  | `${number}@${number}`;

export interface Hold {
  cargo: Cargo | null;
  amount: number;
  sixth: boolean;
}

export type Treasure =
  | 'MAP'
  | 'SABER'
  | 'BETH'
  | 'HOLD6'
  | 'T3a'
  | 'T3b'
  | 'T5'
  | 'T7a'
  | 'T7b'
  | 'K2'
  | 'K3'
  | 'K4';

export type Card =
  | 'AA'
  | 'AF'
  | 'AC'
  | 'AB'
  | 'BA'
  | 'FA'
  | 'FC'
  | 'CF'
  | 'CG'
  | 'GA'
  | 'GG';

export interface Standing {
  prize: number;
  doubloons: number;
  treasures: number;
  curses: number;
  points: number;
}

export type Half =
  | 'morning'
  | 'evening';

export type Face =
  | '2'
  | '4'
  | '6'
  | '8'
  | '10'
  | 'star';

export type Cargo =
  | 'food'
  | 'doubloons'
  | 'cannons';

export interface RoundBegun {
  type: 'round-begun';
  round: number;
  captain: number;
}

export interface DiceRolled {
  type: 'dice-rolled';
  captain: number;
  first: number;
  second: number;
}

export interface DiceAssigned {
  type: 'dice-assigned';
  morning: number;
  evening: number;
}

export interface CardChosen {
  type: 'card-chosen';
  seat: number;
}

export interface CardRevealed {
  type: 'card-revealed';
  seat: number;
  card: Card;
}

export interface Loaded {
  type: 'loaded';
  ship: number;
  hold: number;
  cargo: Cargo;
  amount: number;
}

export interface ThrownOverboard {
  type: 'thrown-overboard';
  ship: number;
  hold: number;
  cargo: Cargo;
  amount: number;
}

export interface NoRoom {
  type: 'no-room';
  ship: number;
  cargo: Cargo;
}

export interface Sailed {
  type: 'sailed';
  ship: number;
  from: Place;
  to: Place;
  passed: number[];
}

export interface Paid {
  type: 'paid';
  ship: number;
  hold: number;
  cargo: Cargo;
  amount: number;
}

export interface RanShort {
  type: 'ran-short';
  ship: number;
  cargo: Cargo;
  given: number;
}

export interface FellBack {
  type: 'fell-back';
  ship: number;
  from: Place;
  to: Place;
  passed: number[];
}

export interface TreasureFound {
  type: 'treasure-found';
  ship: number;
  byGhost: boolean;
  card: Treasure | null;
}

export interface Attacked {
  type: 'attacked';
  attacker: number;
  defender: number;
}

export interface CannonsSpent {
  type: 'cannons-spent';
  ship: number;
  cannons: number;
}

export interface CombatRolled {
  type: 'combat-rolled';
  ship: number;
  face: Face;
  cannons: number;
  bonus: number;
  strength: number;
}

export interface SaberUsed {
  type: 'saber-used';
  owner: number;
  roller: number;
}

export interface CombatWon {
  type: 'combat-won';
  winner: number;
  loser: number;
}

export interface CombatTied {
  type: 'combat-tied';
  attacker: number;
  defender: number;
}

export interface HoldStolen {
  type: 'hold-stolen';
  winner: number;
  loser: number;
  hold: number;
  cargo: Cargo;
  amount: number;
}

export interface LootSunk {
  type: 'loot-sunk';
  ship: number;
  cargo: Cargo;
  amount: number;
}

export interface PowerStolen {
  type: 'power-stolen';
  winner: number;
  loser: number;
  power: Treasure;
}

export interface HiddenStolen {
  type: 'hidden-stolen';
  winner: number;
  loser: number;
  turnedUp: boolean;
  card: Treasure | null;
}

export interface CurseGiven {
  type: 'curse-given';
  winner: number;
  loser: number;
  curse: Treasure | null;
}

export interface LootDeclined {
  type: 'loot-declined';
  winner: number;
  loser: number;
}

export interface CardsReshuffled {
  type: 'cards-reshuffled';
  seat: number;
}

export interface CardDrawn {
  type: 'card-drawn';
  seat: number;
  card: Card | null;
}

export interface CameHome {
  type: 'came-home';
  ship: number;
}

export interface LastRoundBegun {
  type: 'last-round-begun';
}

export interface Scored {
  type: 'scored';
  seat: number;
  prize: number;
  doubloons: number;
  points: number;
  treasures: Treasure[];
}

export type JamaicaEvent =
  | RoundBegun
  | DiceRolled
  | DiceAssigned
  | CardChosen
  | CardRevealed
  | Loaded
  | ThrownOverboard
  | NoRoom
  | Sailed
  | Paid
  | RanShort
  | FellBack
  | TreasureFound
  | Attacked
  | CannonsSpent
  | CombatRolled
  | SaberUsed
  | CombatWon
  | CombatTied
  | HoldStolen
  | LootSunk
  | PowerStolen
  | HiddenStolen
  | CurseGiven
  | LootDeclined
  | CardsReshuffled
  | CardDrawn
  | CameHome
  | LastRoundBegun
  | Scored;

export interface CardPlan {
  type: 'card-plan';
  card: Card;
  morning: HalfPlan;
  evening: HalfPlan;
}

export interface Arrival {
  type: 'arrival';
  ship: number;
  stop: Stop;
}

export interface CombatOdds {
  type: 'combat-odds';
  ship: number;
  firing: number;
  cannons: number;
  bonus: number;
  toBeat: number;
  faces: FaceResult[];
  answers: AnswerOdds[];
}

export interface PriceAhead {
  type: 'price-ahead';
  ship: number;
  price: Goods;
  aboard: number;
}

export interface Payment {
  type: 'payment';
  left: number;
  due: number;
}

export interface Theft {
  type: 'theft';
  goods: Goods;
  room: Room;
}

export type JamaicaFigure =
  | CardPlan
  | Arrival
  | CombatOdds
  | PriceAhead
  | Payment
  | Theft;

export interface HalfPlan {
  symbol: Symbol;
  die: number;
  stops: Stop[];
  loads: Load[];
}

export interface Stop {
  from: Place;
  to: Place;
  passed: number[];
  ahead: boolean;
  home: boolean;
  price: Goods | null;
  lost: number;
  lacking: number;
  treasure: boolean;
  rivals: number[];
  retreats: Retreat[];
  sure: boolean;
}

export interface FaceResult {
  face: Face;
  strength: number;
  result: RollResult;
}

export interface AnswerOdds {
  cannons: number;
  win: number;
  tie: number;
  lose: number;
}

export interface Goods {
  cargo: Cargo;
  amount: number;
}

export type Room =
  | 'empty-hold'
  | 'full-hold'
  | 'sea';

export type Symbol =
  | 'ahead'
  | 'back'
  | 'food'
  | 'doubloons'
  | 'cannons';

export interface Load {
  cargo: Cargo;
  amount: number;
  holds: number[];
  dumps: boolean;
  sure: boolean;
}

export interface Retreat {
  to: Place;
  price: Goods | null;
  treasure: boolean;
  rivals: number[];
}

export type RollResult =
  | 'wins'
  | 'stands'
  | 'ties'
  | 'loses';

export interface JamaicaPrinted {
  spaces: Space[];
  cards: PrintedCard[];
  treasures: PrintedTreasure[];
}

export interface Space {
  id: number;
  kind: Kind;
  cost: number;
  prize: number;
  next: number[];
  prev: number[];
  progress: number;
  left: number;
  x: number;
  y: number;
}

export interface PrintedCard {
  id: Card;
  morning: Symbol;
  evening: Symbol;
}

export interface PrintedTreasure {
  id: Treasure;
  kind: TreasureKind;
  value: number;
}

export type Kind =
  | 'port-royal'
  | 'sea'
  | 'port'
  | 'lair';

export type TreasureKind =
  | 'power'
  | 'treasure'
  | 'cursed';

export interface Assign {
  type: 'assign';
  morning: number;
  evening: number;
}

export interface Choose {
  type: 'choose';
  card: Card;
}

export interface Sail {
  type: 'sail';
  to: Place;
}

export interface JamaicaMoveRetreat {
  type: 'retreat';
  to: Place;
}

export interface Steer {
  type: 'steer';
  to: Place;
}

export interface Attack {
  type: 'attack';
  ship: number;
}

export interface Spend {
  type: 'spend';
  cannons: number;
}

export interface Keep {
  type: 'keep';
}

export interface Reroll {
  type: 'reroll';
}

export interface StealHold {
  type: 'steal-hold';
  hold: number;
}

export interface StealPower {
  type: 'steal-power';
  power: Treasure;
}

export interface StealHidden {
  type: 'steal-hidden';
}

export interface Give {
  type: 'give';
  curse: Treasure;
}

export interface Nothing {
  type: 'nothing';
}

export interface Stow {
  type: 'stow';
  where: Where;
}

export interface Dump {
  type: 'dump';
  hold: number;
}

export interface Pay {
  type: 'pay';
  hold: number;
  amount: number;
}

export type JamaicaMove =
  | Assign
  | Choose
  | Sail
  | JamaicaMoveRetreat
  | Steer
  | Attack
  | Spend
  | Keep
  | Reroll
  | StealHold
  | StealPower
  | StealHidden
  | Give
  | Nothing
  | Stow
  | Dump
  | Pay;

export type Where =
  | 'regular'
  | 'sixth';

export interface Assign {
  type: 'assign';
  morning: number;
  evening: number;
}

export interface Choose {
  type: 'choose';
  card: Card;
}

export interface Sail {
  type: 'sail';
  to: Place;
}

export interface JamaicaMoveRetreat {
  type: 'retreat';
  to: Place;
}

export interface Steer {
  type: 'steer';
  to: Place;
}

export interface Attack {
  type: 'attack';
  ship: number;
}

export interface Spend {
  type: 'spend';
  cannons: number;
}

export interface Keep {
  type: 'keep';
}

export interface Reroll {
  type: 'reroll';
}

export interface StealHold {
  type: 'steal-hold';
  hold: number;
}

export interface StealPower {
  type: 'steal-power';
  power: Treasure;
}

export interface StealHidden {
  type: 'steal-hidden';
}

export interface Give {
  type: 'give';
  curse: Treasure;
}

export interface Nothing {
  type: 'nothing';
}

export interface Stow {
  type: 'stow';
  where: Where;
}

export interface Dump {
  type: 'dump';
  hold: number;
}

export interface Pay {
  type: 'pay';
  hold: number;
  amount: number;
}

export type JamaicaMove =
  | Assign
  | Choose
  | Sail
  | JamaicaMoveRetreat
  | Steer
  | Attack
  | Spend
  | Keep
  | Reroll
  | StealHold
  | StealPower
  | StealHidden
  | Give
  | Nothing
  | Stow
  | Dump
  | Pay;

export type Where =
  | 'regular'
  | 'sixth';

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

export const moveParts = {
  'assign': { morning: 'number', evening: 'number' },
  'choose': { card: 'word' },
  'sail': { to: 'word' },
  'retreat': { to: 'word' },
  'steer': { to: 'word' },
  'attack': { ship: 'number' },
  'spend': { cannons: 'number' },
  'keep': {},
  'reroll': {},
  'steal-hold': { hold: 'number' },
  'steal-power': { power: 'word' },
  'steal-hidden': {},
  'give': { curse: 'word' },
  'nothing': {},
  'stow': { where: 'word' },
  'dump': { hold: 'number' },
  'pay': { hold: 'number', amount: 'number' },
} as const;

export const readMove = reading<JamaicaMove>(moveParts);

export const writeMove = writing<JamaicaMove>(moveParts);

export const seats: SeatParts = {
  moves: {
    'attack': ['ship'],
  },
  events: {
    'round-begun': ['captain'],
    'dice-rolled': ['captain'],
    'card-chosen': ['seat'],
    'card-revealed': ['seat'],
    'loaded': ['ship'],
    'thrown-overboard': ['ship'],
    'no-room': ['ship'],
    'sailed': ['ship'],
    'paid': ['ship'],
    'ran-short': ['ship'],
    'fell-back': ['ship'],
    'treasure-found': ['ship'],
    'attacked': ['attacker', 'defender'],
    'cannons-spent': ['ship'],
    'combat-rolled': ['ship'],
    'saber-used': ['owner', 'roller'],
    'combat-won': ['winner', 'loser'],
    'combat-tied': ['attacker', 'defender'],
    'hold-stolen': ['winner', 'loser'],
    'loot-sunk': ['ship'],
    'power-stolen': ['winner', 'loser'],
    'hidden-stolen': ['winner', 'loser'],
    'curse-given': ['winner', 'loser'],
    'loot-declined': ['winner', 'loser'],
    'cards-reshuffled': ['seat'],
    'card-drawn': ['seat'],
    'came-home': ['ship'],
    'scored': ['seat'],
  },
  views: ['captain', 'ship', 'attacker', 'defender', 'firing', 'winner', 'loser'],
};

export const dice = {
  'navigation': ['1', '2', '3', '4', '5', '6'],
  'combat': ['2', '4', '6', '8', '10', 'star'],
} as const;

export const printed: JamaicaPrinted = {
  spaces: [
    {"id":0,"kind":"port-royal","cost":0,"prize":15,"next":[1],"prev":[49],"progress":0,"left":32,"x":935,"y":75},
    {"id":1,"kind":"sea","cost":2,"prize":-5,"next":[2],"prev":[0],"progress":3,"left":31,"x":950,"y":145},
    {"id":2,"kind":"sea","cost":3,"prize":-5,"next":[3],"prev":[1],"progress":6,"left":30,"x":955,"y":210},
    {"id":3,"kind":"sea","cost":2,"prize":-5,"next":[4],"prev":[2],"progress":9,"left":29,"x":950,"y":275},
    {"id":4,"kind":"lair","cost":0,"prize":-5,"next":[5],"prev":[3],"progress":12,"left":28,"x":935,"y":340},
    {"id":5,"kind":"port","cost":3,"prize":-5,"next":[6],"prev":[4],"progress":15,"left":27,"x":865,"y":370},
    {"id":6,"kind":"port","cost":5,"prize":-5,"next":[7,13],"prev":[5],"progress":18,"left":26,"x":850,"y":435},
    {"id":7,"kind":"sea","cost":2,"prize":-5,"next":[8],"prev":[6],"progress":21,"left":29,"x":925,"y":450},
    {"id":8,"kind":"sea","cost":3,"prize":-5,"next":[9],"prev":[7],"progress":24,"left":28,"x":950,"y":515},
    {"id":9,"kind":"lair","cost":0,"prize":-5,"next":[10],"prev":[8],"progress":27,"left":27,"x":930,"y":590},
    {"id":10,"kind":"sea","cost":3,"prize":-5,"next":[11],"prev":[9],"progress":30,"left":26,"x":860,"y":600},
    {"id":11,"kind":"lair","cost":0,"prize":-5,"next":[12],"prev":[10],"progress":33,"left":25,"x":790,"y":565},
    {"id":12,"kind":"sea","cost":2,"prize":-5,"next":[15],"prev":[11],"progress":36,"left":24,"x":725,"y":600},
    {"id":13,"kind":"sea","cost":3,"prize":-5,"next":[14],"prev":[6],"progress":25,"left":25,"x":785,"y":465},
    {"id":14,"kind":"sea","cost":4,"prize":-5,"next":[15],"prev":[13],"progress":32,"left":24,"x":720,"y":490},
    {"id":15,"kind":"sea","cost":3,"prize":-5,"next":[16],"prev":[12,14],"progress":39,"left":23,"x":655,"y":540},
    {"id":16,"kind":"port","cost":3,"prize":-5,"next":[17],"prev":[15],"progress":42,"left":22,"x":590,"y":500},
    {"id":17,"kind":"sea","cost":2,"prize":-5,"next":[18],"prev":[16],"progress":45,"left":21,"x":525,"y":540},
    {"id":18,"kind":"port","cost":3,"prize":-5,"next":[19],"prev":[17],"progress":48,"left":20,"x":460,"y":500},
    {"id":19,"kind":"lair","cost":0,"prize":-5,"next":[20,26],"prev":[18],"progress":51,"left":19,"x":395,"y":545},
    {"id":20,"kind":"sea","cost":3,"prize":-5,"next":[21],"prev":[19],"progress":54,"left":22,"x":340,"y":595},
    {"id":21,"kind":"port","cost":3,"prize":-5,"next":[22],"prev":[20],"progress":57,"left":21,"x":270,"y":580},
    {"id":22,"kind":"lair","cost":0,"prize":-5,"next":[23],"prev":[21],"progress":60,"left":20,"x":205,"y":600},
    {"id":23,"kind":"sea","cost":2,"prize":-5,"next":[24],"prev":[22],"progress":63,"left":19,"x":130,"y":600},
    {"id":24,"kind":"sea","cost":3,"prize":-5,"next":[25],"prev":[23],"progress":66,"left":18,"x":65,"y":565},
    {"id":25,"kind":"lair","cost":0,"prize":-5,"next":[28],"prev":[24],"progress":69,"left":17,"x":50,"y":490},
    {"id":26,"kind":"sea","cost":4,"prize":-5,"next":[27],"prev":[19],"progress":58,"left":18,"x":330,"y":480},
    {"id":27,"kind":"sea","cost":4,"prize":-5,"next":[28],"prev":[26],"progress":65,"left":17,"x":255,"y":450},
    {"id":28,"kind":"port","cost":5,"prize":-5,"next":[29],"prev":[25,27],"progress":72,"left":16,"x":170,"y":425},
    {"id":29,"kind":"sea","cost":1,"prize":-5,"next":[30],"prev":[28],"progress":75,"left":15,"x":90,"y":375},
    {"id":30,"kind":"port","cost":5,"prize":-5,"next":[31],"prev":[29],"progress":78,"left":14,"x":150,"y":330},
    {"id":31,"kind":"port","cost":3,"prize":-5,"next":[32],"prev":[30],"progress":81,"left":13,"x":145,"y":265},
    {"id":32,"kind":"sea","cost":3,"prize":-5,"next":[33,39],"prev":[31],"progress":84,"left":12,"x":85,"y":225},
    {"id":33,"kind":"lair","cost":0,"prize":-5,"next":[34],"prev":[32],"progress":87,"left":15,"x":45,"y":160},
    {"id":34,"kind":"port","cost":3,"prize":-5,"next":[35],"prev":[33],"progress":90,"left":14,"x":60,"y":85},
    {"id":35,"kind":"sea","cost":2,"prize":-5,"next":[36],"prev":[34],"progress":93,"left":13,"x":130,"y":45},
    {"id":36,"kind":"sea","cost":1,"prize":-5,"next":[37],"prev":[35],"progress":96,"left":12,"x":205,"y":45},
    {"id":37,"kind":"lair","cost":0,"prize":-5,"next":[38],"prev":[36],"progress":99,"left":11,"x":280,"y":65},
    {"id":38,"kind":"sea","cost":1,"prize":-5,"next":[41],"prev":[37],"progress":102,"left":10,"x":355,"y":45},
    {"id":39,"kind":"sea","cost":4,"prize":-5,"next":[40],"prev":[32],"progress":91,"left":11,"x":190,"y":165},
    {"id":40,"kind":"sea","cost":4,"prize":-5,"next":[41],"prev":[39],"progress":98,"left":10,"x":295,"y":150},
    {"id":41,"kind":"port","cost":5,"prize":2,"next":[42],"prev":[38,40],"progress":105,"left":9,"x":420,"y":115},
    {"id":42,"kind":"sea","cost":2,"prize":3,"next":[43],"prev":[41],"progress":108,"left":8,"x":480,"y":75},
    {"id":43,"kind":"sea","cost":3,"prize":4,"next":[44],"prev":[42],"progress":111,"left":7,"x":535,"y":110},
    {"id":44,"kind":"lair","cost":0,"prize":5,"next":[45],"prev":[43],"progress":114,"left":6,"x":595,"y":145},
    {"id":45,"kind":"port","cost":7,"prize":6,"next":[46],"prev":[44],"progress":117,"left":5,"x":655,"y":110},
    {"id":46,"kind":"sea","cost":2,"prize":7,"next":[47],"prev":[45],"progress":120,"left":4,"x":705,"y":60},
    {"id":47,"kind":"sea","cost":3,"prize":8,"next":[48],"prev":[46],"progress":123,"left":3,"x":765,"y":45},
    {"id":48,"kind":"sea","cost":3,"prize":9,"next":[49],"prev":[47],"progress":126,"left":2,"x":825,"y":45},
    {"id":49,"kind":"sea","cost":3,"prize":10,"next":[0],"prev":[48],"progress":129,"left":1,"x":880,"y":45},
  ],
  cards: [
    {"id":"AA","morning":"ahead","evening":"ahead"},
    {"id":"AF","morning":"ahead","evening":"food"},
    {"id":"AC","morning":"ahead","evening":"cannons"},
    {"id":"AB","morning":"ahead","evening":"back"},
    {"id":"BA","morning":"back","evening":"ahead"},
    {"id":"FA","morning":"food","evening":"ahead"},
    {"id":"FC","morning":"food","evening":"cannons"},
    {"id":"CF","morning":"cannons","evening":"food"},
    {"id":"CG","morning":"cannons","evening":"doubloons"},
    {"id":"GA","morning":"doubloons","evening":"ahead"},
    {"id":"GG","morning":"doubloons","evening":"doubloons"},
  ],
  treasures: [
    {"id":"MAP","kind":"power","value":0},
    {"id":"SABER","kind":"power","value":0},
    {"id":"BETH","kind":"power","value":0},
    {"id":"HOLD6","kind":"power","value":0},
    {"id":"T3a","kind":"treasure","value":3},
    {"id":"T3b","kind":"treasure","value":3},
    {"id":"T5","kind":"treasure","value":5},
    {"id":"T7a","kind":"treasure","value":7},
    {"id":"T7b","kind":"treasure","value":7},
    {"id":"K2","kind":"cursed","value":-2},
    {"id":"K3","kind":"cursed","value":-3},
    {"id":"K4","kind":"cursed","value":-4},
  ],
};
