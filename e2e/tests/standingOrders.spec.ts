import { expect, expectAccessible, playInstantly, test } from './fixtures';
import { expectTurn, openTable, playOn, prompt, takeShip } from './tableDriver';
import type { Page } from '@playwright/test';

/// Questions that nobody answers here: the orders do.
const ORDERED = ['any-reaction', 'save-coin', 'answer-loss'];

/// Leaves a question to its order, which answers it in a moment.
const leaveToOrder = (kind: string): boolean => ORDERED.includes(kind);

/// Sets out with a ship, to the first turn.
async function setSail(page: Page, pace = 'normal'): Promise<void> {
  await openTable(page, { game: 'pieces-of-eight', seats: 2, pace, settings: { quickStart: 'on' } });
  await playOn(page, { instead: takeShip, questions: 1 });
  await expectTurn(page);
}

test('a_standing_order_answers_reactions_of_pieces_of_eight', async ({ page, context }) => {
  await playInstantly(context);
  await setSail(page, 'brisk');
  await page.getByRole('button', { name: 'Menu' }).click();
  const orders = page.getByRole('group', { name: 'Standing orders' }).getByRole('combobox');
  for (const order of await orders.all()) await order.selectOption('pass');
  for (const order of await orders.all()) await expect(order).toHaveValue('pass');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await playOn(page, {
    questions: 6,
    instead: async (_, kind) => leaveToOrder(kind) || takeShip(page, kind),
  });
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const order of await orders.all()) await expect(order).toHaveValue('pass');
});

test('a_lamp_shows_where_to_look_then_the_coin_and_then_says_why', async ({ page, context }) => {
  await playInstantly(context);
  await setSail(page);
  const lamp = page.getByTestId('lamp');
  const hint = page.getByTestId('hint');

  await lamp.click();
  await expect(hint).toContainText('Look at');
  await expect(page.locator('[data-best]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Hint: which move' }).first().click();
  await expect(hint).toContainText('Best:');
  await expect(page.locator('[data-best]')).not.toHaveCount(0);

  await page.keyboard.press('h');
  await expect(hint).toHaveAttribute('data-step', '3');
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
});
