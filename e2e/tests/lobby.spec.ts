import { DESKTOP, expect, expectAccessible, picture, playInstantly, test, takeName } from './fixtures';
import { expectTurn } from './tableDriver';

test('the_lobby_is_accessible_by_day_and_night', async ({ page }, info) => {
  await page.goto('/');
  await expect(page.getByTestId('tile')).toHaveCount(4);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
    await picture(page, `lobby-${info.project.name}-${colorScheme}`);
  }
});

for (const [language, title] of [
  ['en-US', 'Pick a game and cast off.'],
  ['es-ES', 'Elige un juego y leva anclas.'],
] as const) {
  test.describe(`the lobby in ${language}`, () => {
    test.use({ locale: language });

    test('speaks_the_browsers_language', async ({ page }, info) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByTestId('tile')).toHaveCount(4);
      await picture(page, `lobby-${info.project.name}-${language}`);
    });
  });
}

test('the_language_can_be_switched_and_is_remembered', DESKTOP, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Español' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige un juego y leva anclas.');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a_host_seats_bots_wherever_nobody_sits', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends to Aye' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
  await takeName(page);
  await page.getByRole('button', { name: 'Fill the free seats with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expectTurn(page);
});

test(
  'the_first_quick_game_of_aye_is_the_beginners_and_the_second_is_not',
  DESKTOP,
  async ({ page, context }) => {
    await playInstantly(context);
    const settings: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/tables'))
        settings.push((request.postDataJSON() as { settings: unknown }).settings);
    });
    for (let games = 1; games <= 2; games++) {
      await page.goto('/');
      await page.getByRole('button', { name: /Aye vs bots/ }).click();
      await expectTurn(page);
      expect(settings).toHaveLength(games);
    }
    expect(settings).toEqual([{ mode: 'beginner' }, {}]);
  },
);

test('a_tile_explains_its_game_and_opens_its_options', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await page.goto('/');
  await page.getByRole('button', { name: 'How Jamaica works' }).click();
  const told = page.getByRole('dialog', { name: 'How Jamaica works' });
  await expect(told.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);

  const tile = page.getByTestId('tile').filter({ hasText: 'Pieces of Eight' });
  await tile.getByText('Options', { exact: true }).click();
  const options = page.getByRole('dialog');
  await expect(options.getByLabel(/^Pace/).first().getByRole('option').first()).toContainText('40 seconds');
  await expect(options.getByRole('radio', { name: 'Bots' })).toBeChecked();
  await options.getByText(/^Options \(/).click();
  await expect(options.getByLabel(/^Blitz clock/)).toBeHidden();
  await options.getByText(/^More \(/).click();
  await expect(options.getByLabel(/^Blitz clock/)).toBeVisible();
  await expect(options.getByLabel(/^Setup clock/)).toBeVisible();
});

test('options_are_explained_and_a_table_gathers', async ({ page }, info) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends to Jamaica' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Options \(/).click();
  await expect(dialog.getByText('Who holds the compass in the first round.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, `options-${info.project.name}`);
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await takeName(page);
  await expect(page.getByTestId('code')).toBeVisible();
  await expectAccessible(page);
  await picture(page, `gathering-${info.project.name}`);
});

test('a_new_table_asks_only_for_what_makes_a_difference', DESKTOP, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends to Pieces of Eight' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Options \(/).click();
  await dialog.getByText(/^More \(/).click();
  await expect(dialog.getByLabel(/^Blitz clock/)).toBeVisible();
  await expect(dialog.getByLabel(/^Teams/)).toHaveCount(0);
  await dialog.getByLabel(/^Players/).selectOption('4');
  await expect(dialog.getByLabel(/^Blitz clock/)).toHaveCount(0);
  await expect(dialog.getByLabel(/^Teams/).getByRole('option')).toHaveText(['None', 'Two teams of two']);
});
