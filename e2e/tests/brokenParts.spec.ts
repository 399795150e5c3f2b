import { test as plain, type Page } from '@playwright/test';
import { DESKTOP, expect, playInstantly } from './fixtures';
import { expectTurn, openChat, openTable, prompt } from './tableDriver';

/// A bug in one part of a page leaves the rest alone. No move from a browser can cause one, so the page is told things that
/// no server says.

interface Report {
  type: string;
  part: string;
  place: string;
}

/// Views in which the players are nowhere.
const NONSENSE = {
  'pieces-of-eight': { turn: 1 },
  jamaica: { round: 1, ships: [null, null, null] },
  '21-mutinies': { round: 1 },
  aye: { round: 1 },
};

type Message = { type: string; now?: { view: unknown }; view?: unknown };

/// Collects what the page reports, and keeps it from the log.
async function collectReports(page: Page): Promise<Report[]> {
  const reports: Report[] = [];
  await page.route('**/api/errors', (route) => {
    reports.push(route.request().postDataJSON() as Report);
    return route.fulfill({ json: {} });
  });
  return reports;
}

/// Makes the page see a table on which nothing is where it should be.
async function breakView(page: Page, view: object): Promise<void> {
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message;
      if (message.type === 'change') return;
      if (message.type === 'whole' && message.now) message.now.view = view;
      if (message.type === 'update') message.view = view;
      socket.send(JSON.stringify(message));
    });
  });
}

for (const [game, seats] of [
  ['pieces-of-eight', 3],
  ['jamaica', 3],
  ['21-mutinies', 3],
  ['aye', 4],
] as const) {
  plain(`a_board_of_${game}_that_breaks_leaves_log_chat_and_prompt`, DESKTOP, async ({ page, context }) => {
    await playInstantly(context);
    const id = await openTable(page, { game, seats, pace: 'day' });
    const reports = await collectReports(page);
    await breakView(page, NONSENSE[game]);
    await page.goto('/about');
    await page.goto(`/table/${id}`);

    const board = page.getByRole('region', { name: 'Board', exact: true });
    await expect(board.getByRole('alert')).toContainText('Something went wrong here (Board)');
    await expect(board.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.getByRole('log', { name: 'Log', exact: true })).toBeVisible();
    await expect(prompt(page)).not.toHaveText('');
    await openChat(page);
    await page.getByRole('textbox').fill('Ahoy');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ahoy')).toBeVisible();

    const parts = reports.map(({ part }) => part);
    expect(parts.filter((part) => part === 'board')).toHaveLength(1);
    expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(reports.length);
    for (const report of reports) expect(Object.keys(report)).toEqual(['type', 'part', 'place']);
    expect(reports[0]?.place).toMatch(/^[\w.-]+\.js:\d+:\d+$/);
    await board.getByRole('link', { name: 'Lobby' }).click();
    await expect(page).toHaveURL('/');
  });
}

/// Gives the page a component that cannot be drawn.
async function breakComponent(page: Page, name: string): Promise<void> {
  const body = 'export default () => { throw new TypeError("broken") }';
  await page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/// Tells the page of questions that have no orders, which only the prompt looks at.
const breakQuestions = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; now?: { asked?: object | null } };
      if (message.type === 'whole' && message.now?.asked) Object.assign(message.now.asked, { orders: null });
      socket.send(JSON.stringify(message));
    });
  });

const PARTS = {
  seats: (page: Page) => breakComponent(page, 'Seat'),
  own: (page: Page) => breakComponent(page, 'Own'),
  prompt: breakQuestions,
};

plain('seats_own_zone_or_prompt_that_break_leave_the_board', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  const id = await openTable(page, { game: 'jamaica', seats: 3, pace: 'day' });
  await expectTurn(page);
  for (const [part, breakPart] of Object.entries(PARTS)) {
    const other = await context.newPage();
    await other.setViewportSize({ width: 1440, height: 900 });
    const reports = await collectReports(other);
    await breakPart(other);
    await other.goto(`/table/${id}`);
    await expect(other.getByRole('alert')).toContainText('Something went wrong here');
    await expect(other.getByRole('alert'), part).toHaveCount(1);
    await expect(other.getByTestId('board').getByRole('alert')).toHaveCount(0);
    await expect(other.getByRole('log', { name: 'Log', exact: true })).toBeVisible();
    if (part !== 'prompt') await expect(prompt(other)).toHaveAttribute('data-mood', 'act');
    expect(reports.map((report) => report.part)).toContain(part);
    await other.close();
  }
});

plain('an_error_that_nothing_catches_is_reported_once', DESKTOP, async ({ page }) => {
  const reports = await collectReports(page);
  await page.goto('/about');
  await page.evaluate(() => {
    const failure = (): Error =>
      Object.assign(new RangeError('Anne holds a saber'), {
        stack: 'RangeError: Anne holds a saber\n    at x (http://localhost/assets/x.js:1:2)',
      });
    for (let i = 0; i < 3; i++) {
      void Promise.reject(failure());
      setTimeout(() => {
        throw failure();
      });
    }
  });
  await expect.poll(() => reports.length).toBe(2);
  expect(reports).toEqual(
    expect.arrayContaining([
      { type: 'RangeError', part: 'promise', place: 'x.js:1:2' },
      { type: 'RangeError', part: 'event', place: 'x.js:1:2' },
    ]),
  );
});

plain('a_page_that_cannot_be_fetched_offers_to_reload', DESKTOP, async ({ page }) => {
  await collectReports(page);
  await page.route('**/assets/SettingsPage*.js', (route) => route.abort());
  await page.goto('/settings');
  await expect(page.getByRole('alert')).toContainText('Something went wrong here');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByRole('link', { name: 'Lobby' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const path of [
  '/nonsense',
  '/nonsense/of/all/kinds',
  '/api',
  '/api/nonsense',
  '/table',
  '/assets/gone',
]) {
  plain(`${path}_is_the_page_for_lost_people`, DESKTOP, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the chart');
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Off the chart');
  });
}
