import type { CDPSession, Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';

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
}

/// What one update took on the main thread, in milliseconds: from the message to the first frame that shows it, the
/// parts of that (`script` is all that is not the others), and what came later, such as animations.
export interface Drawing {
  what: string;
  total: number;
  script: number;
  style: number;
  layout: number;
  paint: number;
  later: number;
}

export const MARK = 'update:';
const TASK = 'ThreadControllerImpl::RunTask';
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
const STYLE = ['UpdateLayoutTree'];
const LAYOUT = ['Layout'];
const PAINT = ['PrePaint', 'Paint', 'Layerize', 'Commit'];
/// What only a frame has.
const FRAME = ['Layerize', 'Commit'];

/// Records what the page does until the returned function is called, which says how each update was drawn.
///
/// @param keepAs a file for the whole trace, which the browser's own tools open
/// @param closer further categories of the trace
export async function record(
  page: Page,
  keepAs?: string,
  closer: readonly string[] = [],
): Promise<() => Promise<Drawing[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: [...CATEGORIES, ...closer] },
  });
  return async () => {
    const ended = new Promise<string>((done) =>
      session.once('Tracing.tracingComplete', ({ stream }) => done(stream ?? '')),
    );
    await session.send('Tracing.end');
    const traced = await read(session, await ended);
    if (keepAs) writeFileSync(keepAs, JSON.stringify({ traceEvents: traced }));
    return drawings(traced);
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

const end = ({ ts, dur = 0 }: Traced): number => ts + dur;
const isIn = (event: Traced, task: Traced): boolean => event.ts >= task.ts && end(event) <= end(task);
const ranFor = ({ dur = 0, tdur = dur }: Traced): number => tdur;
const timeOf = (events: readonly Traced[]): number =>
  events.reduce((all, event) => all + ranFor(event), 0) / 1000;

/// Takes the trace apart: which tasks belong to which update.
function drawings(events: readonly Traced[]): Drawing[] {
  const marks = events
    .filter(({ name, ph }) => name.startsWith(MARK) && ph !== 'e')
    .sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const here = events
    .filter(({ pid, tid }) => pid === first?.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts);
  const tasks = here.filter(({ name }) => name === TASK);
  return marks.map((mark, i) => {
    const until = marks[i + 1]?.ts ?? Infinity;
    const ours = tasks.filter((task) => end(task) > mark.ts && end(task) < until);
    const within = here.filter(({ ts }) => ts >= (ours[0]?.ts ?? until) && ts < until);
    return drawing(mark.name.slice(MARK.length), ours, within);
  });
}

/// Adds up the tasks from the one that takes an update to the first that paints, and those after it.
function drawing(what: string, tasks: readonly Traced[], within: readonly Traced[]): Drawing {
  const frame = tasks.findIndex((task) =>
    within.some((event) => FRAME.includes(event.name) && isIn(event, task)),
  );
  const drawn = tasks.slice(0, frame + 1);
  const sum = (names: readonly string[]): number =>
    outermost(
      within.filter((event) => names.includes(event.name) && drawn.some((task) => isIn(event, task))),
    );
  const total = timeOf(drawn);
  const [style, layout, paint] = [sum(STYLE), sum(LAYOUT), sum(PAINT)];
  return {
    what,
    total,
    script: total - style - layout - paint,
    style,
    layout,
    paint,
    later: timeOf(tasks) - total,
  };
}

/// The time of events, counting those within others once.
function outermost(events: readonly Traced[]): number {
  let until = 0;
  return timeOf(
    events.filter((event) => {
      if (event.ts < until) return false;
      until = end(event);
      return true;
    }),
  );
}
