import { DESKTOP, expect, expectAccessible, playInstantly, test } from './fixtures';
import { openTable, playOn, prompt } from './tableDriver';

for (const [game, seats, viewport] of [
  ['jamaica', 2, { width: 1440, height: 900 }],
  ['21-mutinies', 3, { width: 390, height: 844 }],
  ['aye', 4, { width: 1280, height: 640 }],
] as const) {
  test(`the_lamp_of_${game}_tells_more_with_each_press`, DESKTOP, async ({ page, context }) => {
    await playInstantly(context);
    await page.setViewportSize(viewport);
    await openTable(page, { game, seats });
    const lamp = page.getByTestId('lamp');
    const hint = page.getByTestId('hint');
    for (let questions = 0; !(await lamp.isVisible()); questions++) await playOn(page, { questions: 1 });

    await expect(lamp).toHaveAccessibleName('Hint: where to look');
    await lamp.click();
    await expect(hint).toHaveAttribute('data-step', '1');
    await expect(page.locator('[data-best]')).toHaveCount(0);
    await expect(lamp).toHaveAccessibleName('Hint: which move');
    await page.keyboard.press('h');
    await expect(hint).toContainText('Best:');
    await lamp.click();
    await expect(hint).toHaveAttribute('data-step', '3');
    await expectAccessible(page);
    await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
    await lamp.click();
    await expect(hint).toHaveCount(0);
  });
}

test('a_bot_says_in_the_log_why_it_did_something', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'jamaica', seats: 2, level: 'deckhand' });
  await playOn(page, { questions: 12 });
  const line = page
    .locator('[data-line]')
    .filter({ hasText: 'has chosen a card' })
    .filter({ hasText: 'Bot' })
    .first();
  await line.getByTestId('log-line').click();
  const why = line.getByTestId('why');
  await why.getByRole('button', { name: 'Why did it do that?' }).click();
  await expect(why).toContainText(/^Why .* did that/);
  await expectAccessible(page);
});
