import type { Page } from '@playwright/test';
import { expect, playInstantly, test } from '../tests/fixtures';
import { openTable, playOn, prompt, takeShip, type TableOptions } from '../tests/tableDriver';

const TABLES: TableOptions[] = [
  { game: 'jamaica', seats: 3 },
  { game: 'pieces-of-eight', seats: 2, pace: 'day', settings: { quickStart: 'true' } },
  { game: '21-mutinies', seats: 3 },
  { game: 'aye', seats: 4, pace: 'day' },
];
/// How often things are pressed that are not on offer, at one question each time.
const QUESTIONS = Number(process.env['TORTUGA_MEASURE_QUESTIONS'] ?? 12);
/// Milliseconds until a reader should see what the server says of a move.
const GOAL = 50;

const part = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/// Presses what is not on offer, one thing after another, and returns after how many milliseconds each time the reason
/// was drawn: on its way it takes the same steps as a preview.
async function press(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const bar = document.querySelector<HTMLElement>('[data-testid="prompt"]');
    if (!bar) return [];
    const until = async (isDone: () => boolean): Promise<boolean> => {
      const begun = performance.now();
      while (!isDone()) {
        if (performance.now() - begun > 2000) return false;
        await new Promise(requestAnimationFrame);
      }
      return true;
    };
    const painted = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const moves = new Set<string>();
    const times: number[] = [];
    for (const thing of document.querySelectorAll('[data-offer="idle"][data-move]')) {
      const move = thing.getAttribute('data-move') ?? '';
      if (moves.has(move) || moves.size >= 8) continue;
      moves.add(move);
      const begun = performance.now();
      thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      if (await until(() => bar.dataset['mood'] === 'err')) {
        await painted();
        times.push(performance.now() - begun);
      }
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await until(() => bar.dataset['mood'] !== 'err');
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return times;
  });
}

for (const wish of TABLES) {
  test(`foresight_${wish.game}`, async ({ page, context }) => {
    await playInstantly(context);
    await openTable(page, wish);
    await expect(prompt(page)).toBeVisible();
    const times: number[] = [];
    for (let question = 0; question < QUESTIONS; question++) {
      await playOn(page, { instead: takeShip, questions: 1, rivals: true });
      times.push(...(await press(page)));
    }
    times.sort((a, b) => a - b);
    const [median, most, worst] = [0.5, 0.95, 1].map((share) => part(times, share).toFixed(1).padStart(7));
    const inTime = times.filter((time) => time < GOAL).length / Math.max(1, times.length);
    console.log(
      `${wish.game.padEnd(18)}${String(times.length).padStart(5)} presses  median/p95/max ms${median}${most}${worst}` +
        `  ${(100 * inTime).toFixed(1)} % under ${GOAL} ms`,
    );
  });
}
