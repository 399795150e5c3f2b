import type { Page } from '@playwright/test';
import { openTable, playOn, takeShip, type TableOptions } from '../tests/tableDriver';
import { listen, type Recording } from '../measure/replay';

export interface Moment {
  name: 'typical' | 'fullest';
  table: TableOptions;
  /// After how many of one's own questions the table is looked at; of several, the one of which there is most to tell.
  after: readonly number[];
}

export const MOMENTS: readonly Moment[] = [
  { name: 'typical', table: { game: 'jamaica', seats: 4 }, after: [14] },
  { name: 'fullest', table: { game: 'jamaica', seats: 6 }, after: [10, 18, 26, 34] },
  {
    name: 'typical',
    table: { game: 'pieces-of-eight', seats: 2, pace: 'day', settings: { quickStart: 'true' } },
    after: [8],
  },
  {
    name: 'fullest',
    table: { game: 'pieces-of-eight', seats: 6, pace: 'day', settings: { quickStart: 'true' } },
    after: [3, 6, 9],
  },
  { name: 'typical', table: { game: '21-mutinies', seats: 4 }, after: [12] },
  { name: 'fullest', table: { game: '21-mutinies', seats: 5 }, after: [12, 20, 28, 36] },
  { name: 'typical', table: { game: 'aye', seats: 6, pace: 'day' }, after: [10] },
  { name: 'fullest', table: { game: 'aye', seats: 10, pace: 'day' }, after: [8, 14, 20, 26] },
];

/// Plays until the moment, and returns what a page is told that opens the table then.
export async function reach(page: Page, { table, after }: Moment): Promise<Recording> {
  const heard = listen(page, table.game);
  await openTable(page, table);
  let best = '';
  let played = 0;
  for (const questions of after) {
    await playOn(page, { instead: takeShip, questions: questions - played, rivals: true });
    played = questions;
    // Whoever comes back is told everything at once.
    heard.whole = '';
    await page.reload();
    await page.waitForFunction(() => document.querySelector('[data-testid="prompt"][data-mood]'));
    for (let tries = 0; heard.whole === '' && tries < 100; tries++) await page.waitForTimeout(50);
    if (/"phase":"finished"/.test(heard.whole)) break;
    if (heard.whole.length > best.length) best = heard.whole;
  }
  return { game: table.game, whole: best || heard.whole, updates: [] };
}
