import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, playInstantly, test } from './fixtures';
import { openTable, playOn, prompt } from './tableDriver';

/// What the chart of Jamaica, its pieces and its seats tell.

const PHONE_SIZE = { width: 390, height: 844 };
/// No bot acts before the captain has placed the dice.
const MINE = { firstCaptain: 'first-seat' };

const tooltip = (page: Page): Locator => page.getByRole('tooltip');
const numbers = (page: Page): Locator => page.getByTestId('space-numbers');
const legend = (page: Page): Locator => page.getByRole('list', { name: 'What the chart shows' });
const legendButton = (page: Page): Locator => page.getByRole('button', { name: 'What the chart shows' });

/// Holds a finger on something for as long as a long press takes.
async function pressLong(thing: Locator): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [clientX, clientY] = [x + width / 2, y + height / 2];
  await thing.dispatchEvent('pointerdown', { pointerType: 'touch', clientX, clientY, bubbles: true });
  await expect(thing.page().getByTestId('rule-card')).toBeVisible();
  await thing.dispatchEvent('pointerup', { pointerType: 'touch', clientX, clientY, bubbles: true });
}

test('the_chart_explains_prizes_line_and_course_in_every_window', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openTable(page, { game: 'jamaica', seats: 3, pace: 'day' });
  for (const says of [
    'points if you are here in the end',
    'you lose 5 points behind this line',
    'the course',
  ])
    await expect(legend(page)).toContainText(says);
  await expect(legendButton(page)).toHaveCount(0);

  for (const window of [PHONE_SIZE, { width: 844, height: 390 }, { width: 1024, height: 768 }]) {
    await page.setViewportSize(window);
    await expect(legend(page)).toHaveCount(0);
    await legendButton(page).click();
    await expect(legend(page)).toBeInViewport({ ratio: 1 });
    await expect(legend(page)).toContainText('you lose 5 points behind this line');
    await page.keyboard.press('Escape');
    await expect(legend(page)).toHaveCount(0);
  }
});

test('seats_tell_what_a_captain_would_score_now', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openTable(page, { game: 'jamaica', seats: 3, pace: 'day' });
  const seat = page.getByTestId('seat').first();
  await expect(seat.getByRole('img', { name: /^−2 points if the race ended now/ })).toBeVisible();
  await seat.getByText('1st in the race').hover();
  await expect(tooltip(page)).toHaveText('If the race ended now: −2 points (space −5, doubloons 3).');
});

test('a_space_is_numbered_while_a_seat_or_the_log_names_it', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'jamaica', seats: 2, pace: 'day', settings: MINE });
  await playOn(page, { questions: 6, rivals: true });
  const line = page
    .getByTestId('log-line')
    .filter({ hasText: /sails? from .* to space \d+/ })
    .last();
  const space = /to space (\d+)/.exec((await line.textContent()) ?? '')?.[1] ?? '';
  await page.getByRole('heading').first().hover();
  await line.hover();
  await expect(numbers(page)).toContainText(space);

  const seat = page.getByTestId('seat').last();
  const at = /space (\d+)/.exec((await seat.textContent()) ?? '')?.[1] ?? '';
  await seat.hover();
  await expect(numbers(page)).toContainText(at);
});

test('spaces_dice_holds_and_cards_tell_what_they_are', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  // Somebody else is to be the captain, so that the dice lie there.
  do await openTable(page, { game: 'jamaica', seats: 3, pace: 'day' });
  while ((await prompt(page).getAttribute('data-kind')) !== 'choose-card');
  const board = page.getByTestId('board');
  await board.getByRole('img', { name: /^space 45: port, 7 doubloons, prize 6$/ }).hover();
  await expect(tooltip(page)).toHaveText('space 45: port, 7 doubloons, prize 6');
  await page.getByTestId('own').getByRole('img', { name: 'Hold 2: 3 doubloons' }).hover();
  await expect(tooltip(page)).toHaveText('Hold 2: 3 doubloons');

  await page.keyboard.press('Tab');
  await board.getByRole('note').first().focus();
  await expect(tooltip(page)).toHaveText('Counts for the left half of every card this round.');

  await pressLong(board.getByRole('img', { name: /^space 4: pirate lair with a treasure$/ }));
  await expect(page.getByTestId('rule-card')).toContainText('the first ship to stop here takes a treasure');
  await page.keyboard.press('Escape');
  await pressLong(page.getByTestId('own').getByRole('img', { name: 'Hold 1: 3 food' }));
  await expect(page.getByTestId('rule-card')).toContainText('one kind of goods');
  await page.keyboard.press('Escape');
  await pressLong(board.getByRole('img', { name: /^morning: \d$/ }).first());
  await expect(page.getByTestId('rule-card')).toContainText('left half of every card');
});

test('a_card_that_somebody_turns_up_is_shown_large', DESKTOP, async ({ page, context }) => {
  await playInstantly(context, { tempo: 'fast' });
  await openTable(page, { game: 'jamaica', seats: 3, pace: 'day', settings: MINE });
  const shown: string[] = [];
  await page.exposeFunction('note', (text: string) => void shown.push(text));
  await page.evaluate(() => {
    const { note } = window as unknown as { note: (text: string) => void };
    new MutationObserver(() => {
      const beat = document.querySelector('[data-testid="beat"]')?.textContent;
      if (beat) note(beat);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await playOn(page, { questions: 3, rivals: true });
  await expect
    .poll(() => shown.some((text) => /plays “.+”\s*Morning: .+\. Evening: .+\./.test(text)))
    .toBe(true);
});
