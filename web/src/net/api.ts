import type { Event, Result, Table, Update } from './protocol.gen';

export interface GameInfo {
  id: string;
  edition: number;
  minSeats: number;
  maxSeats: number;
  settings: { id: string; usual: string; allowed: string[] }[];
}

export interface Summary {
  id: string;
  game: string;
  phase: Update['phase'];
  pace: Table['pace'];
  settings: Record<string, string>;
  seats: { name: string | null; flag: string | null; bot: string | null }[];
  listed: boolean;
  opened: number;
  changed: number;
  yourSeat: number | null;
  yourTurn: boolean;
  host: boolean;
  /// Whether the game was played elsewhere, and its record brought here.
  imported: boolean;
}

export interface Tables {
  mine: Summary[];
  open: Summary[];
  live: Summary[];
}

export interface NewTable {
  game: string;
  seats: number;
  settings?: Record<string, string>;
  pace?: string;
  listed?: boolean;
  bots?: (string | null)[];
  begin?: boolean;
  word?: string;
}

/// What somebody is called.
export interface Person {
  name: string;
  flag: string;
}

/// A link that makes another device the same person: once, within `minutes`.
export interface DeviceLink {
  url: string;
  minutes: number;
}

/// A browser in which this person is known.
export interface Session {
  id: string;
  device: string;
  since: number;
  seen: number;
  here: boolean;
}

/// A draw of luck, as the server reports it.
export interface Draw {
  /// What came, such as `navigation 4`.
  result: string;
  /// How many results were possible.
  of: number;
  /// Which of them came, in the order in which the game prints them; the first is zero.
  place: number;
}

/// One entry of a finished game: who did what, what luck it needed, and what somebody saw of it.
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

/// A finished game, or a part of it.
export interface RecordedGame {
  table: Summary;
  from: number;
  total: number;
  steps: ReplayStep[];
  result: Result | null;
}

/// A request that the server refused; `key` has a text in every language.
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly key: string,
    readonly details: readonly string[] = [],
  ) {
    super(key);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('offline');
  }
  if (response.ok)
    return (response.status === 204 ? undefined : await response.json().catch(() => undefined)) as T;
  const told = (await response.json().catch(() => ({}))) as { error?: string; details?: string[] };
  throw new Refusal(told.error ?? (response.status === 404 ? 'not-found' : 'unexpected'), told.details);
}

const table = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

/// What the server answers over HTTP.
export const api = {
  reportError: (report: { type: string; part: string; place: string }) =>
    call<unknown>('POST', '/api/errors', report),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  levels: () => call<string[]>('GET', '/api/levels'),
  me: () => call<Person>('GET', '/api/me'),
  introduce: (name: string, flag: string) => call<Person>('POST', '/api/me', { name, flag }),
  deviceLink: () => call<DeviceLink>('POST', '/api/me/link', {}),
  sessions: () => call<Session[]>('GET', '/api/me/sessions'),
  endSession: (id: string) =>
    call<{ sessions: number }>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call<{ sessions: number }>('DELETE', '/api/me/sessions'),
  linkOwner: (token: string) => call<Person>('GET', `/api/links/${encodeURIComponent(token)}`),
  useLink: (token: string) => call<Person>('POST', `/api/links/${encodeURIComponent(token)}`, {}),
  tables: () => call<Tables>('GET', '/api/tables'),
  open: (table: NewTable) => call<{ id: string; code: string }>('POST', '/api/tables', table),
  summary: (id: string) => call<Summary>('GET', table(id)),
  byCode: (code: string) => call<{ id: string }>('GET', `/api/codes/${encodeURIComponent(code)}`),
  join: (id: string, word: string, seat?: number) =>
    call<{ seat: number }>('POST', table(id, '/join'), { word, ...(seat === undefined ? {} : { seat }) }),
  seatBot: (id: string, seat: number, bot: string) =>
    call<undefined>('POST', table(id, `/seats/${seat}`), { bot }),
  clearSeat: (id: string, seat: number) => call<undefined>('DELETE', table(id, `/seats/${seat}`)),
  close: (id: string) => call<undefined>('DELETE', table(id)),
  begin: (id: string) => call<undefined>('POST', table(id, '/begin'), {}),
  rematch: (id: string) => call<{ id: string }>('POST', table(id, '/rematch'), {}),
  restart: (id: string) => call<undefined>('POST', table(id, '/restart'), {}),
  logUrl: (id: string) => table(id, '/log'),
  recordUrl: (id: string) => table(id, '/record'),
  importRecord: (record: unknown) => call<{ id: string }>('POST', '/api/records', record),
  replay: async (id: string, eyes: string): Promise<RecordedGame> => {
    const part = (from: number) => call<RecordedGame>('GET', table(id, `/replay?eyes=${eyes}&from=${from}`));
    let whole = await part(0);
    while (whole.steps.length < whole.total) {
      const { steps } = await part(whole.steps.length);
      if (!steps.length) break;
      whole = { ...whole, steps: [...whole.steps, ...steps] };
    }
    return whole;
  },
};
