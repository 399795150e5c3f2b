import { collectComplaints, expect, playInstantly, test, takeName } from './fixtures';
import { expectTurn, playBots, playOn, prompt, takeShip } from './tableDriver';
import type { Browser, Page } from '@playwright/test';

async function guest(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' });
  await playInstantly(context);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function gather(page: Page, game = 'Pieces of Eight', pace?: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: `Invite friends to ${game}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Players/).selectOption('2');
  if (pace) await dialog.getByLabel(/^Pace/).first().selectOption(pace);
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await takeName(page);
  await expect(page.getByTestId('code')).toBeVisible();
  return page.url();
}

test('two_friends_meet_by_link_and_one_looks_on', async ({ page, context, browser }, info) => {
  await playInstantly(context);
  const url = await gather(page);
  const friend = await guest(browser, url);
  const complaints = collectComplaints(friend, info.project.use.baseURL ?? '');
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await takeName(friend);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
  await expect(prompt(friend)).toHaveAttribute('data-mood', 'act');

  await friend.getByRole('button', { name: 'Well struck!' }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Well struck!');

  const spectator = await guest(browser, url);
  await expect(prompt(spectator)).toHaveAttribute('data-mood', 'wait');
  await expect(spectator.locator('[data-option]')).toHaveCount(0);
  await expect(spectator.getByRole('log', { name: 'Chat' })).toContainText('Well struck!');
  expect(complaints).toEqual([]);
});

test('a_code_leads_to_the_table', async ({ page, context, browser }) => {
  await playInstantly(context);
  const url = await gather(page);
  const code = (await page.getByTestId('code').textContent()) ?? '';
  const friend = await guest(browser, '/');
  await friend.getByLabel('Join friends by link or code').fill(code);
  await friend.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(friend).toHaveURL(url);
});

test('a_reload_and_a_lost_connection_in_the_middle_of_a_game_lose_nothing', async ({ page, context }) => {
  await playInstantly(context);
  await playBots(page, /Jamaica vs bots/);
  await playOn(page, { questions: 4 });
  await expectTurn(page);
  // While others still choose, their lines may come at any moment.
  await expect(page.getByTestId('seat').filter({ hasText: 'choosing' })).toHaveCount(0);
  const question = (await prompt(page).getByTestId('question').textContent()) ?? '';
  // The log is written in the frame after the board.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done)))),
  );
  const told = await page.getByRole('log', { name: 'Log', exact: true }).getByRole('listitem').count();
  await page.reload();
  await expect(prompt(page).getByTestId('question')).toHaveText(question);
  await expect(page.getByRole('log', { name: 'Log', exact: true }).getByRole('listitem')).toHaveCount(told);

  await context.setOffline(true);
  await expect(prompt(page)).toContainText('Reconnecting');
  await context.setOffline(false);
  await expect(prompt(page).getByTestId('question')).toHaveText(question);
  await expect(page.getByRole('log', { name: 'Log', exact: true }).getByRole('listitem')).toHaveCount(told);
  await playOn(page, { questions: 2 });
});

test('two_friends_fight_a_whole_game', async ({ page, context, browser }) => {
  await playInstantly(context);
  const url = await gather(page, 'Pieces of Eight', '1 day per move');
  const friend = await guest(browser, url);
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await takeName(friend);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([page, friend].map((each) => playOn(each, { instead: takeShip, rivals: true })));
  await expect(prompt(friend)).toHaveAttribute('data-mood', 'end');
  // Each page calls its own reader *you*, so only the figures are the same.
  const figures = async (each: Page): Promise<string> =>
    ((await each.getByTestId('winner').textContent()) ?? '').replace(/^\D+/, '');
  const won = await figures(page);
  expect(won).not.toBe('');
  await expect.poll(() => figures(friend)).toBe(won);
});

test('a_game_can_be_left_and_resumed', async ({ page, context }) => {
  await playInstantly(context);
  await playBots(page, /Play Jamaica vs bots/);
  await playOn(page, { questions: 3 });
  await page
    .getByRole('link', { name: /Tortuga/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /Your turn: Jamaica|Resume: Jamaica/ })
    .first()
    .click();
  await expectTurn(page);
});
