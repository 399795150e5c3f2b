// Made from the records of the server by TypeScriptTest; do not edit.

export interface Event {
  type: string;
}

export interface Figure {
  type: string;
}

export type Difference = [unknown] | { [part: string]: Difference };

export interface Watch {
  type: 'watch';
  table: string;
  last?: number | null;
  heard?: number | null;
}

export interface Unwatch {
  type: 'unwatch';
  table: string;
}

export interface Play {
  type: 'play';
  id: string;
  table: string;
  question?: number | null;
  moves: string[];
}

export interface Foresee {
  type: 'foresee';
  id: string;
  table: string;
  question?: number | null;
  chains: string[][];
}

export interface Undo {
  type: 'undo';
  id: string;
  table: string;
}

export interface Order {
  type: 'order';
  id: string;
  table: string;
  kind: string;
  verb?: string | null;
}

export interface Resume {
  type: 'resume';
  id: string;
  table: string;
}

export interface Leave {
  type: 'leave';
  id: string;
  table: string;
}

export interface Say {
  type: 'say';
  id: string;
  table: string;
  phrase?: string | null;
  about?: number | null;
  text?: string | null;
}

export interface Mute {
  type: 'mute';
  id: string;
  table: string;
  seat: number;
  muted: boolean;
}

export interface Recall {
  type: 'recall';
  id: string;
  table: string;
  before: number;
}

export interface Why {
  type: 'why';
  id: string;
  table: string;
  number: number;
  seat?: number | null;
}

export interface Advise {
  type: 'advise';
  id: string;
  table: string;
}

export type ClientMessage =
  | Watch
  | Unwatch
  | Play
  | Foresee
  | Undo
  | Order
  | Resume
  | Leave
  | Say
  | Mute
  | Recall
  | Why
  | Advise;

export interface Welcome {
  type: 'welcome';
  version: string;
  now: number;
  you: Person | null;
}

export interface Whole {
  type: 'whole';
  table: Table;
  earlier: number;
  chronicle: SeenItem[];
  chat: Remark[];
  muted: number[];
  now: Update;
}

export interface History {
  type: 'history';
  id: string;
  table: string;
  earlier: number;
  acts: SeenItem[];
}

export interface Update {
  type: 'update';
  table: string;
  number: number;
  since: number;
  now: number;
  phase: Phase;
  seats: Seat[];
  acts: SeenItem[];
  view: unknown | null;
  asked: QuestionView | null;
  result: Result | null;
  broken: boolean;
}

export interface Change {
  type: 'change';
  table: string;
  number: number;
  since: number;
  now: number;
  acts: SeenItem[];
  changed: Difference;
  asked: QuestionView | null;
}

export interface Accepted {
  type: 'accepted';
  id: string;
  table: string;
  number: number;
}

export interface Refused {
  type: 'refused';
  id: string;
  table: string;
  reason: string;
  details: string[];
}

export interface Beat {
  type: 'beat';
  now: number;
  numbers: Record<string, number>;
}

export interface Around {
  type: 'around';
  table: string;
  seats: Seat[];
}

export interface Heard {
  type: 'heard';
  table: string;
  remark: Remark;
}

export interface Advice {
  type: 'advice';
  id: string;
  table: string;
  question: number;
  opinions: Opinion[];
  hint: Hint;
}

export interface Explained {
  type: 'explained';
  id: string;
  table: string;
  number: number;
  seat: number | null;
  hint: Hint;
}

export interface Foreseen {
  type: 'foreseen';
  id: string;
  table: string;
  number: number;
  question: number | null;
  prospects: Prospect[];
  figures: Figure[];
}

export interface Goodbye {
  type: 'goodbye';
  reason: string;
  comeBackIn: number;
}

export type ServerMessage =
  | Welcome
  | Whole
  | History
  | Update
  | Change
  | Accepted
  | Refused
  | Beat
  | Around
  | Heard
  | Advice
  | Explained
  | Foreseen
  | Goodbye;

export interface Person {
  id: string;
  name: string;
  flag: string;
}

export interface Table {
  id: string;
  game: string;
  edition: number;
  settings: Record<string, string>;
  pace: Pace;
  listed: boolean;
  opened: number;
  you: number | null;
  host: boolean;
  code: string | null;
  promise: string;
}

export interface SeenItem {
  number: number;
  entry: number;
  seat: number | null;
  by: Origin;
  at: number;
  events: Event[];
  undoes: number | null;
  relief: SeatHandover | null;
  dropped: number | null;
}

export interface Remark {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  phrase: string | null;
  about: number | null;
  text: string | null;
}

export type Phase =
  | 'gathering'
  | 'playing'
  | 'finished'
  | 'abandoned';

export interface Seat {
  name: string | null;
  flag: string | null;
  bot: string | null;
  held: boolean;
  present: boolean;
  bank: number | null;
}

export interface QuestionView {
  number: number;
  kind: string;
  manner: Manner;
  seats: number[];
  answered: number[];
  opened: number;
  deadline: number | null;
  mine: boolean;
  pledged: string | null;
  moves: string[];
  free: string[];
  fallback: string | null;
  undo: boolean;
  orders: Record<string, string>;
}

export interface Result {
  outcome: Outcome | null;
  sheet: ScoreLine[];
  seed: string;
  words: string[];
  rematch: string | null;
}

export interface Opinion {
  move: string;
  chance: number;
  visits: number;
}

export interface Hint {
  move: string | null;
  chance: number | null;
  peers: string[];
  other: string | null;
  otherChance: number | null;
  verdict: Verdict;
  reasons: Said[];
  doubts: Said[];
}

export interface Prospect {
  moves: string[];
  played: number;
  refused: string | null;
  details: string[];
  events: Event[];
  changed: Difference | null;
  until: Until | null;
  luck: string | null;
  figures: Figure[];
}

export type Pace =
  | 'brisk'
  | 'normal'
  | 'relaxed'
  | 'hours-8'
  | 'day'
  | 'days-3'
  | 'week';

export type Origin =
  | 'player'
  | 'bot'
  | 'clock'
  | 'order'
  | 'table';

export type SeatHandover =
  | 'held'
  | 'left'
  | 'resumed';

export type Manner =
  | 'open'
  | 'draft'
  | 'secret'
  | 'silent'
  | 'window';

export interface Outcome {
  scores: number[];
  ranks: number[];
}

export interface ScoreLine {
  name: string;
  points: number[];
}

export type Verdict =
  | 'only'
  | 'better'
  | 'later'
  | 'even'
  | 'worse'
  | 'unsaid'
  | 'secret';

export interface Said {
  key: string;
  part: string;
  word: string;
  unit: Unit;
  seat: number;
  here: number;
  there: number;
  sure: boolean;
}

export type Until =
  | 'own-question'
  | 'others'
  | 'luck'
  | 'secret'
  | 'end';

export type Unit =
  | 'number'
  | 'chance'
  | 'none';
