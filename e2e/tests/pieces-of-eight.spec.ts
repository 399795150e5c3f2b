import { DESKTOP, expect, picture, playInstantly, test } from './fixtures';
import { answer, expectTurn, main, openTable, playOn, prompt, takeShip } from './tableDriver';

test('whoever_surrenders_while_ships_are_built_has_lost', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'pieces-of-eight', seats: 2, pace: 'day' });
  await expectTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-option="surrender"]').click();
  await prompt(page).getByRole('button', { name: 'Surrender' }).click();
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
  await picture(page, 'pieces-of-eight-early-surrender');
});

test('a_hold_is_opened_to_everyone_and_closed_again', DESKTOP, async ({ page, context, browser }) => {
  await playInstantly(context);
  await openTable(page, { game: 'pieces-of-eight', seats: 2, pace: 'day' });
  const hold = page.getByRole('group', { name: 'Your hold' });
  const open = hold.getByRole('button', { name: 'Open your hold to everyone' });
  do await playOn(page, { instead: takeShip, rivals: true, questions: 1 });
  while ((await open.count()) === 0);
  const spectator = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await spectator.goto(page.url());
  const notes = spectator.getByRole('region', { name: 'Board', exact: true }).getByText('open hold');
  await expect(spectator.getByTestId('seat')).toHaveCount(2);
  await expect(notes).toHaveCount(0);

  await open.click();
  await answer(page, main(page));
  await expect(notes).toHaveCount(1);
  await hold.getByRole('button', { name: 'Close your hold' }).click();
  await answer(page, main(page));
  await expect(notes).toHaveCount(0);
  await expect(open).toBeVisible();
  await spectator.context().close();
});

test('a_ship_is_finished_in_a_lesson', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await page.goto('/learn/pieces-of-eight/build-ship');
  const yard = page.getByRole('list', { name: 'Shipyard' });
  const ready = page.getByRole('button', { name: 'Ready!' });
  for (const [i, coin] of ['Treachery', 'Captain', 'Mate', 'Mate', 'Mate', 'Mate'].entries()) {
    await yard.getByRole('button', { name: new RegExp(`^${coin},`) }).press('Enter');
    await expect(page.getByText(`${8 + i} of 13 coins placed`)).toBeVisible();
  }
  await ready.click();
  await expect(page.getByTestId('led-back')).toContainText('sleeps for most of the game');

  // The Captain comes before the Mates, and the Treachery behind them.
  for (const [from, to] of [
    [7, 8],
    [8, 12],
  ] as const) {
    // A press right after something new was asked is not felt: it was meant for what was there before.
    await expect(async () => {
      await page.locator(`[data-slot="${from}"]`).press(' ');
      await expect(prompt(page).getByTestId('question')).toContainText('Treachery', { timeout: 1000 });
    }).toPass();
    await page.locator(`[data-slot="${to}"]`).press(' ');
    await expect(page.locator(`[data-slot="${to}"]`)).toHaveAccessibleName(/Treachery/);
  }
  await ready.click();
  await expect(page.getByTestId('lesson').getByRole('img', { name: '2 stars of 3' })).toBeVisible();
});
