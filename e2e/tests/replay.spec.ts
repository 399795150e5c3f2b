import { DESKTOP, expect, expectAccessible, picture, playInstantly, test } from './fixtures';
import { answer, openTable, playOn, prompt, sure, takeShip } from './tableDriver';

test('a_finished_game_is_replayed_from_every_seat_and_its_dice_are_checked', async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'pieces-of-eight', seats: 2, pace: 'day' });
  await playOn(page, { questions: 3, instead: takeShip });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Surrender' }).click();
  await answer(page, sure(page));
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
  await expect(page.getByRole('heading', { name: 'Final count' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'game-over');
  await page.getByRole('link', { name: 'Review' }).click();

  const scrubber = page.getByRole('slider', { name: 'Position in the game' });
  await expect(page.getByRole('log', { name: 'Log', exact: true })).toContainText(/Turn 1: /);
  const start = Number(await scrubber.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect(scrubber).toHaveValue(String(start + 1));
  await page.getByLabel('Seen by').selectOption('1');
  await expect(scrubber).toHaveValue(String(start + 1));
  await page.getByRole('tab', { name: 'Score' }).click();
  const score = page.getByRole('tabpanel');
  await expect(score.getByRole('term').first()).toBeVisible();
  expect(await score.evaluate((panel) => panel.scrollWidth <= panel.clientWidth)).toBe(true);
  await page.getByRole('tab', { name: 'Dice' }).click();
  await expect(page.getByText('This is what was published before the game.')).toBeVisible();
  await expect(page.getByText(/agrees? with the seed/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'replay');
});

for (const [record, columns] of [
  ['jamaica-1', 3],
  ['21-mutinies-1', 5],
  ['aye-2', 1],
  ['pieces-of-eight-2', 1],
] as const) {
  test(`a_replay_of_${record}_shows_every_column_and_says_you`, DESKTOP, async ({ page, context }) => {
    await playInstantly(context);
    await page.goto('/');
    const file = `../lab/src/test/resources/tortuga/lab/records/${record}.json`;
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
    await page.getByLabel('Seen by').selectOption('0');
    await page.getByRole('tab', { name: 'Score' }).click();
    const score = page.getByRole('tabpanel');
    await expect(score.getByRole('heading', { level: 3, name: 'You', exact: true })).toBeVisible();
    const terms = await score.getByRole('term').allTextContents();
    const seats = await score.getByRole('heading', { level: 3 }).count();
    expect(terms.length / seats).toBeGreaterThanOrEqual(columns);
    expect(terms.filter((term) => !term.trim())).toEqual([]);
    expect(await score.evaluate((panel) => panel.scrollWidth <= panel.clientWidth)).toBe(true);
  });
}

test('a_recorded_game_is_opened_from_a_file', async ({ page, context }, info) => {
  await playInstantly(context);
  const id = await openTable(page, { game: 'pieces-of-eight', seats: 2, pace: 'day' });
  await playOn(page, { questions: 2, instead: takeShip });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Surrender' }).click();
  await answer(page, sure(page));
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
  const record = await page.evaluate(
    async (table) => (await fetch(`/api/tables/${table}/record`)).text(),
    id,
  );
  await page.goto('/');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${info.project.use.baseURL}/replay/`));
});
