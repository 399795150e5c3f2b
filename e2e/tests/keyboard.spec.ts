import { expect, hurry, prompt, test } from './harbour';

test('a_game_is_begun_and_played_by_keyboard_alone', async ({ page, context }) => {
  await hurry(context);
  await page.goto('/');
  const play = page.getByRole('button', { name: /Jamaica vs bots/ });
  await expect(play).toBeVisible();
  for (let i = 0; i < 40 && !(await play.evaluate((element) => element === document.activeElement)); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveAttribute('data-mood', 'act');

  for (let turn = 0; turn < 3; turn++) {
    await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
    const question = await prompt(page).getAttribute('data-question');
    await page.keyboard.press('1');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-offer], [data-option]'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await prompt(page).getAttribute('data-question')) !== question || (await prompt(page).getAttribute('data-mood')) !== 'act').toBe(true);
  }
  await page.keyboard.press('r');
  await expect(page.getByPlaceholder('Find a rule')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('body').press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
});
