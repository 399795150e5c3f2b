import {
  DESKTOP,
  expect,
  expectAccessible,
  measureLayoutShifts,
  PHONE,
  picture,
  playInstantly,
  test,
} from './fixtures';
import { expectTurn, openTable, playBots, playOn, prompt, takeShip } from './tableDriver';

const GAMES = {
  'pieces-of-eight': /Pieces of Eight vs bots/,
  jamaica: /Jamaica vs bots/,
  '21-mutinies': /21 Mutinies vs bots/,
  aye: /Aye vs bots/,
};

for (const [game, name] of Object.entries(GAMES)) {
  test(`a_newcomer_plays_${game}_after_one_click`, async ({ page, context }, info) => {
    await playInstantly(context);
    const shifts = await measureLayoutShifts(page);
    await page.goto('/');
    const play = page.getByRole('button', { name }).first();
    await expect(play).toBeVisible();
    const began = Date.now();
    await play.click();
    await expectTurn(page);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(await shifts()).toBeLessThan(0.05);
    await expectAccessible(page);
    await picture(page, `${game}-${info.project.name}`);
    await playOn(page, { questions: 2, instead: takeShip });
    await picture(page, `${game}-${info.project.name}-later`);
  });
}

test('a_newcomer_takes_a_ready_made_ship_and_sees_what_is_aimed_at', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'pieces-of-eight', seats: 2, settings: { quickStart: 'false' } });
  await page.getByRole('button', { name: 'Take a ready-made ship' }).click();
  const ready = page.getByRole('button', { name: 'Ready!' });
  await expect(async () => {
    if (await ready.isVisible()) await ready.click();
    await expect(prompt(page)).toHaveAttribute('data-kind', 'main-action', { timeout: 1000 });
  }).toPass();
  await expectTurn(page);
  await page.locator('.own-ship .coin[data-offer="legal"]').first().press('Enter');
  await page.locator('.fleet .coin[data-offer="legal"]').first().press('Enter');
  await expect(page.locator('.fleet .coin[data-offer="chosen"] .cross')).toBeVisible();
});

test('a_table_in_spanish_at_night_is_accessible', async ({ page, context }, info) => {
  await playInstantly(context, { theme: 'night' }, 'es');
  await playBots(page, /Jugar a Jamaica/);
  await expectTurn(page);
  await expect(page).toHaveTitle(/Te toca/);
  await expectAccessible(page);
  await picture(page, `jamaica-${info.project.name}-es-night`);
});

test('the_board_can_be_read_in_words', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await playBots(page, GAMES['21-mutinies']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Board in words' }).click();
  await expect(page.getByRole('region', { name: 'The board in words' })).toContainText('Trade Routes');
  await expectAccessible(page);
});

test('fingers_have_room_on_a_phone', PHONE, async ({ page, context }) => {
  await playInstantly(context);
  await playBots(page, GAMES.jamaica);
  await expectTurn(page);
  for (const tab of ['Log', 'Chat', 'Rules', 'Table']) {
    await page.getByRole('navigation').getByRole('button', { name: tab }).tap();
    const narrow = await page.evaluate(() =>
      [...document.querySelectorAll('header, [data-testid="prompt"], nav, [data-testid="side"]')]
        .flatMap((bar) => [...bar.querySelectorAll('a, button, select, input')])
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
        .map(({ control, box }) => `${box.width}x${box.height} ${control.outerHTML.slice(0, 80)}`),
    );
    expect(narrow, tab).toEqual([]);
  }
});
