import type { BrowserContext, Locator, Page } from '@playwright/test';
import { DESKTOP, expect, playInstantly, test } from './fixtures';
import { arrive, post, sitDown } from './company';
import { answer, expectTurn, main, openTable, prompt, sure } from './tableDriver';

/// What people do around their games: second thoughts, other devices, other tabs, and what comes after the end.

/// Builds any ship, and waits until the other one is built too.
async function launch(page: Page): Promise<void> {
  const builder = page.getByRole('button', { name: 'Surprise me' });
  await builder.click();
  // A press right after somebody else's move was shown is not felt: it was meant for *Skip*.
  await expect(async () => {
    if ((await builder.count()) > 0) await main(page).click({ timeout: 1000 });
    await expect(builder).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

async function surrender(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Surrender' }).click();
  await answer(page, sure(page));
}

test('second_thoughts_about_a_move_and_about_a_chatterbox', DESKTOP, async ({ page, context, browser }) => {
  await playInstantly(context, { confirm: false });
  // With equal dice the captain has nothing to decide, and nothing to take back: then they meet again.
  let mary: Page;
  do mary = await sitDown(page, browser, 'jamaica', { firstCaptain: 'first-seat' });
  while ((await prompt(page).getAttribute('data-kind')) !== 'place-dice');
  await page.locator('[data-offer=\"legal\"], [data-testid=\"answers\"] [data-option]').first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toHaveAttribute('data-kind', 'place-dice');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  const remark = page.getByRole('log', { name: 'Chat' }).locator('p', { hasText: 'Fair winds!' });
  await mary.getByRole('button', { name: 'Fair winds!' }).click();
  await remark.getByRole('button', { name: 'Mute Mary' }).click();
  await expect(remark).toHaveCount(0);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText('Mary is muted.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Mary is muted.')).toBeVisible();
  await expect(remark).toHaveCount(0);
  await page.getByRole('button', { name: 'Unmute' }).click();
  // What Mary says before the server has heard of it stays unheard.
  await expect(async () => {
    await mary.getByRole('button', { name: 'Ouch' }).click();
    await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Ouch', { timeout: 2000 });
  }).toPass();
});

test('a_saved_ship_survives_a_reload', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await page.goto('/ships');
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await page.getByRole('button', { name: 'Save this ship' }).click();
  await page.reload();
  await page.getByRole('button', { name: /My ships/ }).click();
  await page.getByRole('button', { name: 'Ship 1', exact: true }).click();
  await expect(prompt(page)).toContainText('fit for sea');
});

test('a_link_takes_somebody_to_another_device_once', DESKTOP, async ({ page, context, browser }) => {
  await playInstantly(context);
  await page.goto('/settings');
  await post(page, '/api/me', { name: 'Anne', flag: 'flag-1' });
  await page.reload();
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  await expect(page.getByText('within 15 minutes')).toBeVisible();
  const url = await page.getByRole('textbox', { name: 'Continue on another device' }).inputValue();

  const device = await arrive(browser, '/about');
  await post(device, '/api/me', { name: 'Jack', flag: 'flag-3' });
  await device.goto(url);
  await expect(device.getByRole('note')).toContainText('Jack');
  await device.getByRole('button', { name: 'Continue as Anne' }).click();
  await expect(device.getByText('Playing as Anne')).toBeVisible();

  const late = await arrive(browser, url);
  await expect(late.getByText('This link has been used')).toBeVisible();
});

test('another_browser_is_closed_from_the_settings', DESKTOP, async ({ page, context, browser }) => {
  await playInstantly(context);
  await page.goto('/settings');
  await post(page, '/api/me', { name: 'Anne', flag: 'flag-1' });
  await page.reload();
  const browsers = page.getByTestId('devices').getByRole('listitem');
  await expect(browsers).toHaveCount(1);
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const url = await page.getByRole('textbox', { name: 'Continue on another device' }).inputValue();
  const device = await arrive(browser, url);
  await device.getByRole('button', { name: 'Continue as Anne' }).click();
  await expect(device.getByText('Playing as Anne')).toBeVisible();

  await page.reload();
  await expect(browsers).toHaveCount(2);
  await browsers
    .filter({ hasNotText: 'this browser' })
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(page.getByText('1 browser closed.')).toBeVisible();
  await expect(browsers).toHaveCount(1);
  await expect(browsers).toContainText('this browser');
  await device.reload();
  await expect(device.getByText('Choose a name')).toBeVisible();
  await expect(device.getByText('Playing as Anne')).toHaveCount(0);
});

test.describe('notifications', () => {
  const box = (page: Page): Locator => page.getByLabel(/^\s*Notifications/);

  test('that_the_browser_denies_are_not_ticked', DESKTOP, async ({ page, context }) => {
    await playInstantly(context);
    await context.addInitScript(() => {
      Notification.requestPermission = () => Promise.resolve('denied');
    });
    await page.goto('/settings');
    await box(page).click();
    await expect(page.getByText('Your browser does not allow notifications here.')).toBeVisible();
    await expect(box(page)).not.toBeChecked();
  });

  test('tell_of_a_game_that_waits_while_nobody_looks', DESKTOP, async ({ page, context }) => {
    await context.grantPermissions(['notifications']);
    await page.clock.install();
    await page.goto('/settings');
    await box(page).click();
    await expect(box(page)).toBeChecked();
    await lookAway(context);
    await page.goto('/');
    await post(page, '/api/me', { name: 'Anne', flag: 'flag-1' });
    const { id } = await post(page, '/api/tables', {
      game: 'jamaica',
      seats: 2,
      settings: { firstCaptain: 'first-seat' },
      bots: [null, 'deckhand'],
      pace: 'day',
      begin: true,
    });
    // The page may not have looked yet, or the lobby not have heard of the turn: then the next minute tells.
    await expect(async () => {
      await page.clock.runFor(60_000);
      await expect(page).toHaveTitle('(1) Tortuga', { timeout: 2000 });
    }).toPass();
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /turn/);
    await expect.poll(() => notices(page)).toEqual([`/table/${id}`]);
  });

  /// Pages believe from now on that nobody sees them.
  const lookAway = (context: BrowserContext): Promise<unknown> =>
    context.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));

  const notices = (page: Page): Promise<string[]> =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      return ((await worker?.getNotifications()) ?? []).map(({ tag }) => tag);
    });
});

test('friends_share_a_step_of_the_replay_and_meet_again', DESKTOP, async ({ page, context, browser }) => {
  await playInstantly(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mary = await sitDown(page, browser, 'pieces-of-eight');
  const spectator = await arrive(browser, page.url());
  await Promise.all([page, mary].map(launch));
  await surrender(page);
  await expect(prompt(spectator)).toHaveAttribute('data-mood', 'end');
  await expect(spectator.getByRole('button', { name: /rematch/i })).toHaveCount(0);

  await page.getByRole('link', { name: 'Review' }).click();
  const step = (each: Page): Locator => each.getByRole('slider', { name: 'Position in the game' });
  await expect(page.getByRole('log', { name: 'Log', exact: true })).toContainText(/Turn 1: /);
  const next = String(Number(await step(page).inputValue()) + 1);
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Seen by').selectOption('1');
  // The game is fetched again for another viewer; until it is there, the old one is shared.
  await expect(async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`#${next}@1$`));
  }).toPass();
  await spectator.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(step(spectator)).toHaveValue(next);
  await expect(spectator.getByLabel('Seen by')).toHaveValue('1');

  await page.goBack();
  await page.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(page.getByTestId('code')).toBeVisible();
  await expect(mary.getByText('The next game has a table.')).toBeVisible();
  await prompt(mary).getByRole('button', { name: 'Join the rematch' }).click();
  await expect(mary).toHaveURL(page.url());
  await mary.getByRole('button', { name: 'Take a seat' }).click();
  await page.getByRole('button', { name: 'Remove Mary' }).click();
  await expect(mary.getByRole('alert')).toContainText('The host has removed you from this table.');
});

test('a_game_that_was_broken_off_can_be_seen_again', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'aye', seats: 4, settings: { leaver: 'end' }, pace: 'day' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Hand my seat to a bot' }).click();
  const ask = page.getByRole('dialog');
  await expect(ask).toContainText('the game ends for everybody');
  await ask.getByRole('button', { name: 'Hand it over' }).click();
  await expect(prompt(page)).toContainText('The table was abandoned');
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: /record/i })).toHaveCount(0);
});
