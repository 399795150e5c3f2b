import { DESKTOP, expect, playInstantly, test } from './fixtures';
import { openTable, playOn, takeShip, type TableOptions } from './tableDriver';

const TABLES: readonly TableOptions[] = [
  { game: 'jamaica', seats: 3, pace: 'day' },
  { game: 'pieces-of-eight', seats: 3, pace: 'day', settings: { quickStart: 'true' } },
  { game: '21-mutinies', seats: 3, pace: 'day' },
  { game: 'aye', seats: 4, pace: 'day' },
];

/// What is written smaller than this many pixels, with its size; drawings, which are scaled, are left out.
function textSmallerThan(pixels: number): string[] {
  const small = new Set<string>();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const { parentElement: element, textContent } = node;
    const text = (textContent ?? '').trim();
    if (!element || !text || element.closest('svg, .visually-hidden') || !element.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < pixels) small.add(`${text} (${size})`);
  }
  return [...small];
}

for (const table of TABLES) {
  test(`no_text_of_${table.game}_is_smaller_than_13_pixels_at_1440`, DESKTOP, async ({ page, context }) => {
    await playInstantly(context);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openTable(page, table);
    await playOn(page, { instead: takeShip, questions: 4, rivals: true });
    expect(await page.evaluate(textSmallerThan, 13)).toEqual([]);
  });
}

test('the_chart_of_jamaica_has_a_legend_and_seats_show_their_holds', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openTable(page, { game: 'jamaica', seats: 3, pace: 'day' });
  const legend = page.getByRole('list', { name: 'What the chart shows' });
  await expect(legend).toContainText('you lose 5 points behind this line');
  const seat = page.getByTestId('seat').nth(1);
  await expect(seat.getByRole('list', { name: 'Holds' }).getByRole('img')).toHaveCount(5);
});
