// Made from the records of the server by TypeScriptTest; do not edit.

import type { Event, Pace, Phase, Result, Update, Whole } from './protocol.gen';

export interface Arrival {
  code?: string | null;
  merge?: boolean | null;
}

export interface BotSeat {
  bot: string;
}

export interface Cover {
  name: string;
  blurb: string;
}

export interface DeviceLink {
  url: string;
  minutes: number;
}

export interface Ended {
  sessions: number;
}

export interface GameCard {
  id: string;
  edition: number;
  minSeats: number;
  maxSeats: number;
  settings: SettingCard[];
  covers: Record<string, Cover>;
}

export interface SettingCard {
  id: string;
  usual: string;
  allowed: string[];
  needs: Need[];
  valueNeeds: Record<string, Need[]>;
  group: Group;
}

export interface Need {
  setting: string | null;
  values: string[];
  seats: number[];
  paces: Pace[];
}

export type Group =
  | 'main'
  | 'more';

export interface Join {
  seat?: number | null;
  word?: string | null;
}

export interface KeepingCard {
  addressMinutes: number;
  guestDays: number | null;
  idleDays: number | null;
  gameDays: number | null;
}

export interface LessonCard {
  id: string;
  title: Words;
  goal: Words;
  length: number;
}

export interface Words {
  en: string;
  es: string;
}

export interface LessonChains {
  moves: string[];
  question?: number | null;
  chains: string[][];
}

export interface LessonMoves {
  moves: string[];
  shown?: number | null;
}

export interface Lists {
  mine: TableCard[];
  open: TableCard[];
  live: TableCard[];
}

export interface TableCard {
  id: string;
  game: string;
  phase: Phase;
  pace: Pace;
  settings: Record<string, string>;
  seats: SeatCard[];
  listed: boolean;
  opened: number;
  changed: number;
  yourSeat: number | null;
  yourTurn: boolean;
  host: boolean;
  imported: boolean;
}

export interface SeatCard {
  name: string | null;
  flag: string | null;
  bot: string | null;
}

export interface NewTable {
  game: string;
  seats: number;
  settings?: Record<string, string> | null;
  pace?: Pace | null;
  listed?: boolean | null;
  bots?: (string | null)[] | null;
  begin?: boolean | null;
  word?: string | null;
}

export interface PageError {
  type: string;
  part: string;
  place: string;
}

export interface Person {
  name: string;
  flag: string;
}

export interface Problem {
  error: string;
  details: string[];
}

export interface Recovery {
  code: string;
}

export interface RecoveryCard {
  since: number | null;
}

export interface Replayed {
  table: TableCard;
  from: number;
  total: number;
  steps: ReplayStep[];
  result: Result | null;
}

export interface ReplayStep {
  entry: number;
  seat: number | null;
  move: string | null;
  luck: Draw[];
  events: Event[];
  view: unknown;
  kind: string | null;
  asked: number[];
}

export interface Draw {
  result: string;
  of: number;
  place: number;
}

export interface SeatNumber {
  seat: number;
}

export interface SessionCard {
  id: string;
  device: string;
  since: number;
  seen: number;
  here: boolean;
}

export interface TableId {
  id: string;
  code: string | null;
}

export interface Vocabulary {
  moves: Record<string, string[]>;
  seats: SeatParts;
  dice: Record<string, string[]>;
}

export interface SeatParts {
  moves: Record<string, string[]>;
  events: Record<string, string[]>;
  views: string[];
}

export interface LessonAnswer {
  whole: Whole | null;
  updates: Update[];
  kept: number;
  refused: string | null;
  ledBack: Words | null;
  step: number;
  steps: number;
  say: Words | null;
  hints: Words[];
  next: string | null;
  done: Words | null;
}

export interface ReviewAnswer {
  state: Progress;
  progress: number;
  outdated: boolean;
  review: Review | null;
}

export type Progress =
  | 'missing'
  | 'waiting'
  | 'working'
  | 'done'
  | 'failed';

export interface Review {
  format: number;
  game: string;
  edition: number;
  record: string;
  names: string[];
  yardstick: Measure;
  effort: Effort;
  accounts: Account[];
  moments: Moment[];
  lessons: Lesson[];
  notPriced: string[];
}

export interface Measure {
  version: number;
  hash: string;
}

export interface Effort {
  name: string;
  playouts: number;
}

export interface Account {
  seat: number;
  side: number;
  expected: number;
  result: number;
  start: number;
  luck: number;
  own: number;
  hidden: number;
  others: number;
  remainder: number;
  luckNoise: number;
  ownNoise: number;
  choices: number;
  loss: number;
  lossNoise: number;
  inexact: number;
  mistakes: number;
  blunders: number;
  unclear: number;
}

export interface Moment {
  entry: number;
  seat: number | null;
  move: string;
  question: string;
  chances: number[];
  noise: number[];
  moved: number[];
  draws: string[];
  luck: number[];
  luckNoise: number[];
  choice: Choice | null;
}

export interface Lesson {
  seat: number;
  kind: Kind;
  entry: number;
  question: string;
  count: number;
  points: number;
  move: string;
  better: string;
}

export interface Choice {
  options: number;
  value: number;
  own: number;
  ownNoise: number;
  hidden: number;
  loss: number;
  lead: number;
  noise: number;
  label: Label;
  best: string[];
  tempting: string;
  prices: Price[];
}

export type Kind =
  | 'mistake'
  | 'habit'
  | 'find'
  | 'sure-hand';

export type Label =
  | 'fine'
  | 'inexact'
  | 'mistake'
  | 'blunder'
  | 'unclear';

export interface Price {
  move: string;
  lead: number;
  noise: number;
}
