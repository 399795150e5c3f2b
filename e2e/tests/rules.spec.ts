import { DESKTOP, expect, expectAccessible, playInstantly, test } from './fixtures';
import { expectTurn, openTable } from './tableDriver';

test('the_rule_book_is_searched_and_fits_on_a_page', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await page.goto('/rules/jamaica');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jamaica: the rules');
  const chapters = page.locator('[data-section]');
  await expect(chapters.nth(5)).toBeVisible();
  const all = await chapters.count();
  const search = page.getByPlaceholder('Search the rules');
  await search.fill('cursed');
  await expect.poll(() => chapters.count()).toBeLessThan(all);
  await expect(chapters.first()).toContainText(/cursed/i);
  await search.fill('zeppelin');
  await expect(page.getByText('The rules do not mention that.')).toBeVisible();
  await search.fill('');
  await expect(chapters).toHaveCount(all);

  const term = page.locator('[data-section] button[aria-describedby], [data-section] .term').first();
  await term.click();
  await expect(page.getByRole('tooltip')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await page.getByRole('link', { name: 'On one page' }).click();
  await expect(page).toHaveURL(/#reference$/);
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible();
  await expect(search).toHaveCount(0);
  await expect(page.getByRole('article')).not.toBeEmpty();
  await expectAccessible(page);
});

test('the_rule_book_opens_where_one_needs_it', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'aye', seats: 4, pace: 'day', settings: { mode: 'beginner' } });
  await expectTurn(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByTestId('rules').getByText('asked now')).toBeInViewport();
  await page.goto('/rules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aye: the rules');
  await page.getByRole('link', { name: 'Jamaica' }).first().click();
  await expect(page).toHaveURL(/\/rules\/jamaica$/);
  await page.goto('/rules/jamaica#JAM-SHORT-01');
  await expect(page.locator('[data-rule-text="JAM-SHORT-01"]')).toBeInViewport();
});
