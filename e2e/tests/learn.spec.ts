import { DESKTOP, expect, expectAccessible, meetCoach, playInstantly, test } from './fixtures';
import { expectTurn, main, openTable, playOn, prompt } from './tableDriver';

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

test('the_table_says_how_its_game_works_and_what_its_pieces_are', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'jamaica', seats: 3, pace: 'day' });
  await expectTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'How it works' }).click();
  const panel = page.getByTestId('side');
  await expect(panel.getByTestId('introduction').getByRole('listitem')).toHaveCount(6);
  await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
  await expectAccessible(page);
  await panel.getByText('How it works', { exact: true }).first().click();
  await expect(panel.getByTestId('introduction')).toHaveCount(0);

  await page.getByRole('button', { name: 'Cards, pieces and icons' }).click();
  const gallery = page.getByTestId('gallery');
  await expect(gallery.getByTestId('icons').getByRole('listitem').first()).toBeVisible();
  await expect(gallery.getByRole('heading', { name: 'Treasures' })).toBeVisible();
  await expectAccessible(page);
});

test('the_coach_says_why_a_choice_is_good_and_opens_the_book', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await page.goto('/learn/jamaica');
  await page.getByRole('button', { name: 'Learn: play with a coach' }).click();
  const coach = page.getByTestId('coach');
  await expect(coach).toHaveAttribute('data-about', 'goal');
  // A term tells what it means to whoever rests on it, and opens its rules when it is pressed.
  const term = coach.getByRole('button', { name: 'treasures', exact: true });
  await term.hover();
  await expect(page.getByRole('tooltip')).not.toBeEmpty();
  await term.click();
  const card = page.getByRole('dialog', { name: 'treasures', exact: true });
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await term.press('Enter');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(coach).toHaveAttribute('data-about', 'goal');
  await coach.getByRole('button', { name: 'Tell me more' }).click();
  await expect(page.getByTestId('side').getByTestId('rules')).toBeVisible();
  await coach.getByRole('button', { name: 'Got it' }).click();
  const show = coach.getByRole('button', { name: 'Show me a good choice' });
  for (let questions = 0; questions < 4 && !(await show.isVisible()); questions++)
    await playOn(page, { questions: 1 });
  await show.click();
  const hint = page.getByTestId('hint');
  await expect(hint).toHaveAttribute('data-step', '3');
  await expect(hint).toContainText('Best:');
  await expect(coach).toBeHidden();
});

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
