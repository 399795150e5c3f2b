import { DESKTOP, expect, expectAccessible, picture, playInstantly, takeName, test } from './fixtures';
import { playBots } from './tableDriver';
import type { Browser, Page } from '@playwright/test';

async function arrive(browser: Browser, url: string, language = 'en'): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' });
  await playInstantly(context, {}, language);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

async function openForFriends(page: Page, game = 'Jamaica'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Invite friends to ${game}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
}

test('the_first_seat_with_people_asks_for_a_name_and_enter_takes_it', async ({ page, context }, info) => {
  await playInstantly(context);
  await openForFriends(page);
  const dialog = page.getByRole('dialog', { name: 'What shall we call you?' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog.getByRole('textbox')).not.toHaveValue('');
  await expectAccessible(page);
  await picture(page, `name-${info.project.name}`);
  await dialog.getByRole('textbox').fill('Bonny');
  await page.keyboard.press('Enter');

  await expect(page.getByTestId('code')).toBeVisible();
  await expect(page.getByText('Bonny').first()).toBeVisible();
  await openForFriends(page);
  await expect(page.getByTestId('code')).toBeVisible();
});

test('the_name_of_a_bot_is_refused_and_the_question_stays', DESKTOP, async ({ browser }) => {
  const page = await arrive(browser, '/');
  await openForFriends(page);
  const dialog = page.getByRole('dialog', { name: 'What shall we call you?' });
  await dialog.getByRole('textbox').fill('Bot Grace');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('is for bots');
  await dialog.getByRole('textbox').fill('Grace');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('code')).toBeVisible();
});

test('whoever_gives_no_name_opens_no_table', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openForFriends(page);
  await expect(page.getByRole('dialog', { name: 'What shall we call you?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'What shall we call you?' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeEnabled();
  await expect(page).toHaveURL(/\/$/);
});

test(
  'a_game_against_bots_asks_nobody_for_a_name_and_their_names_say_what_they_are',
  DESKTOP,
  async ({ page, context }) => {
    await playInstantly(context);
    await playBots(page, /Jamaica vs bots/);
    const names = await page
      .getByTestId('seat')
      .evaluateAll((seats) => seats.map((seat) => seat.ariaLabel ?? ''));
    expect(names.filter((name) => name.startsWith('Bot '))).toHaveLength(names.length - 1);
  },
);

test(
  'a_name_and_a_flag_take_effect_at_once_where_others_look_on',
  DESKTOP,
  async ({ page, context, browser }) => {
    await playInstantly(context);
    await openForFriends(page);
    await takeName(page);
    await expect(page.getByTestId('code')).toBeVisible();
    const friend = await arrive(browser, page.url());
    const settings = await context.newPage();
    await settings.goto('/settings');
    await settings.getByLabel('Name').fill('Bonny');
    await settings.getByLabel('Flag 4').check();
    await settings.getByRole('button', { name: 'Save' }).click();

    for (const each of [friend, page]) {
      const seat = each.getByRole('listitem').filter({ hasText: 'Bonny' });
      await expect(seat).toBeVisible();
      await expect(seat.locator('.flag rect').first()).toHaveAttribute('fill', 'var(--seat-4)');
    }
    await settings.goto('/');
    await expect(settings.getByTestId('table-card').first().getByRole('img', { name: 'Bonny' })).toHaveClass(
      /disc-4/,
    );
  },
);

for (const language of ['en', 'es'])
  test(`a_code_on_paper_brings_somebody_back_in_${language}`, async ({ page, context, browser }, info) => {
    const word = (en: string, es: string): string => (language === 'en' ? en : es);
    await playInstantly(context, {}, language);
    await page.goto('/settings');
    await page.getByLabel(word('Name', 'Nombre'), { exact: true }).fill('Bonny');
    await page.getByRole('button', { name: word('Save', 'Guardar'), exact: true }).click();
    await page
      .getByRole('button', { name: word('Make a recovery code', 'Crear un código de recuperación') })
      .click();
    const paper = page.getByTestId('recovery-code');
    await expect(paper).toContainText('Bonny');
    await paper.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await picture(page, `recovery-${language}-${info.project.name}`);
    const code = (await paper.locator('strong').textContent()) ?? '';
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    await expect(page.getByText(word('Saved.', 'Guardado.'))).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await expect(page.getByText(word('You have had a code since', 'Tienes un código desde'))).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);

    for (const [name, works] of [
      ['first', true],
      ['second', false],
    ] as const) {
      const device = await arrive(browser, '/settings', language);
      await device.getByLabel(word('Recovery code', 'Código de recuperación')).fill(code.toLowerCase());
      await device.keyboard.press('Enter');
      await expect(
        device.getByText(
          works
            ? word('You are now Bonny', 'Ahora eres Bonny')
            : word('That code does not work', 'Ese código no sirve'),
        ),
        name,
      ).toBeVisible();
      await device.context().close();
    }
  });

for (const language of ['en', 'es'])
  test(`whoever_leaves_takes_everything_along_and_is_gone_in_${language}`, async ({ browser }, info) => {
    const word = (en: string, es: string): string => (language === 'en' ? en : es);
    const page = await arrive(browser, '/settings', language);
    await page.getByLabel(word('Name', 'Nombre'), { exact: true }).fill('Bonny');
    await page.getByRole('button', { name: word('Save', 'Guardar'), exact: true }).click();
    await expect(page.getByRole('heading', { name: word('My data', 'Mis datos') })).toBeVisible();
    await page.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ game: 'jamaica', seats: 3, pace: 'day', listed: true });
      await fetch('/api/tables', { method: 'POST', headers, body });
    });
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: word('Save my data', 'Guardar mis datos') }).click();
    expect((await saving).suggestedFilename()).toBe('tortuga-my-data.json');

    await page.getByRole('button', { name: word('Delete my data', 'Borrar mis datos') }).click();
    await expectAccessible(page);
    await picture(page, `delete-${language}-${info.project.name}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: word('Delete my data', 'Borrar mis datos') }).click();
    await page.getByRole('button', { name: word('Delete everything', 'Borrarlo todo') }).click();
    await expect(
      page.getByText(word('Everything about you has been deleted.', 'Se ha borrado todo lo tuyo.')),
    ).toBeVisible();
    await page.goto('/');
    await expect(page.getByTestId('tile')).toHaveCount(4);
    await expect(page.getByText('Bonny')).toHaveCount(0);
    await page.context().close();
  });

test('two_names_become_one_by_a_code', DESKTOP, async ({ page, context, browser }) => {
  await playInstantly(context);
  await page.goto('/settings');
  await page.getByLabel('Name', { exact: true }).fill('Bonny');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = (await page.getByTestId('recovery-code').locator('strong').textContent()) ?? '';
  const other = await arrive(browser, '/');
  await openForFriends(other);
  await takeName(other);
  await expect(other.getByTestId('code')).toBeVisible();
  await other.goto('/settings');
  await other.getByLabel('Recovery code').fill(code);
  await expect(other.getByRole('note')).toContainText('will no longer be here');
  await other.getByLabel(/is me, too/).check();
  await expect(other.getByRole('note')).toHaveCount(0);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Come back' }).click();
  await expect(other.getByText('You are now Bonny')).toBeVisible();
  await page.goto('/');
  await expect(page.getByTestId('table-card').getByRole('img', { name: 'Bonny' })).toBeVisible();
});
