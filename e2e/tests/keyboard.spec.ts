import { expect, expectAccessible, picture, playInstantly, test } from './fixtures';
import { expectTurn, openTable, playOn, prompt, takeShip } from './tableDriver';
import type { Page } from '@playwright/test';

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await expect(button).toBeVisible();
  for (let i = 0; i < 60 && !(await button.evaluate((element) => element === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
}

async function buildByKeyboard(page: Page, kind: string): Promise<boolean> {
  if (!/^(build|rearrange|rebuild)-ship/.test(kind)) return takeShip(page, kind);
  const builder = page.getByRole('button', { name: /Surprise me/ }).first();
  if (!(await builder.isVisible())) return false; // the ship is afloat, and the prompt is about to say so
  for (const name of [/Surprise me/, /Ready!/]) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  }
  await expect(builder).toBeHidden();
  return true;
}

test('a_whole_game_of_jamaica_is_begun_and_played_by_keyboard_alone', async ({ page, context }) => {
  await playInstantly(context, {}, 'es');
  await page.goto('/');
  await tabTo(page, /Jugar a Jamaica/);
  await page.keyboard.press('Enter');
  await expectTurn(page);
  await playOn(page, { keyboard: true });
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
});

test('a_whole_game_of_pieces_of_eight_is_played_by_keyboard_alone', async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'pieces-of-eight', seats: 2, pace: 'day' });
  await expectTurn(page);
  await playOn(page, { keyboard: true, instead: buildByKeyboard, rivals: true });
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
});

test('every_key_of_a_table_does_what_its_list_says', async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'jamaica', seats: 3 });
  await expectTurn(page);
  await page.keyboard.press('r');
  await expect(page.getByPlaceholder('Search the rules')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('log', { name: 'Log' })).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByPlaceholder('Say something to the table…')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
});

test('a_focused_piece_tells_its_rule_and_why_it_cannot_be_chosen', async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'jamaica', seats: 3 });
  const cards = page.locator('[data-rule^="card."]');
  do await playOn(page, { questions: 1 });
  while ((await cards.count()) === 0);
  await cards.first().focus();
  await page.keyboard.press('r');
  const card = page.getByTestId('rule-card');
  await expect(card).toContainText(/JAM-/);
  await expectAccessible(page);
  await picture(page, 'rule');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(cards.first()).toBeFocused();

  // Whoever rests the pointer on it is told what it is; on a touch screen a long press opens its rules.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await cards.last().hover();
  await expect(page.getByRole('tooltip')).not.toBeEmpty();
  await page.mouse.move(2, 2);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await cards.first().dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, bubbles: true });
  await expect(card).toContainText(/JAM-/);
  await cards.first().dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true, bubbles: true });
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});
