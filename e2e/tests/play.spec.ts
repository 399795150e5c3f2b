import { answer, expect, expectAccessible, hurry, picture, playBots, prompt, test } from './harbour';

const GAMES = { 'pieces-of-eight': /Pieces of Eight vs bots/, jamaica: /Jamaica vs bots/, '21-mutinies': /21 Mutinies vs bots/, aye: /Aye vs bots/ };

for (const [game, name] of Object.entries(GAMES)) {
  test(`a_newcomer_plays_${game}_after_one_click`, async ({ page, context }, info) => {
    await hurry(context);
    const began = Date.now();
    await playBots(page, name);
    await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
    expect(Date.now() - began).toBeLessThan(10_000);
    await expectAccessible(page);
    await picture(page, `${game}-${info.project.name}`);
    for (let i = 0; i < 4; i++) if (!(await answer(page))) break;
    await picture(page, `${game}-${info.project.name}-later`);
  });
}

test('a_table_in_spanish_at_night_is_accessible', async ({ page, context }, info) => {
  await hurry(context, { theme: 'night' });
  await context.addInitScript(() => localStorage.setItem('tortuga.language', '"es"'));
  await playBots(page, /Jugar a Jamaica/);
  await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
  await expect(page).toHaveTitle(/Te toca/);
  await expectAccessible(page);
  await picture(page, `jamaica-${info.project.name}-es-night`);
});

test('the_board_can_be_read_in_words', async ({ page, context }) => {
  await hurry(context);
  await playBots(page, GAMES['21-mutinies']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Board in words' }).click();
  await expect(page.getByRole('region', { name: 'The board in words' })).toContainText('Trade Routes');
  await expectAccessible(page);
});
