import { expect, hurry, openTable, playOn, prompt, test } from './harbour';
import type { CDPSession } from '@playwright/test';

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

test('a_long_game_leaves_nothing_behind_in_the_page', async ({ page, context }) => {
  await hurry(context);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  let told = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      told += [...String(payload).matchAll(/"entry":/g)].length;
    }),
  );
  await openTable(page, { game: 'jamaica', seats: 6 });
  let early: Load | undefined;
  await playOn(page, {
    before: async () => {
      if (told > 100) early ??= await loadOf(session, told);
    },
  });
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
  const late = await loadOf(session, told);
  console.log(JSON.stringify({ early, late }));
  expect(late.listeners).toBeLessThan((early?.listeners ?? 0) * 1.5 + 100);
  expect(late.nodes).toBeLessThan((early?.nodes ?? 0) * 1.5 + 1000);
  expect(late.heap).toBeLessThan((early?.heap ?? 0) + 6000);
});
