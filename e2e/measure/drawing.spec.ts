import type { BrowserContext, Page } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, playInstantly, test } from '../tests/fixtures';
import { openTable, playOn, prompt, takeShip, type TableOptions } from '../tests/tableDriver';
import { listen, open, type Recording } from './replay';
import { MARK, record, type Drawing } from './trace';

const TABLES: TableOptions[] = [
  { game: 'jamaica', seats: 6 },
  { game: 'pieces-of-eight', seats: 4, pace: 'day' },
  { game: '21-mutinies', seats: 4 },
  { game: 'aye', seats: 6, pace: 'day' },
];
/// As many questions are played as give some hundred updates.
const QUESTIONS = Number(process.env['TORTUGA_MEASURE_QUESTIONS'] ?? 40);
const TIMES = Number(process.env['TORTUGA_MEASURE_TIMES'] ?? 3);
/// A folder in which recordings are kept to be measured again, and traces to be looked at.
const FOLDER = process.env['TORTUGA_MEASURE_FOLDER'];
const CLOSER = (process.env['TORTUGA_MEASURE_CLOSER'] ?? '').split(',').filter(Boolean);

/// Milliseconds that a page has for a frame.
const FRAME = 16;

const figure = (value: number): string => value.toFixed(1).padStart(6);
const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const median = (values: readonly number[]): number =>
  part(
    values.toSorted((a, b) => a - b),
    0.5,
  );

function tell(game: string, drawings: readonly Drawing[]): void {
  const totals = drawings.map(({ total }) => total).sort((a, b) => a - b);
  const figures = [0.5, 0.95, 1].map((share) => figure(part(totals, share)));
  const inTime = totals.filter((total) => total < FRAME).length / totals.length;
  console.log(
    `${game.padEnd(26)}${String(totals.length).padStart(5)} updates  median/p95/max ms${figures.join('')}` +
      `  ${(100 * inTime).toFixed(1)} % under ${FRAME} ms`,
  );
  const names = ['script', 'style', 'layout', 'paint', 'later'] as const;
  const usual = names.map((name) => `${name}${figure(median(drawings.map((each) => each[name])))}`);
  console.log(`            ${usual.join('  ')}  (medians)`);
  for (const { what, total, ...parts } of drawings.toSorted((a, b) => b.total - a.total).slice(0, 4))
    console.log(
      `    ${figure(total)}  ${names.map((name) => `${name}${figure(parts[name])}`).join('  ')}  ${what}`,
    );
}

/// Plays a game and writes down what the page was told, or takes one that was kept.
async function recorded(page: Page, wish: TableOptions): Promise<Recording> {
  const file = FOLDER && `${FOLDER}/${wish.game}.json`;
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Recording;
  const recording = listen(page, wish.game);
  await openTable(page, wish);
  await playOn(page, { instead: takeShip, questions: QUESTIONS, rivals: true });
  if (file) writeFileSync(file, JSON.stringify(recording));
  return recording;
}

/// Draws all updates of a game one after another, in a new page that does nothing else.
async function drawn(context: BrowserContext, recording: Recording): Promise<Drawing[]> {
  const page = await context.newPage();
  await open(page, recording);
  await expect(prompt(page)).toBeVisible();
  const stop = await record(page, FOLDER && `${FOLDER}/${recording.game}.trace.json`, CLOSER);
  for (const update of recording.updates) {
    const kind = /"kind":"([a-z-]+)"/.exec(update)?.[1] ?? '';
    await page.evaluate(([text, mark]) => window.bring(text, mark), [update, `${MARK}${kind}`] as const);
  }
  const drawings = await stop();
  await page.close();
  return drawings;
}

/// A game is drawn several times, each time in a new page, and of each update the best is taken: what the machine does
/// besides comes and goes, what the page does comes every time.
for (const wish of TABLES) {
  test(`drawing_${wish.game}`, async ({ page, context }, info) => {
    await playInstantly(context);
    const recording = await recorded(page, wish);
    await page.close();
    const runs: Drawing[][] = [];
    for (let i = 0; i < TIMES; i++) runs.push(await drawn(context, recording));
    const [first = [], ...others] = runs;
    const best = (one: Drawing, other: Drawing | undefined): Drawing =>
      other && other.total < one.total ? other : one;
    const drawings = first.map((one, i) => others.reduce((least, run) => best(least, run[i]), one));
    tell(`${wish.game} ${info.project.name}`, drawings);
  });
}
