import { expect, expectAccessible, measureLayoutShifts, picture, test } from './fixtures';

const PAGES = [
  ['/settings', 'Settings'],
  ['/about', 'Rules and info'],
  ['/privacy', 'Privacy'],
  ['/ships', undefined],
  ['/nowhere/at/all', 'Off the chart'],
] as const;

for (const [path, heading] of PAGES) {
  test(`${path}_is_accessible_and_steady_by_day_and_night`, async ({ page }, info) => {
    const shifts = await measureLayoutShifts(page);
    await page.goto('/');
    await expect(page.getByTestId('tile')).toHaveCount(4);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    else await expect(page.getByRole('button', { name: 'Surprise me' })).toBeVisible();
    const schemes = info.project.name === 'phone' ? (['dark'] as const) : (['light', 'dark'] as const);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page);
      await picture(page, `page${path.replaceAll('/', '-')}-${info.project.name}-${colorScheme}`);
    }
    expect(await shifts()).toBeLessThan(0.05);
  });
}

test('nothing_moves_while_the_lobby_comes_up', async ({ page }) => {
  const shifts = await measureLayoutShifts(page);
  await page.goto('/');
  await expect(page.getByTestId('tile')).toHaveCount(4);
  expect(await shifts()).toBeLessThan(0.05);
});
