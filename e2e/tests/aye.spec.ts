import {
  collectComplaints,
  DESKTOP,
  expect,
  expectAccessible,
  PHONE,
  picture,
  playInstantly,
  test,
  takeName,
} from './fixtures';
import { answer, expectTurn, main, openTable, playOn, prompt, sure } from './tableDriver';
import type { Browser, Page } from '@playwright/test';

const ENDS = {
  en: /escapes!|feasts!|traitor wins!/,
  es: /escapa!|festín!|Gana el traidor!/,
} as const;

/// The ship has escaped or is lost, everybody's cards lie open, and the traitor is named.
async function expectTheEnd(page: Page, language: 'en' | 'es', seats: number): Promise<void> {
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
  await expect(page.getByRole('heading', { name: ENDS[language] })).toBeVisible();
  await expect(page.locator('.aye-sheet .crew > li')).toHaveCount(seats);
  await expectAccessible(page);
}

/// Keeps a picture of every kind of question, once.
function album(page: Page, name: string): () => Promise<void> {
  const seen = new Set<string>();
  return async () => {
    const kind = (await prompt(page).getAttribute('data-kind')) ?? '';
    if (seen.has(kind) || (await prompt(page).getAttribute('data-mood')) !== 'act') return;
    seen.add(kind);
    await picture(page, `${name}-${kind}`);
    if (kind === 'cast-votes') await expectAccessible(page);
  };
}

/// Orders the first pirate to repair and everybody else to the first mission, with all dice for the last.
async function giveOrders(page: Page): Promise<void> {
  const crew = page.locator('[data-pirate]');
  const count = await crew.count();
  for (let i = 0; i < count; i++) {
    await crew.nth(i).click();
    const token = page.locator(`.tokens [data-command="${i === 0 ? 'repair' : 'sails'}"]`);
    if ((await token.getAttribute('data-offer')) !== 'legal') continue;
    await token.click();
    await expect(token).toHaveAttribute('aria-pressed', 'true');
  }
}

/// Four at a wide screen, in English; ten at a narrow one, in Spanish, at night.
const TABLES = {
  desktop: { seats: 4, language: 'en', theme: 'day', settings: { roundLimit: '15' } },
  phone: { seats: 10, language: 'es', theme: 'night', settings: { difficulty: 'storm', roundLimit: '15' } },
} as const;

test('pirates_play_a_whole_game_of_aye', async ({ page, context }, info) => {
  const size = info.project.name === 'phone' ? 'phone' : 'desktop';
  const { seats, language, theme, settings } = TABLES[size];
  await playInstantly(context, { theme }, language);
  await openTable(page, { game: 'aye', seats, pace: 'day', settings: { ...settings } });
  await playOn(page, { before: album(page, `aye-${size}-${seats}`), questions: 12 });
  await playOn(page);
  await expectTheEnd(page, language, seats);
  await picture(page, `aye-${size}-${seats}-over`);
  await page.getByRole('button', { name: /See the board|Ver el tablero/ }).click();
  await expect(page.locator('.aye-hull')).toBeInViewport();
});

test('ten_pirates_sit_down_at_a_wide_table_and_four_at_a_narrow_one', async ({ page, context }, info) => {
  const isWide = info.project.name === 'desktop';
  await playInstantly(context);
  await openTable(page, { game: 'aye', seats: isWide ? 10 : 4, pace: 'day', settings: { mode: 'beginner' } });
  await playOn(page, { questions: 5 });
  await picture(page, `aye-${info.project.name}-${isWide ? 10 : 4}-beginner`);
});

test('a_whole_game_of_aye_is_played_by_keyboard_alone', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, {
    game: 'aye',
    seats: 4,
    pace: 'day',
    settings: { mode: 'beginner', roundLimit: '15' },
  });
  await playOn(page, { keyboard: true });
  await expectTheEnd(page, 'en', 4);
});

async function sitDown(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  await playInstantly(context);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await takeName(page);
  return page;
}

/// Opens a table for two people and two bots, of which the first is to choose the captain.
async function gather(page: Page): Promise<string> {
  await page.goto('/settings');
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: object): Promise<{ id: string }> => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<{
        id: string;
      }>;
    };
    await post('/api/me', { name: 'Anne', flag: 'flag-1' });
    const settings = { mode: 'beginner', captain: 'host' };
    const bots = [null, null, 'deckhand', 'deckhand'];
    return (
      await post('/api/tables', {
        game: 'aye',
        seats: 4,
        settings,
        pace: 'day',
        bots,
        begin: false,
        word: 'e2e',
      })
    ).id;
  });
  await page.goto(`/table/${id}`);
  return page.url();
}

test(
  'a_captain_gives_orders_and_the_crew_votes_in_secret',
  DESKTOP,
  async ({ page, context, browser }, info) => {
    await playInstantly(context);
    const mate = await sitDown(browser, await gather(page));
    const complaints = collectComplaints(mate, info.project.use.baseURL ?? '');
    await page.getByRole('button', { name: 'Start the game' }).click();

    await page.getByRole('button', { name: /^Yourself/ }).click();
    await answer(page, main(page));
    await answer(page, 'Share evenly');
    await expect(mate.locator('[data-pirate="1"]')).toContainText('6');
    await answer(page, 'Deal the doubloons');

    await expect(page.locator('.tokens')).toBeVisible();
    await mate.getByRole('button', { name: /^Ask/ }).click();
    await expectAccessible(mate);
    await picture(mate, 'aye-requests');
    await mate.getByRole('button', { name: 'Give me the rum' }).click();
    await page.keyboard.press('c');
    await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Give me the rum');
    await expect(page.locator('[data-pirate="1"] .asks')).toBeVisible();
    await giveOrders(page);
    await page.locator('.supply').dragTo(page.locator('[data-pirate="1"]'));
    await expect(mate.locator('[data-pirate="1"] .die')).toHaveCount(1);
    await page.locator('[data-pirate="1"]').focus();
    await page.keyboard.press('+');
    await expect(page.locator('[data-pirate="1"] .die')).toHaveCount(2);
    await expectAccessible(page);
    await picture(page, 'aye-captain');
    await picture(mate, 'aye-crew');
    await answer(page, 'Give the commands');
    await expect(prompt(page)).toContainText(/Keep \d dice back/);
    await answer(page, sure(page));

    await expectTurn(mate);
    await mate.getByRole('button', { name: /^Argh! Defy/ }).click();
    await expect(page.getByRole('region', { name: 'Board', exact: true })).not.toContainText(
      'Argh!: captain',
    );
    await answer(mate, main(mate));
    await expect(page.getByTestId('seat').nth(1)).toContainText('Argh!');
    await expect(mate.getByText('What do you do this round?')).toBeVisible();
    await expectAccessible(mate);
    expect(complaints).toEqual([]);
  },
);

test('nobody_learns_who_is_done_when_a_round_ends', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'aye', seats: 4, pace: 'day' });
  await playOn(page, {
    before: async () => {
      if ((await prompt(page).getAttribute('data-kind')) !== 'meet-round-end') return;
      await expect(page.getByTestId('seat').getByText('done')).toHaveCount(0);
    },
    questions: 12,
  });
});

test('a_word_of_aye_opens_its_rules', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, { game: 'aye', seats: 5, pace: 'day' });
  await page.getByRole('button', { name: 'Plank', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('AYE-PLANK-01');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Goal cards/ }).click();
  await expect(page.getByRole('region', { name: /Goal cards completed/ })).toBeVisible();
});

/// Plays on to the choice of the first captain, and makes it.
async function name(page: Page, captain: number): Promise<void> {
  const chosen = page.locator(`[data-move="name-captain ${captain}"][data-offer="legal"]`).first();
  await chosen.click();
  await answer(page, main(page));
}

test('orders_for_nine_leave_the_hull_in_sight', PHONE, async ({ page, context }) => {
  await playInstantly(context, {}, 'es');
  await openTable(page, {
    game: 'aye',
    seats: 10,
    pace: 'day',
    settings: { mode: 'beginner', captain: 'host' },
  });
  await name(page, 0);
  await answer(page, 'Repartir por igual');
  await answer(page, 'Repartir los doblones');
  await expect(page.locator('.tokens')).toBeVisible();
  const bottom = async (): Promise<number> => {
    const [hull, board] = await Promise.all(
      ['.aye-hull', 'section.board'].map((which) => page.locator(which).boundingBox()),
    );
    return (board?.y ?? 0) + (board?.height ?? 0) - (hull?.y ?? 0) - (hull?.height ?? 0);
  };
  const before = await bottom();
  await giveOrders(page);
  await page.locator('[data-pirate]').first().click();
  for (let die = 1; die <= 8; die++) {
    await page.getByRole('button', { name: 'Un dado más' }).click();
    await expect(page.locator('.supply .die')).toHaveCount(8 - die);
  }
  await picture(page, 'aye-phone-orders');
  expect([before >= 0, await bottom()]).toEqual([true, before]);
});

test('what_cannot_be_done_says_why_to_whoever_rests_on_it', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await openTable(page, {
    game: 'aye',
    seats: 4,
    pace: 'day',
    settings: { mode: 'beginner', captain: 'host' },
  });
  await name(page, 1);
  await page.getByRole('button', { name: /^Argh! Defy/ }).click();
  await answer(page, main(page));
  await expect(page.getByText('What do you do this round?')).toBeVisible();
  const repair = page.locator('[data-move="act repair"]');
  await repair.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'aye-why-not');
  await page.locator('[data-move="act sails"]').hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await repair.focus();
  await expect(page.getByRole('tooltip'), 'keys lead there as well').toBeVisible();
  await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
});

test(
  'a_request_hides_no_line_of_the_chat_and_its_recipient_does_not_stick',
  DESKTOP,
  async ({ page, context }) => {
    await playInstantly(context);
    await page.setViewportSize({ width: 1280, height: 1150 });
    await openTable(page, { game: 'aye', seats: 4, pace: 'day' });
    const lines = page.getByRole('log', { name: 'Chat' }).locator('p');
    const sheet = page.getByRole('dialog', { name: 'Ask the crew' });
    const everybody = sheet.getByRole('button', { name: 'everyone' });
    for (let i = 0; i < 3; i++) {
      await page
        .locator('#chat-input')
        .fill(`A long remark that needs more than one line of the chat, number ${i}`);
      await page.keyboard.press('Enter');
      await expect(lines).toHaveCount(i + 1);
    }
    for (let i = 3; i < 6; i++) {
      await page.locator('.aye-ask').click();
      await expect(everybody).toHaveAttribute('aria-pressed', 'true');
      await sheet.locator('.row[role=group] .button').nth(1).click();
      await expect(everybody).toHaveAttribute('aria-pressed', 'false');
      await sheet.getByRole('button', { name: 'Vote Argh!' }).click();
      await expect(sheet).toBeHidden();
      await expect(lines).toHaveCount(i + 1);
    }
    await picture(page, 'aye-asked');
    await expect(lines.last()).toBeInViewport({ ratio: 0.95 });
    await expect(page.getByTestId('log-line').last()).toBeInViewport({ ratio: 0.95 });
    await page.locator('.aye-ask').click();
    await picture(page, 'aye-asking');
    await expect(lines.last()).toBeInViewport({ ratio: 0.95 });
    const popover = await sheet.boundingBox();
    const last = await lines.last().boundingBox();
    if (!popover || !last) throw new Error('there is no chat');
    expect(popover.x).toBeGreaterThanOrEqual(last.x + last.width);
  },
);
