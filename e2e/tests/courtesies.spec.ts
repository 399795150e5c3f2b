import { DESKTOP, expect, playInstantly, test } from './fixtures';
import { expectTurn, openTable, playOn, prompt } from './tableDriver';

/// What new players stumbled over.

test('the_board_in_words_is_for_one_table_and_leads_back', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  const first = await openTable(page, { game: 'jamaica', seats: 3, pace: 'day' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Board in words' }).click();
  const words = page.getByRole('region', { name: 'The board in words' });
  await expect(words).toBeVisible();
  await openTable(page, { game: 'jamaica', seats: 3, pace: 'day' });
  await expect(words).toHaveCount(0);
  await page.goto(`/table/${first}`);
  await words.getByRole('button', { name: 'Show the board' }).click();
  await expect(words).toHaveCount(0);
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  await expect(words).toHaveCount(0);
});

test('a_log_that_was_scrolled_up_leads_back_to_the_newest_line', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: '21-mutinies', seats: 4, pace: 'day' });
  await playOn(page, { questions: 8 });
  const log = page.getByRole('log', { name: 'Log', exact: true });
  const newest = log.getByRole('button', { name: /newest$/ });
  await expect(log.getByTestId('log-line').last()).toBeInViewport();
  await expect(newest).toHaveCount(0);
  await log.hover();
  await page.mouse.wheel(0, -4000);
  await expect(newest).toBeVisible();
  await newest.click();
  await expect(log.getByTestId('log-line').last()).toBeInViewport();
  await expect(newest).toHaveCount(0);
});

test('a_card_that_was_played_is_read_again_from_its_line', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'jamaica', seats: 2, pace: 'day' });
  await playOn(page, { questions: 4 });
  await expectTurn(page);
  const log = page.getByRole('log', { name: 'Log', exact: true });
  const line = log.getByTestId('log-line').filter({ hasText: 'reveal' }).last();
  const card = line.getByRole('button');
  const name = await card.textContent();
  await card.click();
  const open = page.getByRole('dialog', { name: name ?? '', exact: true });
  await expect(open).toContainText('orning');
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);

  await line.focus();
  await page.keyboard.press('ArrowRight');
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(card).toBeFocused();
});

test('after_a_game_my_place_and_what_to_play_next_are_said', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  const id = await openTable(page, { game: 'jamaica', seats: 2, pace: 'day' });
  await playOn(page);
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
  await expect(prompt(page)).toContainText(/You win!|You share the victory|Your place: 2 of 2\./);
  await expect(page.getByRole('rowheader', { name: 'You', exact: true })).toBeVisible();
  await expect(prompt(page).getByRole('button', { name: 'Rematch' })).toBeVisible();
  await expect(prompt(page).getByRole('link', { name: 'Another game' })).toHaveAttribute('href', '/');
  await prompt(page).getByRole('button', { name: 'Play bots: Sailor' }).click();
  await expect(page).not.toHaveURL(`/table/${id}`);
  await expectTurn(page);
  await expect(page.getByTestId('seat').last()).toContainText('Sailor');
});

test('escape_puts_away_what_a_ship_of_jamaica_has_aboard', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'jamaica', seats: 2, pace: 'day' });
  await page
    .getByRole('button', { name: /Show holds and cards$/ })
    .last()
    .press('Enter');
  const dossier = page.getByRole('region', { name: /: holds and cards$/ });
  await expect(dossier).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dossier).toHaveCount(0);
});
