import type { Page } from '@playwright/test';

/// What the server told a page about a table: everything at once, then one update after another.
export interface Recording {
  game: string;
  whole: string;
  updates: string[];
}

declare global {
  interface Window {
    /// Brings the next update, and waits until it is drawn and all is quiet.
    bring(text: string, mark: string): Promise<void>;
  }
}

/// Writes down what the server tells a page; call it before the page is opened.
export function listen(page: Page, game: string): Recording {
  const heard: Recording = { game, whole: '', updates: [] };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload);
      const { type } = JSON.parse(text) as { type: string };
      if (type === 'whole') Object.assign(heard, { whole: text, updates: [] });
      else if (type === 'update' || type === 'change') heard.updates.push(text);
    }),
  );
  return heard;
}

/// Opens the recorded table in a page that hears nothing but what `bring` brings.
export async function open(page: Page, { game, whole }: Recording): Promise<void> {
  const { table } = JSON.parse(whole) as { table: { id: string } };
  await page.route(`**/api/tables/${table.id}`, (route) => route.fulfill({ json: { id: table.id, game } }));
  await page.addInitScript(stage, whole);
  await page.goto(`/table/${table.id}`);
}

/// Puts a recorded server in the place of the real one.
function stage(whole: string): void {
  let wire: { onopen?: () => void; onmessage?: (e: { data: string }) => void } = {};
  window.WebSocket = class {
    constructor() {
      wire = this as typeof wire;
      setTimeout(() => wire.onopen?.());
    }
    send(text: string): void {
      if (text.includes('"watch"')) setTimeout(() => wire.onmessage?.({ data: whole }));
    }
    close(): void {
      wire = {};
    }
  } as unknown as typeof WebSocket;
  // A link on which nothing is heard for long is given up. The clock stays where it was.
  const { now } = (JSON.parse(whole) as { now: { now: number } }).now;
  const beat = JSON.stringify({ type: 'beat', now, numbers: {} });
  setInterval(() => wire.onmessage?.({ data: beat }), 5000);
  const task = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  window.bring = async (text, mark) => {
    await task(0);
    performance.mark(mark);
    wire.onmessage?.({ data: text });
    await frame();
    await task(60);
  };
}
