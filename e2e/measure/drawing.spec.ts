import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hurry, openTable, playOn, prompt, takeShip, test, expect, type Wish } from '../tests/harbour';
import { listen, open, type Recording } from './replay';
import { MARK, record, type Drawing } from './trace';

const TABLES: Wish[] = [
  { game: 'jamaica', seats: 6 },
  { game: 'pieces-of-eight', seats: 4, pace: 'day' },
  { game: '21-mutinies', seats: 4 },
  { game: 'aye', seats: 6, pace: 'day' },
];
/// As many questions are played as give some hundred updates.
const QUESTIONS = Number(process.env['TORTUGA_MEASURE_QUESTIONS'] ?? 40);
/// Where recordings are kept to be measured again, and traces to be looked at.
const FOLDER = process.env['TORTUGA_MEASURE_FOLDER'];
const CLOSER = (process.env['TORTUGA_MEASURE_CLOSER'] ?? '').split(',').filter(Boolean);

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
  console.log(
    `${game.padEnd(26)}${String(totals.length).padStart(5)} updates  median/p95/max ms${figures.join('')}`,
  );
  const names = ['script', 'style', 'layout', 'paint', 'later'] as const;
  const usual = names.map((name) => `${name}${figure(median(drawings.map((each) => each[name])))}`);
  console.log(`            ${usual.join('  ')}  (medians)`);
  for (const { what, total, ...parts } of drawings.toSorted((a, b) => b.total - a.total).slice(0, 4))
    console.log(
      `    ${figure(total)}  ${names.map((name) => `${name}${figure(parts[name])}`).join('  ')}  ${what}`,
    );
}

/// A game is played first, and written down; then a page that does nothing else draws one update after another.
for (const wish of TABLES) {
  test(`drawing_${wish.game}`, async ({ page, context }, info) => {
    await hurry(context);
    const kept = FOLDER && `${FOLDER}/${wish.game}`;
    let recording: Recording;
    if (kept && existsSync(`${kept}.json`))
      recording = JSON.parse(readFileSync(`${kept}.json`, 'utf8')) as Recording;
    else {
      recording = listen(page, wish.game);
      await openTable(page, wish);
      await playOn(page, { instead: takeShip, questions: QUESTIONS, rivals: true });
      if (FOLDER) {
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(`${FOLDER}/${wish.game}.json`, JSON.stringify(recording));
      }
    }
    await page.close();
    const measured = await context.newPage();
    await open(measured, recording);
    await expect(prompt(measured)).toBeVisible();
    const stop = await record(measured, kept && `${kept}.trace.json`, CLOSER);
    for (const update of recording.updates) {
      const kind = /"kind":"([a-z-]+)"/.exec(update)?.[1] ?? '';
      await measured.evaluate(([text, mark]) => window.bring(text, mark), [
        update,
        `${MARK}${kind}`,
      ] as const);
    }
    tell(`${wish.game} ${info.project.name}`, await stop());
  });
}
