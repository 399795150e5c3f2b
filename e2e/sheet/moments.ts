import type { Page } from '@playwright/test';
import { openTable, playOn, takeShip, type TableOptions } from '../tests/tableDriver';
import { listen, type Recording } from '../measure/replay';

export interface Moment {
  name: 'typical' | 'fullest';
  table: TableOptions;
  /// The moment is after so many of one's own questions; the fullest is found by looking after each so many.
  after: number;
}

export const MOMENTS: readonly Moment[] = [
  { name: 'typical', table: { game: 'jamaica', seats: 4 }, after: 14 },
  { name: 'fullest', table: { game: 'jamaica', seats: 6 }, after: 4 },
  {
    name: 'typical',
    table: { game: 'pieces-of-eight', seats: 2, pace: 'day', settings: { quickStart: 'true' } },
    after: 8,
  },
  {
    name: 'fullest',
    table: { game: 'pieces-of-eight', seats: 6, pace: 'day', settings: { quickStart: 'true' } },
    after: 2,
  },
  { name: 'typical', table: { game: '21-mutinies', seats: 4 }, after: 12 },
  { name: 'fullest', table: { game: '21-mutinies', seats: 5 }, after: 5 },
  { name: 'typical', table: { game: 'aye', seats: 6, pace: 'day' }, after: 10 },
  { name: 'fullest', table: { game: 'aye', seats: 10, pace: 'day' }, after: 3 },
];

/// A game is given up here if it has not ended before.
const MOST_LOOKS = 40;

interface Whole {
  now: { phase: string; view: unknown; asked: { moves: readonly string[] } | null };
}

/// How much there is to show: what lies on the table, and what may be done with it. The log grows all the time.
function fullnessOf(whole: string): number {
  const { now } = JSON.parse(whole) as Whole;
  return JSON.stringify(now.view).length + JSON.stringify(now.asked?.moves ?? []).length;
}

const isOver = (whole: string): boolean => (JSON.parse(whole) as Whole).now.phase === 'finished';

/// Plays until the moment, and returns what a page is told that opens the table then.
export async function reach(page: Page, { name, table, after }: Moment): Promise<Recording> {
  const heard = listen(page, table.game);
  await openTable(page, table);
  let best = '';
  for (let looks = 0; looks < (name === 'fullest' ? MOST_LOOKS : 1); looks++) {
    await playOn(page, { instead: takeShip, questions: after, rivals: true });
    const whole = await comeBack(page, heard);
    if (isOver(whole)) break;
    if (best === '' || fullnessOf(whole) > fullnessOf(best)) best = whole;
  }
  return { game: table.game, whole: best || heard.whole, updates: [] };
}

/// Whoever comes back is told everything at once.
async function comeBack(page: Page, heard: Recording): Promise<string> {
  heard.whole = '';
  await page.reload();
  await page.waitForFunction(() => document.querySelector('[data-testid="prompt"][data-mood]'));
  for (let tries = 0; heard.whole === '' && tries < 100; tries++) await page.waitForTimeout(50);
  return heard.whole;
}
