import { expect, expectAccessible, playInstantly, test, takeName } from './fixtures';
import { answer, expectTurn, main, openTable, playOn, prompt } from './tableDriver';
import type { Locator, Page } from '@playwright/test';

/// Sits down as the captain of four, who has dealt the doubloons to see.
async function captain(page: Page): Promise<void> {
  const settings = { mode: 'beginner', captain: 'host' };
  await openTable(page, { game: 'aye', seats: 4, pace: 'day', settings });
  await page.locator('[data-move="name-captain 0"][data-offer="legal"]').first().click();
  await main(page).click();
  await answer(page, 'Share evenly');
  await expect(page.getByRole('button', { name: 'Deal the doubloons' })).toBeVisible();
  await expect(page.locator('[data-testid=\"table\"][data-new]')).toHaveCount(0);
}

const orders = (page: Page): Promise<void> =>
  expect(prompt(page)).toHaveAttribute('data-kind', 'issue-commands');

/// Presses a place of the page, as a hand would, in the moment in which a question of a kind is drawn.
function pressOnceAsked({ kind, x, y }: { kind: string; x: number; y: number }): Promise<void> {
  return new Promise((done) => {
    const changes = new MutationObserver(() => {
      if (!document.querySelector(`[data-testid="prompt"][data-kind="${kind}"]`)) return;
      changes.disconnect();
      const at = { bubbles: true, cancelable: true, clientX: x, clientY: y };
      const target = document.elementFromPoint(x, y);
      target?.dispatchEvent(new PointerEvent('pointerdown', { ...at, isPrimary: true }));
      target?.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
      done();
    });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

test('a_double_click_does_not_throw_a_captains_round_away', async ({ page, context }) => {
  await playInstantly(context);
  await captain(page);
  const deal = await page.getByRole('button', { name: 'Deal the doubloons' }).boundingBox();
  const [x, y] = [(deal?.x ?? 0) + (deal?.width ?? 0) / 2, (deal?.y ?? 0) + (deal?.height ?? 0) / 2];
  // The second click comes just when the next question is there: that is when it hurts. The page presses by itself,
  // because a slow machine would press too late to matter.
  const secondClick = page.evaluate(pressOnceAsked, { kind: 'issue-commands', x, y });
  await page.mouse.click(x, y);
  await secondClick;
  await expect(page.locator('[data-command]').first()).toBeVisible();
  await expect(prompt(page)).toContainText('Give commands and dice');

  await answer(page, 'Give the commands');
  await expect(prompt(page)).toContainText('Give no commands at all?');
  await orders(page);
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toContainText('Give commands and dice');
  await expect(main(page)).toHaveCount(0);
});

test('a_double_click_by_the_book_takes_one_step', async ({ page, context }) => {
  await playInstantly(context);
  await captain(page);
  await page.getByRole('button', { name: 'Deal the doubloons' }).dblclick();
  await orders(page);
  await expect(page.locator('[data-command]').first()).toBeVisible();
});

test('enter_answers_one_question_however_long_it_is_held', async ({ page, context }) => {
  await playInstantly(context);
  await captain(page);
  await page.mouse.click(5, 5);
  await page.keyboard.down('Enter');
  await orders(page);
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-command]').first()).toBeVisible();
  await expect(prompt(page)).toContainText('Give commands and dice');
});

/// What has come over the table goes with Esc, wherever the focus is.
async function expectClosed(page: Page, layer: Locator): Promise<void> {
  await expect(layer).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
}

test('escape_puts_away_whatever_lies_on_top', async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'jamaica', seats: 3 });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.locator('#menu')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toHaveCount(0);

  await expectTurn(page);
  await prompt(page).getByRole('button', { name: 'The rule for this' }).click();
  await expectClosed(page, page.getByTestId('rule-card'));
  await page.getByRole('button', { name: 'Cards, pieces and icons' }).click();
  await expectClosed(page, page.getByTestId('gallery'));
  await playOn(page, { questions: 1 });
  while (!(await page.getByTestId('lamp').isVisible())) await playOn(page, { questions: 1 });
  await page.getByTestId('lamp').click();
  await expectClosed(page, page.getByTestId('hint'));

  // Where the log has no place of its own, it lies over the table.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('button', { name: /^Log/ }).click();
  await expectClosed(page, page.getByTestId('side'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByTestId('seat-strip').getByRole('button').first().click();
  await expectClosed(page, page.getByRole('dialog', { name: /you/ }));
  await page.getByRole('navigation').getByRole('button', { name: 'Rules' }).click();
  await expectClosed(page, page.getByTestId('rules'));
});

test('escape_puts_away_the_ships_that_somebody_has_saved', async ({ page, context }) => {
  await playInstantly(context);
  await page.goto('/ships');
  const ships = page.getByRole('button', { name: /My ships/ });
  await ships.click();
  await expect(ships).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(ships).toHaveAttribute('aria-expanded', 'false');
});

test('keys_lead_to_targets_which_show_their_digits', async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'jamaica', seats: 3 });
  await expectTurn(page);
  await expect(page.getByTestId('digit')).toHaveCount(0);
  await page.keyboard.press('l');
  await page.keyboard.press('t');
  const target = page.locator(':focus');
  await expect(target).toHaveAttribute('data-offer', 'legal');
  await page.keyboard.press('ArrowRight');
  await expect(target).toHaveAttribute('data-offer', 'legal');
  const digits = page.getByTestId('digit');
  await expect(digits.first()).toHaveText('1');
  const [mark, first] = await Promise.all([
    digits.first().boundingBox(),
    page.locator('[data-offer="legal"]').first().boundingBox(),
  ]);
  expect(Math.abs((mark?.x ?? 0) - (first?.x ?? 99))).toBeLessThan(12);
  await page.keyboard.press('1');
  await expect(page.locator('[data-offer="chosen"]').first()).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await expect(digits).toHaveCount(0);
});

test('the_prompt_comes_before_the_log_and_the_log_is_one_stop', async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'jamaica', seats: 3 });
  await expectTurn(page);
  await playOn(page, { questions: 3 });
  const stops = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-testid="table"] :is(button, a, [tabindex])')]
      .filter((each) => each.tabIndex >= 0 && each.checkVisibility())
      .map((each) =>
        each.closest('[role="log"][aria-label="Log"]')
          ? 'log'
          : each.closest('[data-testid="prompt"]')
            ? 'prompt'
            : '',
      ),
  );
  expect(stops.filter((stop) => stop === 'log')).toHaveLength(1);
  expect(stops.lastIndexOf('prompt')).toBeLessThan(stops.indexOf('log'));
  await page.keyboard.press('l');
  await expect(page.getByRole('log', { name: 'Log' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByTestId('log-line').last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByTestId('log-line').nth(-2)).toBeFocused();
});

test('a_seat_is_handed_to_a_bot_only_by_whoever_means_it', async ({ page, context }) => {
  await playInstantly(context, { tempo: 'normal' });
  await openTable(page, { game: 'jamaica', seats: 3, pace: 'day' });
  await expectTurn(page);
  const leave = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Hand my seat to a bot' }).click();
  };
  await leave();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(prompt(page)).not.toContainText('A bot is playing for you');
  await leave();
  await page.getByRole('button', { name: 'Hand it over' }).click();
  await expect(prompt(page)).toContainText('A bot is playing for you');
  await prompt(page).getByRole('button', { name: 'Take the seat back' }).click();
  await expect(prompt(page)).not.toContainText('A bot is playing for you');
});

test('a_code_is_read_as_people_write_it', async ({ page, context, browser }) => {
  await playInstantly(context);
  await page.goto('/');
  await page.getByRole('button', { name: /Invite friends to Jamaica/ }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await takeName(page);
  const code = (await page.getByTestId('code').textContent()) ?? '';
  const guest = await browser.newPage({ locale: 'en-US' });
  await guest.goto('/');
  await guest
    .getByLabel('Join friends by link or code')
    .fill(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)} `);
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL(page.url());
  await guest.close();
});

test('whoever_is_lost_gets_our_page', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US' });
  const answer = await page.goto('/nonsense');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Off the chart' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});

/// Lets a page hear a table that cannot be drawn.
async function garble(
  page: Page,
  spoil: (whole: { chronicle: object[]; now: object }) => void,
): Promise<void> {
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const told = JSON.parse(String(text)) as { type: string; chronicle: object[]; now: object };
      if (told.type === 'whole') spoil(told);
      socket.send(JSON.stringify(told));
    });
  });
}

test('a_log_or_board_that_cannot_be_drawn_leaves_the_rest_of_the_page', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  await playInstantly(context);
  const page = await context.newPage();
  const id = await openTable(page, { game: 'jamaica', seats: 3, pace: 'day' });
  await expectTurn(page);

  const log = await context.newPage();
  await garble(
    log,
    (whole) => (whole.chronicle = whole.chronicle.map((act) => ({ ...act, events: [null] }))),
  );
  await log.goto(`/table/${id}`);
  await expect(log.getByRole('complementary').getByRole('alert')).toContainText('reload the page');
  await expect(prompt(log)).toHaveAttribute('data-mood', 'act');
  await expect(log.getByTestId('table').locator('[data-offer=\"legal\"]').first()).toBeVisible();

  const board = await context.newPage();
  await garble(board, (whole) => (whole.now = { ...whole.now, view: {} }));
  await board.goto(`/table/${id}`);
  await expect(board.getByRole('alert').first()).toContainText('reload the page');
  await expect(board.getByRole('button', { name: 'Menu' })).toBeVisible();
  await board.getByRole('alert').getByRole('link', { name: 'Lobby' }).first().click();
  await expect(board.getByRole('button', { name: /Play Jamaica/ }).first()).toBeVisible();
  await context.close();
});

test('a_game_against_bots_is_closed_from_the_lobby_or_at_the_table', async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'jamaica', seats: 3, pace: 'day' });
  await expectTurn(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Close: Jamaica' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByRole('button', { name: 'Close: Jamaica' })).toHaveCount(0);
  await expect(page.getByTestId('table-card')).toContainText('closed');

  await openTable(page, { game: 'aye', seats: 4, pace: 'day' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Close this game' }).click();
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
});
