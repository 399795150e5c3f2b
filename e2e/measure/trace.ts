import type { CDPSession, Page } from '@playwright/test';

/// An event of Chromium's trace; times are microseconds.
interface Traced {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /// The part of it that the thread really ran: other programs do not count.
  tdur?: number;
  pid: number;
  tid: number;
  args?: { data?: { message?: string } };
}

/// What drawing one update took on the main thread, in milliseconds: all of it, and the largest parts.
export interface Drawing {
  what: string;
  total: number;
  script: number;
  style: number;
  layout: number;
  paint: number;
}

const MARK = 'update:';
const TASK = 'ThreadControllerImpl::RunTask';
const PARTS = {
  script: ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'FireAnimationFrame', 'TimerFire'],
  style: ['UpdateLayoutTree', 'ParseHTML'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
} as const;

/// Makes a page mark every update that its socket brings; call it before the page is opened.
export async function markUpdates(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => {
          const text = String(data);
          if (!text.startsWith('{"type":"change"')) return;
          const kind = /"kind":"([a-z-]+)"/.exec(text)?.[1] ?? '';
          performance.mark(`${mark}${kind}`);
        });
      }
    };
  }, MARK);
}

/// Records what the page does until the returned function is called, which says how each update was drawn.
export async function record(page: Page): Promise<() => Promise<Drawing[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
  });
  return async () => {
    const ended = new Promise<string>((done) =>
      session.once('Tracing.tracingComplete', ({ stream }) => done(stream ?? '')),
    );
    await session.send('Tracing.end');
    return drawings(await read(session, await ended));
  };
}

async function read(session: CDPSession, handle: string): Promise<Traced[]> {
  let text = '';
  for (let isDone = false; !isDone;) {
    const { data, eof } = await session.send('IO.read', { handle });
    text += data;
    isDone = eof;
  }
  return (JSON.parse(text) as { traceEvents: Traced[] }).traceEvents;
}

/// Adds up, for each update, the tasks from the one that takes it to the first that paints.
function drawings(events: readonly Traced[]): Drawing[] {
  const marks = events
    .filter(({ name, ph }) => name.startsWith(MARK) && ph !== 'e')
    .sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const here = events.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid);
  const tasks = here.filter(({ name }) => name === TASK).sort((a, b) => a.ts - b.ts);
  const end = ({ ts, dur = 0 }: Traced): number => ts + dur;
  const isIn = (event: Traced, task: Traced): boolean => event.ts >= task.ts && end(event) <= end(task);
  const painted = here.filter(({ name }) => name === 'Commit' || name === 'Layerize');
  return marks.map((mark, i) => {
    const until = marks[i + 1]?.ts ?? Infinity;
    const from = tasks.findIndex((task) => end(task) > mark.ts);
    const to = tasks.findIndex(
      (task, n) => n >= from && (end(task) > until || painted.some((event) => isIn(event, task))),
    );
    const mine = tasks.slice(from, to < 0 ? tasks.length : to + 1).filter(({ ts }) => ts < until);
    const sum = (names: readonly string[]): number =>
      outermost(here.filter((event) => names.includes(event.name) && mine.some((task) => isIn(event, task))));
    const parts = Object.entries(PARTS).map(([part, names]) => [part, sum(names)]);
    return {
      what: mark.name.slice(MARK.length),
      total: mine.reduce((all, task) => all + ranFor(task), 0) / 1000,
      ...(Object.fromEntries(parts) as Omit<Drawing, 'what' | 'total'>),
    };
  });
}

const ranFor = ({ dur = 0, tdur = dur }: Traced): number => tdur;

/// The time of events, counting those within others once.
function outermost(events: readonly Traced[]): number {
  let [sum, until] = [0, 0];
  for (const event of [...events].sort((a, b) => a.ts - b.ts)) {
    if (event.ts < until) continue;
    sum += ranFor(event);
    until = event.ts + (event.dur ?? 0);
  }
  return sum / 1000;
}
