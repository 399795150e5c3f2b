import { DESKTOP, expect, expectAccessible, picture, playInstantly, test } from './fixtures';
import { expectTurn, openTable, playOn, prompt } from './tableDriver';
import type { Page } from '@playwright/test';

const SHORT = {
  game: '21-mutinies',
  pace: 'day',
  settings: { mutinies: '10' },
};

const LANGUAGES = [
  {
    language: 'en',
    count: 'final scoring',
    wins: /wins? with|share the victory/,
  },
  {
    language: 'es',
    count: 'puntuación final',
    wins: /gana con|comparten la victoria/,
  },
] as const;

/// The count has been drawn to its end: who won, the race, a row for everybody.
async function expectTheCount(page: Page, name: string, wins: RegExp, players: number): Promise<void> {
  const finale = page.getByTestId('ending');
  await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(finale.getByRole('heading', { name: wins })).toBeVisible();
  await expect(finale.locator('.who')).toHaveCount(players);
  await expect(finale.locator('.first')).not.toHaveCount(0);
}

/// The count can be seen once more, skipped, and put away for the table.
async function watchTheCountAgain(page: Page): Promise<void> {
  const finale = page.getByTestId('ending');
  const seats = page.getByTestId('seats');
  const final = await seats.innerText();
  await finale.getByRole('button', { name: 'Show again' }).click();
  await expect(finale.getByRole('heading')).toHaveText('The last mutiny is over');
  await expect
    .poll(() => seats.innerText(), 'seats do not tell the end before the race does')
    .not.toBe(final);
  await expect(page.getByRole('log', { name: 'Log' }), 'nor does the log').not.toContainText('ends with');
  await finale.getByRole('button', { name: 'Skip to the end' }).click();
  await expect(finale.locator('.first')).not.toHaveCount(0);
  await expect.poll(() => seats.innerText()).toBe(final);
  await expect(page.getByRole('log', { name: 'Log' })).toContainText('ends with');
  await finale.getByRole('button', { name: 'See the board' }).click();
  await expect(page.getByTestId('board').locator('.areas')).toBeVisible();
  await page.getByRole('button', { name: 'Final count' }).click();
  await expect(finale).toBeVisible();
}

/// On a phone the log takes the place of the race, and yet does not tell how it ends.
async function readTheLogMeanwhile(page: Page): Promise<void> {
  await page.getByTestId('ending').getByRole('button', { name: 'Ver otra vez' }).click();
  await page.getByRole('button', { name: 'Diario' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('Ronda');
  await expect(log).not.toContainText('acaba con');
  await expect(log, 'until the race is over').toContainText('acaba con');
  await page.getByRole('button', { name: 'Mesa' }).click();
  await expect(page.getByTestId('ending').locator('.first')).not.toHaveCount(0);
}

/// Wide screens are played in English, narrow ones in Spanish.
test('a_newcomer_plays_a_whole_game_of_21_mutinies', async ({ page, context }, info) => {
  const { language, count, wins } = LANGUAGES[info.project.name === 'phone' ? 1 : 0];
  await playInstantly(context, {}, language);
  await openTable(page, { ...SHORT, seats: 3 });
  await playOn(page);
  await expectTheCount(page, count, wins, 3);
  await expectAccessible(page);
  await picture(page, `21-mutinies-over-${info.project.name}-${language}`);
  if (language === 'es') await readTheLogMeanwhile(page);
});

test('two_play_a_whole_game_with_the_minion_by_keyboard', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { ...SHORT, seats: 2 });
  await playOn(page, { keyboard: true });
  await expectTheCount(page, 'final scoring', LANGUAGES[0].wins, 2);
  await picture(page, '21-mutinies-duel');
  await watchTheCountAgain(page);
});

test('five_sit_down_at_night', async ({ page, context }, info) => {
  await playInstantly(context, { theme: 'night' });
  await openTable(page, { ...SHORT, seats: 5 });
  await playOn(page, { questions: 6 });
  await expectAccessible(page);
  await picture(page, `21-mutinies-five-${info.project.name}`);
  if (info.project.name === 'phone') return;
  await page.setViewportSize({ width: 1024, height: 768 });
  const widths = page.locator('li.square').evaluateAll((all) => all.map((each) => each.clientWidth));
  expect(Math.min(...(await widths)), 'fingers hit every square on a tablet').toBeGreaterThanOrEqual(44);
});

test('a_square_that_is_closed_says_why', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { ...SHORT, seats: 3 });
  await expectTurn(page);
  await page.locator('[data-move^="place "][data-offer="idle"]').first().click({ force: true });
  await expect(prompt(page)).toHaveAttribute('data-mood', 'err');
  await expect(prompt(page).getByTestId('reason')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expectTurn(page);
});

test('a_chosen_square_shows_disc_and_price_before_anything_is_paid', async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { ...SHORT, seats: 4 });
  await expectTurn(page);
  const square = page.locator('[data-offer="legal"][data-move^="place "]').first();
  const move = await square.getAttribute('data-move');
  const chosen = page.locator(`[data-move="${move}"]`);
  const before = await chosen.boundingBox();
  await square.click();
  await expect(chosen.getByTestId('chosen-disc')).toBeVisible();
  expect(await chosen.boundingBox(), 'nothing moves under the finger').toEqual(before);
  await expect(prompt(page).getByTestId('reason')).toHaveText(/You |The /);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('chosen-disc')).toHaveCount(0);
});

test('escape_takes_a_choice_back_before_it_folds_the_card_above_the_board', async ({
  page,
  context,
}, info) => {
  await playInstantly(context);
  await page.goto('/learn/21-mutinies/sale');
  await page.locator('[data-offer="legal"][data-move^="place "]').first().click();
  await expect(page.getByTestId('chosen-disc')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('chosen-disc')).toHaveCount(0);
  await expect(page.getByTestId('lesson-says')).toBeVisible();
  if (info.project.name !== 'phone') return;
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('lesson-says')).toHaveCount(0);
});

test('every_area_opens_its_rules', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { ...SHORT, seats: 3 });
  await page.getByRole('button', { name: 'Shipwrecks', exact: true }).click();
  const popover = page.getByRole('dialog', { name: 'Shipwrecks' });
  await expect(popover).toContainText('MUT-WRECK-01');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
});
