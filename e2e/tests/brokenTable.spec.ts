import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, picture, playInstantly, test } from './fixtures';
import { expectTurn, openTable, prompt } from './tableDriver';

/// What the page offers at a table that a bug has stopped. No move from a browser can stop one, so the page is only told
/// that it has: the server's side of it is tested there.

type Message =
  { type: 'whole'; now: { broken: boolean } } | { type: 'update'; broken: boolean } | { type: 'other' };

/// A page that is told that its table has been stopped.
async function openBroken(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message;
      if (message.type === 'update') message.broken = true;
      if (message.type === 'whole') message.now.broken = true;
      socket.send(JSON.stringify(message));
    });
  });
  await page.goto(path);
  await expect(prompt(page)).toContainText('A bug of ours has stopped this table');
  return page;
}

test('a_host_saves_restarts_or_closes_a_table_that_a_bug_has_stopped', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  await playInstantly(context);
  const table = await context.newPage();
  const path = `/table/${await openTable(table, { game: 'jamaica', seats: 3, pace: 'day' })}`;
  await expectTurn(table);
  const page = await openBroken(context, path);
  const acts = prompt(page).getByTestId('answers');
  await expect(prompt(page)).toContainText('Everything up to here is safe.');
  await expectAccessible(page);
  await picture(page, 'broken-table');

  await expect(acts.getByRole('link', { name: 'Save the log' })).toHaveAttribute(
    'href',
    `/api${tables(path)}/log`,
  );
  await acts.getByRole('button', { name: 'Go on from here' }).click();
  await expect(page.getByText('This table is in order. You can play on.')).toBeVisible();
  await acts.getByRole('button', { name: 'Close the table' }).click();
  await expect(prompt(page)).toContainText('The table was abandoned');
  await expect(prompt(table)).toContainText('The table was abandoned');
  await context.close();
});

const tables = (path: string): string => path.replace('/table/', '/tables/');

test('whoever_only_watches_a_stopped_table_may_save_its_log', async ({ browser }) => {
  const host = await browser.newContext({ locale: 'en-US' });
  await playInstantly(host);
  const table = await host.newPage();
  const path = `/table/${await openTable(table, { game: 'jamaica', seats: 3, pace: 'day' })}`;
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  await playInstantly(context);
  const page = await openBroken(context, path);
  await expect(prompt(page)).toContainText('The host can let the game go on from here');
  const acts = prompt(page).getByTestId('answers');
  await expect(acts.getByRole('link', { name: 'Save the log' })).toBeVisible();
  await expect(acts.getByRole('button')).toHaveCount(0);
  await Promise.all([host.close(), context.close()]);
});
