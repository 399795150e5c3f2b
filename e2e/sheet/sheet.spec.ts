import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, playInstantly, test } from '../tests/fixtures';
import { prompt } from '../tests/tableDriver';
import { open } from '../measure/replay';
import { faultsOfTexts } from './checkTexts';
import { faultsOfWindow } from './checkWindow';
import { MOMENTS, reach } from './moments';
import { nameOf, WINDOWS } from './windows';

/// Where pictures and findings are kept; `gather.ts` makes one page of them.
const FOLDER = 'pictures/sheet';
const THEMES = ['day', 'night'];
const LANGUAGES = ['en', 'es'];

/// Each game at a typical and at the fullest moment, in all windows, themes and languages.
for (const moment of MOMENTS) {
  test(`${moment.table.game} ${moment.name}`, async ({ browser }) => {
    mkdirSync(FOLDER, { recursive: true });
    const player = await browser.newContext();
    await playInstantly(player);
    const recording = await reach(await player.newPage(), moment);
    await player.close();
    const faults: Record<string, string[]> = {};
    for (const theme of THEMES)
      for (const language of LANGUAGES) {
        const context = await browser.newContext();
        await playInstantly(context, { theme }, language);
        const page = await context.newPage();
        await open(page, recording);
        await expect(prompt(page)).toBeVisible();
        for (const window of WINDOWS) {
          const name = [moment.table.game, moment.name, nameOf(window), theme, language].join('_');
          await page.setViewportSize(window);
          await page.waitForTimeout(400);
          await page.screenshot({ path: `${FOLDER}/${name}.jpg`, quality: 80 });
          const found = [...(await page.evaluate(faultsOfTexts)), ...(await page.evaluate(faultsOfWindow))];
          if (found.length) faults[name] = found;
        }
        await context.close();
      }
    writeFileSync(`${FOLDER}/${moment.table.game}_${moment.name}.json`, JSON.stringify(faults, null, 1));
  });
}
