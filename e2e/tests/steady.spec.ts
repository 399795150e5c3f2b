import { expect, hurry, openTable, playOn, prompt, test } from './harbour';
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

/// The whole game can be seen once more, and its dice agree with what was promised.
async function replayToItsEnd(page: Page, id: string): Promise<void> {
  await page.goto(`/replay/${id}`);
  const scrubber = page.getByRole('slider', { name: 'Position in the game' });
  await scrubber.focus();
  await page.keyboard.press('End');
  await expect(scrubber).not.toHaveValue('0');
  await page.getByRole('tab', { name: 'Dice' }).click();
  await expect(page.getByText(/agrees? with the seed/)).toBeVisible();
}

test('a_long_game_leaves_nothing_behind_in_the_page_and_is_replayed_to_its_end', async ({
  page,
  context,
}) => {
  await hurry(context);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  let told = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      told += [...String(payload).matchAll(/"entry":/g)].length;
    }),
  );
  const id = await openTable(page, { game: 'jamaica', seats: 6 });
  await playOn(page, { questions: 8 });
  const early = await loadOf(session, told);
  await playOn(page);
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
  const late = await loadOf(session, told);
  console.log(JSON.stringify({ early, late }));
  expect(late.entries).toBeGreaterThan(early.entries);
  expect(late.listeners).toBeLessThan(early.listeners * 1.5 + 100);
  expect(late.nodes).toBeLessThan(early.nodes * 1.5 + 1000);
  expect(late.heap).toBeLessThan(early.heap + 6000);
  await replayToItsEnd(page, id);
});
