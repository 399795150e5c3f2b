import type { Browser, Page } from '@playwright/test';
import { playInstantly } from './fixtures';
import { expectTurn } from './tableDriver';

/// Opens a page for somebody else.
export async function arrive(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' });
  await playInstantly(context);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/// Asks the server for something as whoever the page is.
export function post(page: Page, path: string, body: object): Promise<{ id: string }> {
  return page.evaluate(
    async ([to, said]) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(said) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { id: string };
    },
    [path, body] as const,
  );
}

/// Seats Anne and Mary at a table by correspondence, and begins; returns Mary's page.
export async function sitDown(anne: Page, browser: Browser, game: string, settings = {}): Promise<Page> {
  await anne.goto('/about');
  const mary = await arrive(browser, '/about');
  await post(anne, '/api/me', { name: 'Anne', flag: 'flag-1' });
  await post(mary, '/api/me', { name: 'Mary', flag: 'flag-2' });
  const { id } = await post(anne, '/api/tables', { game, seats: 2, settings, pace: 'day' });
  await post(mary, `/api/tables/${id}/join`, {});
  await post(anne, `/api/tables/${id}/begin`, {});
  await Promise.all([anne, mary].map((page) => page.goto(`/table/${id}`)));
  await expectTurn(anne);
  return mary;
}
