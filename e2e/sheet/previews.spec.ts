import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, playInstantly, test } from '../tests/fixtures';
import { expectTurn } from '../tests/tableDriver';
import { PREVIEWS, type Preview } from './previews';

/// Where pictures are kept; `gather.ts` makes one page of them.
const FOLDER = 'pictures/previews';

const fileOf = (game: string, { name }: Preview, language: string): string =>
  `${game}_${name.replaceAll(' ', '-').toLowerCase()}_${language}`;

/// Opens a position: whatever the page asks about its lesson, it asks as if the moves before had been made.
async function openPosition(page: Page, game: string, { lesson, after = [] }: Preview): Promise<void> {
  const asked = `**/api/games/${game}/lessons/${lesson}`;
  for (const path of [asked, `${asked}/foresight`])
    await page.route(path, async (route) => {
      const {
        moves,
        shown = 0,
        ...more
      } = route.request().postDataJSON() as {
        moves: string[];
        shown?: number;
      };
      const all = { ...more, moves: [...after, ...moves], shown: after.length + shown };
      await route.continue({ postData: JSON.stringify(path === asked ? all : { ...all, shown: undefined }) });
    });
  await page.goto(`/learn/${game}/${lesson}`);
  await expectTurn(page);
}

/// Every preview of what a move would bring, in positions of lessons.
for (const [game, previews] of Object.entries(PREVIEWS))
  for (const language of ['en', 'es'])
    test(`${game} previews ${language}`, async ({ context }) => {
      mkdirSync(FOLDER, { recursive: true });
      await playInstantly(context, {}, language);
      for (const preview of previews) {
        const page = await context.newPage();
        page.setDefaultTimeout(8000);
        await test
          .step(preview.name, async () => {
            await openPosition(page, game, preview);
            await page.waitForTimeout(500);
            await preview.show?.(page);
            await page.waitForTimeout(700);
          })
          .catch((error: unknown) => expect.soft(error, preview.name).toBeUndefined());
        await page.screenshot({ path: `${FOLDER}/${fileOf(game, preview, language)}.png` });
        await page.close();
      }
    });
