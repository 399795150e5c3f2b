import { answer, expect, expectAccessible, hurry, picture, playBots, prompt, test } from './harbour';

test('a_game_is_played_to_its_end_and_again', async ({ page, context }) => {
  test.setTimeout(240_000);
  await hurry(context);
  await playBots(page, /21 Mutinies vs bots/);
  while (await answer(page));
  await expect(page.getByRole('heading', { name: 'Final count' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'game-over');
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(prompt(page).or(page.getByRole('heading', { name: /seats? (is|are) free|All aboard/ }))).toBeVisible();
});
