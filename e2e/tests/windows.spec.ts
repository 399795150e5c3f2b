import { expect, meetCoach, playInstantly, test, DESKTOP } from './fixtures';
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

for (const window of [WINDOWS[0], WINDOWS[1]]) {
  test(`the_coach_covers_nothing_in_a_window_of_${nameOf(window)}`, DESKTOP, async ({ page, context }) => {
    await playInstantly(context);
    await meetCoach(context);
    await page.setViewportSize(window);
    for (const table of TABLES) {
      await openTable(page, table);
      await expect(page.getByTestId('coach')).toHaveAttribute('data-about', 'offer');
      await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
      expect(await page.evaluate(faultsOfWindow), table.game).toEqual([]);
      await page.getByTestId('coach').getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByTestId('coach')).toHaveAttribute('data-about', 'goal');
      expect(await page.evaluate(faultsOfWindow), table.game).toEqual([]);
    }
  });
}
