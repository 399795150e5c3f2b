import type {
  Advice,
  Event,
  Foreseen,
  Hint,
  Prospect,
  QuestionView,
  Seat,
  Table,
  Update,
  Whole,
} from '$src/net/protocol.gen';
import type { Act } from './tableHistory.svelte';

/// A table of two for tests, and what the server sends it.

export const seat = (name: string): Seat => ({
  name,
  flag: 'flag-1',
  bot: null,
  held: false,
  present: true,
  bank: null,
});

export const question = (moves: string[], more: Partial<QuestionView> = {}): QuestionView => ({
  number: 1,
  kind: 'dump-hold',
  manner: 'open',
  seats: [0],
  answered: [],
  opened: 0,
  deadline: null,
  mine: true,
  pledged: null,
  moves,
  free: [],
  fallback: null,
  undo: false,
  orders: {},
  ...more,
});

export const update = (number: number, more: Partial<Update> = {}): Update => ({
  type: 'update',
  table: 't',
  number,
  since: number - 1,
  now: 0,
  phase: 'playing',
  seats: [seat('Anne'), seat('Mary')],
  acts: [],
  view: { number },
  asked: null,
  result: null,
  broken: false,
  ...more,
});

export const act = <E extends Event>(entry: number, by: number, ...events: E[]): Act<E> => ({
  number: entry,
  entry,
  seat: by,
  by: 'player',
  at: 0,
  events,
  undoes: null,
  relief: null,
  dropped: null,
});

export const table: Table = {
  id: 't',
  game: 'jamaica',
  edition: 1,
  settings: {},
  pace: 'normal',
  listed: false,
  opened: 0,
  you: 0,
  host: true,
  code: null,
  promise: '',
};

export const whole = (now: Update): Whole => ({
  type: 'whole',
  table,
  earlier: 0,
  chronicle: [],
  chat: [],
  muted: [],
  now,
});

/// What moves would bring, if nothing is said about that.
export const prospect = (moves: string[], more: Partial<Prospect> = {}): Prospect => ({
  moves,
  played: moves.length,
  refused: null,
  details: [],
  events: [],
  changed: {},
  until: 'others',
  luck: null,
  figures: [],
  ...more,
});

export const foreseen = (number: number, prospects: Prospect[], more: Partial<Foreseen> = {}): Foreseen => ({
  type: 'foreseen',
  id: '',
  table: 't',
  number,
  question: 1,
  prospects,
  figures: [],
  ...more,
});

/// A hint that has nothing to say for its move, if no more is said.
export const hint = (move: string | null, more: Partial<Hint> = {}): Hint => ({
  move,
  chance: 0.6,
  peers: [],
  other: null,
  otherChance: null,
  verdict: 'better',
  reasons: [],
  doubts: [],
  ...more,
});

/// What a bot advises on the first question.
export const advice = (told: Hint): Advice => ({
  type: 'advice',
  id: '',
  table: 't',
  question: 1,
  opinions: told.move === null ? [] : [{ move: told.move, chance: told.chance ?? 0, visits: 9 }],
  hint: told,
});
