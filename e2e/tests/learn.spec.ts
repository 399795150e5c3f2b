import { DESKTOP, expect, expectAccessible, meetCoach, playInstantly, test } from './fixtures';
import { main, prompt } from './tableDriver';

const GAMES = ['jamaica', '21-mutinies', 'aye', 'pieces-of-eight'];

test('every_game_is_explained_in_six_pictures', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  for (const game of GAMES) {
    await page.goto(`/learn/${game}`);
    await expect(page.getByTestId('introduction').getByRole('listitem')).toHaveCount(6);
    await expectAccessible(page);
  }
});

test('a_game_that_nobody_explains_is_for_lost_people', DESKTOP, async ({ page }) => {
  await page.goto('/learn/nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the chart');
});

for (const [game, viewport] of [
  ['jamaica', { width: 1440, height: 900 }],
  ['aye', { width: 390, height: 844 }],
  ['21-mutinies', { width: 1280, height: 640 }],
] as const) {
  test(`the_coach_of_${game}_explains_one_thing_at_a_time`, DESKTOP, async ({ page, context }) => {
    await playInstantly(context);
    await page.setViewportSize(viewport);
    await page.goto(`/learn/${game}`);
    await page.getByRole('button', { name: 'Learn: play with a coach' }).click();
    const coach = page.getByTestId('coach');
    await expect(coach).toHaveAttribute('data-about', 'goal');
    await coach.getByRole('button', { name: 'Got it' }).click();
    await expect(coach).toHaveAttribute('data-about', /^(question|event)\./);
    await expectAccessible(page);
    // The prompt and its buttons are never covered.
    await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
    if (await main(page).isVisible()) await main(page).click({ trial: true });
    await coach.getByRole('button', { name: 'No more tips' }).click();
    await expect(coach).toHaveCount(0);
    await page.reload();
    await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
    await expect(coach).toHaveCount(0);
  });
}

test('an_ordinary_first_game_offers_the_coach_and_forces_nobody', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await meetCoach(context);
  await page.goto('/');
  await page.getByRole('button', { name: /^Play Pieces of Eight/ }).click();
  const coach = page.getByTestId('coach');
  await expect(coach).toHaveAttribute('data-about', 'offer');
  await coach.getByRole('button', { name: 'No, thanks' }).click();
  await expect(coach).toHaveCount(0);
});
