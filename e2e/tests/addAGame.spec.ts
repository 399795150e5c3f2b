import { test } from '@playwright/test';
import { collectComplaints, DESKTOP, expect, playInstantly } from './fixtures';
import { serveDocumentedGame, type DocumentedGame } from './documentedGame';
import { openTable, playOn } from './tableDriver';

/// The game of `docs/add-a-game.md`, which has no folder in `web`.
let game: DocumentedGame;

test.beforeAll(async () => {
  game = await serveDocumentedGame();
});

test.afterAll(() => game.close());

test('a_game_without_a_web_folder_is_offered_played_and_counted', DESKTOP, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: game.address, locale: 'en-US' });
  await playInstantly(context);
  const page = await context.newPage();
  const isUp = (): Promise<boolean> =>
    context.request.get('/api/games').then(
      (answer) => answer.ok(),
      () => false,
    );
  await expect.poll(isUp, { timeout: 120_000 }).toBe(true);
  const complaints = collectComplaints(page, game.address);

  await page.goto('/');
  await expect(page.getByRole('button', { name: /Dice duel vs bots/ })).toBeVisible();
  await openTable(page, { game: 'dice-duel', seats: 2 });
  await expect(page.getByRole('button', { name: 'Keep the throw' })).toBeVisible();
  await playOn(page);

  await expect(page.getByTestId('log')).toContainText(/wins a doubloon|doubloon/);
  expect(complaints).toEqual([]);
  await context.close();
});
