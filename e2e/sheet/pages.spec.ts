import { mkdirSync, writeFileSync } from 'node:fs';
import { type BrowserContext, type Page } from '@playwright/test';
import { expect, playInstantly, test } from '../tests/fixtures';
import { answer, openTable, playOn, prompt, sure } from '../tests/tableDriver';
import { faultsOfPage } from './checkPage';
import { nameOf, WINDOWS } from './windows';

/// Where pictures and findings are kept; `gather.ts` makes one page of them.
const FOLDER = 'pictures/sheet';
const THEMES = ['day', 'night'] as const;
const LANGUAGES = ['en', 'es'] as const;

/// A page to look at: what happened before, and how it is opened.
interface Sight {
  name: string;
  /// Returns the path of the page, for whoever has just come.
  prepare?: (page: Page) => Promise<string>;
  path?: string;
  show?: (page: Page) => Promise<void>;
}

/// Opens a table in the lobby that still waits for somebody; returns its id.
async function waitForFriends(page: Page): Promise<string> {
  await page.goto('/settings');
  return page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<{ id: string }> => {
      const headers = { 'Content-Type': 'application/json' };
      return (await (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as {
        id: string;
      };
    };
    await post('/api/me', { name: 'Anne', flag: 'flag-1' });
    const table = {
      game: 'pieces-of-eight',
      seats: 4,
      settings: {},
      pace: 'day',
      bots: [null, 'deckhand', null, null],
    };
    return (await post('/api/tables', { ...table, word: 'sheet' })).id;
  });
}

/// Plays a little of a game and gives up; returns the id of its table.
async function giveUp(page: Page): Promise<string> {
  const id = await openTable(page, { game: 'jamaica', seats: 4, pace: 'day' });
  await playOn(page, { questions: 12, rivals: true });
  if ((await prompt(page).getAttribute('data-mood')) !== 'end') {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Surrender' }).click();
    await answer(page, sure(page));
  }
  return id;
}

/// Plays a game to its end; returns the id of its table.
async function playToTheEnd(page: Page): Promise<string> {
  const id = await openTable(page, { game: 'jamaica', seats: 4 });
  await playOn(page, { rivals: true });
  return id;
}

/// Opens the last tab beside a replay, which has its dice.
async function openDice(page: Page): Promise<void> {
  const tab = page.getByRole('tab').last();
  if (!(await tab.isVisible()))
    await page
      .getByRole('button', { name: /^(Log|Diario)/ })
      .last()
      .click();
  await tab.click();
}

/// Shows the table in words, if it is not yet.
async function showWords(page: Page): Promise<void> {
  if (!(await page.getByTestId('ending').isVisible())) return;
  await page.getByRole('button', { name: /^Men/ }).click();
  await page.getByRole('button', { name: /in words|en palabras/ }).click();
}

const SIGHTS: readonly Sight[] = [
  {
    name: 'lobby',
    prepare: async (page) => {
      await waitForFriends(page);
      await openTable(page, { game: '21-mutinies', seats: 4 });
      await openTable(page, { game: 'jamaica', seats: 3 });
      return '/';
    },
    show: (page) => expect(page.getByTestId('table-card')).not.toHaveCount(0),
  },
  { name: 'waiting-room', prepare: async (page) => `/table/${await waitForFriends(page)}` },
  {
    name: 'replay',
    prepare: async (page) => `/replay/${await giveUp(page)}`,
    show: (page) => expect(page.getByTestId('board')).toBeVisible(),
  },
  {
    name: 'replay-dice',
    prepare: async (page) => `/replay/${await giveUp(page)}`,
    show: openDice,
  },
  { name: 'ending', prepare: async (page) => `/table/${await playToTheEnd(page)}` },
  {
    name: 'ending-in-words',
    prepare: async (page) => `/table/${await playToTheEnd(page)}`,
    show: showWords,
  },
  { name: 'settings', prepare: async (page) => (await waitForFriends(page), '/settings') },
  { name: 'about', path: '/about' },
  { name: 'ships', path: '/ships' },
  { name: 'not-found', path: '/nowhere/at/all' },
];

async function look(
  context: BrowserContext,
  path: string,
  sight: Sight,
  key: string,
): Promise<Record<string, string[]>> {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('main').or(page.getByTestId('board')).first().waitFor();
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
  await page.waitForTimeout(300);
  const faults: Record<string, string[]> = {};
  for (const window of WINDOWS) {
    const [theme, language] = key.split('_');
    const name = [sight.name, 'page', nameOf(window), theme, language].join('_');
    await page.setViewportSize(window);
    await page.waitForTimeout(300);
    await sight.show?.(page);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${FOLDER}/${name}.jpg`, quality: 80 });
    const found = await page.evaluate(faultsOfPage);
    if (found.length) faults[name] = found;
  }
  await page.close();
  return faults;
}

/// The pages around the games, in all windows, themes and languages.
for (const sight of SIGHTS) {
  test(`${sight.name} page`, async ({ browser }) => {
    mkdirSync(FOLDER, { recursive: true });
    const first = await browser.newContext();
    await playInstantly(first);
    const page = await first.newPage();
    const path = sight.path ?? (await sight.prepare?.(page)) ?? '/';
    const storageState = await first.storageState();
    await first.close();
    const faults: Record<string, string[]> = {};
    for (const theme of THEMES)
      for (const language of LANGUAGES) {
        const context = await browser.newContext({ storageState });
        await playInstantly(context, { theme }, language);
        Object.assign(faults, await look(context, path, sight, `${theme}_${language}`));
        await context.close();
      }
    writeFileSync(`${FOLDER}/${sight.name}_page.json`, JSON.stringify(faults, null, 1));
  });
}
