import { expect, playInstantly, test } from './fixtures';
import { openTable, playOn, prompt } from './tableDriver';
import type { CDPSession, Page } from '@playwright/test';

interface Load {
  entries: number;
  listeners: number;
  nodes: number;
  heap: number;
}

/// What a page keeps in memory once its garbage is gone.
async function loadOf(session: CDPSession, entries: number): Promise<Load> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const heap = Math.round(value('JSHeapUsedSize') / 1000);
  return { entries, listeners: value('JSEventListeners'), nodes: value('Nodes'), heap };
}

/// Presses a button from within the page: what a test holds on to would not be forgotten.
async function press(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name })).toBeVisible();
  await page.evaluate((text) => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((button) => button.textContent?.includes(text))?.click();
  }, name);
}

/// The whole game can be seen once more, and its dice agree with what was promised.
async function replayToItsEnd(page: Page): Promise<void> {
  await page.goto(page.url().replace('/table/', '/replay/'));
  const scrubber = page.getByRole('slider', { name: 'Position in the game' });
  await scrubber.focus();
  await page.keyboard.press('End');
  await expect(scrubber).not.toHaveValue('0');
  const drawer = page.getByRole('button', { name: 'Log, score and dice' });
  if (await drawer.isVisible()) await drawer.click();
  await page.getByRole('tab', { name: 'Dice' }).click();
  await expect(page.getByText(/agrees? with the seed/)).toBeVisible();
}

test('long_games_leave_nothing_behind_in_the_page_and_are_replayed', async ({ page, context }) => {
  await playInstantly(context);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  let told = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      told += [...String(payload).matchAll(/"entry":/g)].length;
    }),
  );
  await openTable(page, { game: 'jamaica', seats: 6 });
  await playOn(page, { questions: 15 });
  const early = await loadOf(session, told);
  const play = async (): Promise<Load> => {
    await playOn(page);
    await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
    return loadOf(session, told);
  };
  const loads = [await play()];
  while (told <= 300) {
    const before = page.url();
    await press(page, 'Rematch');
    await page.waitForURL((url) => url.href !== before);
    await expect(prompt(page)).toBeVisible();
    loads.push(await play());
  }
  console.log(JSON.stringify({ early, loads }));
  // The browser may hold on to the table before this one, never to more.
  loads.forEach((late, game) => {
    const tables = game === 0 ? 1 : 2;
    expect(late.listeners).toBeLessThan(early.listeners * (tables + 0.5) + 100);
    expect(late.nodes).toBeLessThan(early.nodes * (tables + 0.5) + 1000);
    expect(late.heap).toBeLessThan(early.heap + 6000);
  });
  await replayToItsEnd(page);
});
