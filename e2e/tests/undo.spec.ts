import type { Page } from '@playwright/test';
import { collectComplaints, DESKTOP, expect, playInstantly, test } from './fixtures';
import { prompt } from './tableDriver';

/// Second thoughts about two decisions in a row, as the browser shows them; SubscriberUpdatesTest has all games and viewers.

interface Asked {
  number: number;
  mine: boolean;
  undo: boolean;
  moves: string[];
}

/// Plays at a table over a socket of its own until two decisions in a row can be taken back; takes both back, and
/// decides again. Returns whether it came to that before the game was over.
function thinkTwice(page: Page, table: string): Promise<boolean> {
  return page.evaluate(
    (id) =>
      new Promise<boolean>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        let sent = 0;
        let inARow = 0;
        let undone = 0;
        let last = -1;
        const say = (message: object): void => socket.send(JSON.stringify({ table: id, ...message }));
        /// Looks again, as somebody does who was refused or has heard nothing for a while.
        const lookAgain = (): void => {
          last = -1;
          inARow = 0;
          if (undone < 3) undone = 0;
          say({ type: 'watch' });
        };
        let silence = setTimeout(lookAgain, 3000);
        const end = (came: boolean): void => {
          clearTimeout(silence);
          socket.close();
          resolve(came);
        };
        const answer = (asked: Asked | null): void => {
          if (!asked) return end(false);
          if (!asked.mine || asked.number === last) return;
          last = asked.number;
          if (undone === 0) inARow = asked.undo ? inARow + 1 : 0;
          if (inARow >= 2 && undone < 2) {
            undone++;
            return say({ type: 'undo', id: `c${++sent}` });
          }
          if (undone === 2) undone++;
          else if (undone > 2) return end(true);
          const move = asked.moves[sent % asked.moves.length];
          say({ type: 'play', id: `c${++sent}`, question: asked.number, moves: [move] });
        };
        socket.onopen = () => say({ type: 'watch' });
        socket.onerror = () => reject(new Error('the socket broke'));
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(data as string) as {
            type: string;
            asked: Asked | null;
            now: { asked: Asked };
          };
          clearTimeout(silence);
          silence = setTimeout(lookAgain, 3000);
          if (told.type === 'refused') lookAgain();
          if (told.type === 'whole') answer(told.now.asked);
          if (told.type === 'update' || told.type === 'change') answer(told.asked);
        };
      }),
    table,
  );
}

test('two_undos_in_a_row_leave_a_readable_table', DESKTOP, async ({ page, context, browser, baseURL }) => {
  await playInstantly(context);
  await page.goto('/about');
  let table = '';
  let came = false;
  for (let attempt = 0; !came && attempt < 5; attempt++) {
    table = await page.evaluate(async () => {
      const post = async (path: string, body: object): Promise<{ id: string }> => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as { id: string };
      };
      await post('/api/me', { name: 'Anne', flag: 'flag-1' });
      const bots = [null, 'deckhand', 'deckhand', 'deckhand'];
      const terms = { game: 'jamaica', seats: 4, settings: {}, bots, pace: 'day', begin: true };
      return (await post('/api/tables', terms)).id;
    });
    came = await thinkTwice(page, table);
  }
  expect(came).toBe(true);

  await page.goto(`/table/${table}`);
  await expect(page.getByTestId('log-line').first()).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('log-line').first()).toBeVisible();
  await expect(prompt(page)).toBeVisible();
  const stranger = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const complaints = collectComplaints(stranger, baseURL ?? '');
  await stranger.goto(page.url());
  await expect(stranger.getByTestId('log-line').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
