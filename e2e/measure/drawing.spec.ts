import { hurry, openTable, playOn, prompt, takeShip, test, expect, type Wish } from '../tests/harbour';
import { markUpdates, record, type Drawing } from './trace';

const TABLES: Wish[] = [
  { game: 'jamaica', seats: 6 },
  { game: 'pieces-of-eight', seats: 4, pace: 'day' },
  { game: '21-mutinies', seats: 4 },
  { game: 'aye', seats: 6, pace: 'day' },
];
/// As many questions are played as give some hundred updates.
const QUESTIONS = Number(process.env['TORTUGA_MEASURE_QUESTIONS'] ?? 40);

const figure = (value: number): string => value.toFixed(1).padStart(6);
const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function tell(game: string, drawings: readonly Drawing[]): void {
  const totals = drawings.map(({ total }) => total).sort((a, b) => a - b);
  const figures = [0.5, 0.95, 1].map((share) => figure(part(totals, share)));
  console.log(
    `${game.padEnd(18)}${String(totals.length).padStart(5)} updates  median/p95/max ms${figures.join('')}`,
  );
  for (const { what, total, ...parts } of drawings.toSorted((a, b) => b.total - a.total).slice(0, 4))
    console.log(
      `    ${figure(total)}  ${Object.entries(parts)
        .map(([name, ms]) => `${name}${figure(ms)}`)
        .join('  ')}  ${what}`,
    );
}

/// One page plays; another one of the same person, which nobody touches, is measured while it draws what the socket brings.
for (const wish of TABLES) {
  test(`drawing_${wish.game}`, async ({ page, context, browser }, info) => {
    const wishes = process.env['TORTUGA_MEASURE_MOTION'] ? { motion: 'full' } : {};
    await hurry(context);
    const id = await openTable(page, wish);
    const { viewport, isMobile, hasTouch, baseURL } = info.project.use;
    const twin = await browser.newContext({
      storageState: await context.storageState(),
      ...(viewport ? { viewport } : {}),
      ...(baseURL ? { baseURL } : {}),
      isMobile: isMobile === true,
      hasTouch: hasTouch === true,
    });
    await hurry(twin, wishes);
    const measured = await twin.newPage();
    await markUpdates(measured);
    await measured.goto(`/table/${id}`);
    await expect(prompt(measured)).toBeVisible();
    const stop = await record(measured);
    await playOn(page, { instead: takeShip, questions: QUESTIONS, rivals: true });
    tell(`${wish.game} ${info.project.name}`, await stop());
    await twin.close();
  });
}
