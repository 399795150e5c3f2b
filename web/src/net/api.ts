import type {
  DeviceLink,
  Ended,
  GameCard,
  KeepingCard,
  LessonAnswer,
  LessonCard,
  LessonChains,
  LessonMoves,
  Lists,
  NewTable,
  PageError,
  Person,
  Problem,
  Recovery,
  RecoveryCard,
  Replayed,
  ReviewAnswer,
  SeatNumber,
  SessionCard,
  TableCard,
  TableId,
  Vocabulary,
} from './http.gen';
import type { Foreseen } from './protocol.gen';

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
  const told = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(told.error ?? (response.status === 404 ? 'not-found' : 'unexpected'), told.details);
}

const table = (id: string, rest = ''): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

const lesson = (game: string, id = ''): string =>
  `/api/games/${encodeURIComponent(game)}/lessons${id && `/${encodeURIComponent(id)}`}`;

/// What the server answers over HTTP.
export const api = {
  reportError: (report: PageError) => call<unknown>('POST', '/api/errors', report),
  games: () => call<GameCard[]>('GET', '/api/games'),
  vocabulary: (game: string) => call<Vocabulary>('GET', `/api/games/${encodeURIComponent(game)}`),
  texts: (game: string, language: string) =>
    call<Record<string, string>>('GET', `/api/games/${encodeURIComponent(game)}/texts/${language}`),
  lessons: (game: string) => call<LessonCard[]>('GET', lesson(game)),
  playLesson: (game: string, id: string, moves: LessonMoves) =>
    call<LessonAnswer>('POST', lesson(game, id), moves),
  foreseeInLesson: (game: string, id: string, chains: LessonChains) =>
    call<Foreseen>('POST', `${lesson(game, id)}/foresight`, chains),
  levels: () => call<string[]>('GET', '/api/levels'),
  me: () => call<Person>('GET', '/api/me'),
  introduce: (name: string, flag: string) => call<Person>('POST', '/api/me', { name, flag }),
  deviceLink: () => call<DeviceLink>('POST', '/api/me/link', {}),
  sessions: () => call<SessionCard[]>('GET', '/api/me/sessions'),
  endSession: (id: string) => call<Ended>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call<Ended>('DELETE', '/api/me/sessions'),
  linkOwner: (token: string) => call<Person>('GET', `/api/links/${encodeURIComponent(token)}`),
  useLink: (token: string, merge: boolean) =>
    call<Person>('POST', `/api/links/${encodeURIComponent(token)}`, { merge }),
  recovery: () => call<RecoveryCard>('GET', '/api/me/recovery'),
  newRecovery: () => call<Recovery>('POST', '/api/me/recovery', {}),
  comeBack: (code: string, merge: boolean) => call<Person>('POST', '/api/recoveries', { code, merge }),
  keeping: () => call<KeepingCard>('GET', '/api/keeping'),
  myDataUrl: '/api/me/data',
  deleteMe: () => call<Ended>('DELETE', '/api/me'),
  tables: () => call<Lists>('GET', '/api/tables'),
  open: (table: NewTable) => call<TableId>('POST', '/api/tables', table),
  summary: (id: string) => call<TableCard>('GET', table(id)),
  byCode: (code: string) => call<TableId>('GET', `/api/codes/${encodeURIComponent(code)}`),
  join: (id: string, word: string, seat?: number) =>
    call<SeatNumber>('POST', table(id, '/join'), { word, ...(seat === undefined ? {} : { seat }) }),
  seatBot: (id: string, seat: number, bot: string) =>
    call<undefined>('POST', table(id, `/seats/${seat}`), { bot }),
  clearSeat: (id: string, seat: number) => call<undefined>('DELETE', table(id, `/seats/${seat}`)),
  close: (id: string) => call<undefined>('DELETE', table(id)),
  begin: (id: string) => call<undefined>('POST', table(id, '/begin'), {}),
  rematch: (id: string) => call<TableId>('POST', table(id, '/rematch'), {}),
  restart: (id: string) => call<undefined>('POST', table(id, '/restart'), {}),
  review: (id: string) => call<ReviewAnswer>('GET', table(id, '/review')),
  orderReview: (id: string) => call<ReviewAnswer>('POST', table(id, '/review'), {}),
  logUrl: (id: string) => table(id, '/log'),
  recordUrl: (id: string) => table(id, '/record'),
  importRecord: (record: unknown) => call<TableId>('POST', '/api/records', record),
  replay: async (id: string, eyes: string): Promise<Replayed> => {
    const part = (from: number) => call<Replayed>('GET', table(id, `/replay?eyes=${eyes}&from=${from}`));
    let whole = await part(0);
    while (whole.steps.length < whole.total) {
      const { steps } = await part(whole.steps.length);
      if (!steps.length) break;
      whole = { ...whole, steps: [...whole.steps, ...steps] };
    }
    return whole;
  },
};
