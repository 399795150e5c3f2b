import { confirmIfAsked, expect, expectAccessible, hurry, picture, playBots, prompt, test } from './harbour';

test('a_finished_game_is_replayed_from_every_seat_and_its_dice_are_checked', async ({ page, context }) => {
  await hurry(context);
  await playBots(page, /Pieces of Eight vs bots/);
  await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
  await page.locator('[data-option^="copy"]').first().click();
  await prompt(page).locator('.btn.go').click();
  await page.locator('[data-option="ready"]').click();
  await confirmIfAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Surrender' }).click();
  await prompt(page).locator('.btn.go').click();
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
  await expect(page.getByRole('heading', { name: 'Final count' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'game-over');
  await page.getByRole('link', { name: 'Review' }).click();

  const scrubber = page.getByRole('slider', { name: 'Position in the game' });
  await expect(scrubber).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(scrubber).toHaveValue('1');
  await page.getByLabel('Through whose eyes').selectOption('1');
  await expect(scrubber).toHaveValue('1');
  await page.getByRole('tab', { name: 'Dice' }).click();
  await expect(page.getByText('This is what was published before the game.')).toBeVisible();
  await expect(page.getByText(/agrees? with the seed/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'replay');
});
