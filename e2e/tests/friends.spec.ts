import { expect, hurry, prompt, test, watch } from './harbour';
import type { Browser, Page } from '@playwright/test';

async function guest(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' });
  await hurry(context);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function gather(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends to Pieces of Eight' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.code')).toBeVisible();
  return page.url();
}

test('two_friends_meet_by_link_and_one_looks_on', async ({ page, context, browser }, info) => {
  await hurry(context);
  const url = await gather(page);
  const friend = await guest(browser, url);
  const complaints = watch(friend, info.project.use.baseURL ?? '');
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
  await expect(prompt(friend)).toHaveAttribute('data-mood', 'act');

  await friend.getByRole('button', { name: 'Well struck!' }).click();
  await expect(page.locator('.chat')).toContainText('Well struck!');

  const spectator = await guest(browser, url);
  await expect(spectator.locator('.prompt')).toHaveAttribute('data-mood', 'wait');
  await expect(spectator.locator('[data-option]')).toHaveCount(0);
  await expect(spectator.locator('.chat')).toContainText('Well struck!');
  expect(complaints).toEqual([]);
});

test('a_code_leads_to_the_table', async ({ page, context, browser }) => {
  await hurry(context);
  const url = await gather(page);
  const code = (await page.locator('.code').textContent()) ?? '';
  const friend = await guest(browser, '/');
  await friend.getByLabel('Join friends by link or code').fill(code);
  await friend.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(friend).toHaveURL(url);
});

test('a_reload_and_a_lost_connection_lose_nothing', async ({ page, context }) => {
  await hurry(context);
  await page.goto('/');
  await page.getByRole('button', { name: /Jamaica vs bots/ }).click();
  await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
  const question = (await prompt(page).locator('.what').textContent()) ?? '';
  await page.reload();
  await expect(prompt(page).locator('.what')).toHaveText(question);

  await context.setOffline(true);
  await expect(prompt(page)).toContainText('Reconnecting');
  await context.setOffline(false);
  await expect(prompt(page).locator('.what')).toHaveText(question);
});
