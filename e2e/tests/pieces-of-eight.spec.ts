import { DESKTOP, expect, expectTurn, hurry, openTable, picture, prompt, test } from './harbour';

test('whoever_surrenders_while_ships_are_built_has_lost', DESKTOP, async ({ page, context }) => {
  await hurry(context);
  await openTable(page, { game: 'pieces-of-eight', seats: 2, pace: 'day' });
  await expectTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('[data-option="surrender"]').click();
  await prompt(page).getByRole('button', { name: 'Surrender' }).click();
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
  await picture(page, 'pieces-of-eight-early-surrender');
});
