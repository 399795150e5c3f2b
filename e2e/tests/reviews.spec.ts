import { expect, expectAccessible, picture, playInstantly, test } from './fixtures';
import { answer, openTable, playOn, prompt, sure, takeShip } from './tableDriver';

test('a_finished_game_is_reviewed_in_words_and_as_a_curve_and_moments_lead_to_their_place', async ({
  page,
  context,
}, info) => {
  await playInstantly(context);
  const id = await openTable(page, { game: 'pieces-of-eight', seats: 2, pace: 'day' });
  await playOn(page, { questions: 6, instead: takeShip });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Surrender' }).click();
  await answer(page, sure(page));
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');

  await page.goto(`/replay/${id}`);
  const scrubber = page.getByRole('slider', { name: 'Position in the game' });
  await expect(scrubber).toBeVisible();
  if (info.project.name === 'phone') await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('tab', { name: 'Review' }).click();
  const review = page.getByTestId('review');
  await expect(review.getByRole('heading', { name: 'Luck and skill' })).toBeVisible({ timeout: 180_000 });
  await expectAccessible(page);
  await picture(page, 'review');

  await review.locator('summary').click();
  await expect(review.getByRole('table')).toBeVisible();
  const curve = page.getByTestId('review-curve');
  await expect(curve).toContainText(/Chances to win: .*\d+%/);
  const before = await scrubber.inputValue();
  await curve.locator('svg').click({ position: { x: 3, y: 20 } });
  await expect(scrubber).not.toHaveValue(before);
  const saved = page.waitForEvent('download');
  await review.getByRole('button', { name: 'Save picture (PNG)' }).click();
  expect((await saved).suggestedFilename()).toBe('pieces-of-eight.png');
});
