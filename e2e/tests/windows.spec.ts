import { expect, playInstantly, test, DESKTOP } from './fixtures';
import { openTable, playOn, prompt, takeShip, type TableOptions } from './tableDriver';
import { faultsOfWindow } from '../sheet/checkWindow';
import { nameOf, WINDOWS } from '../sheet/windows';

const TABLES: readonly TableOptions[] = [
  { game: 'jamaica', seats: 6 },
  { game: 'pieces-of-eight', seats: 3, pace: 'day', settings: { quickStart: 'true' } },
  { game: '21-mutinies', seats: 5 },
  { game: 'aye', seats: 10, pace: 'day' },
];

for (const table of TABLES) {
  test(`${table.game}_is_usable_in_every_window`, DESKTOP, async ({ page, context }) => {
    await playInstantly(context);
    await openTable(page, table);
    await playOn(page, { instead: takeShip, questions: 5, rivals: true });
    await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
    const faults: string[] = [];
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await page.waitForTimeout(300);
      faults.push(...(await page.evaluate(faultsOfWindow)).map((fault) => `${nameOf(window)}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
