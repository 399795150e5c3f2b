import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/// A page that must not complain: no errors in its console, nothing fetched from elsewhere.
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use, info) => {
      const complaints = watch(page, info.project.use.baseURL ?? '');
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/// Collects what a page complains about.
export function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
      complaints.push(`fetches ${url}`);
  });
  return complaints;
}

/// Wants no pauses between moves, so that tests do not wait for animations.
export async function hurry(context: BrowserContext, wishes: object = {}, language = 'en'): Promise<void> {
  const wanted = {
    tempo: 'instant',
    motion: 'less',
    sound: false,
    level: 'deckhand',
    ...wishes,
  };
  await context.addInitScript(
    ([kept, spoken]) => {
      localStorage.setItem('tortuga.wishes', JSON.stringify(kept));
      localStorage.setItem('tortuga.language', JSON.stringify(spoken));
    },
    [wanted, language] as const,
  );
}

/// No serious or critical finding of axe.
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('.sprite').analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(told).toEqual([]);
}

/// Keeps a picture of the page as an artefact of the run.
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `pictures/${name}.png` });
}

/// Measures how much the page moves by itself from now on; call it before the page is opened.
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!shift.hadRecentInput) seen.shifted += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

export const prompt = (page: Page): Locator => page.locator('.prompt');

/// Waits until the page expects something of its reader.
export async function expectTurn(page: Page): Promise<void> {
  await expect(prompt(page)).toHaveAttribute('data-mood', 'act');
}

/// Starts a game against bots from the lobby, as a newcomer does.
export async function playBots(page: Page, game: RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: game }).first().click();
  await expect(prompt(page)).toBeVisible();
}

/// What a table is to be like; the other seats are taken by bots.
export interface Wish {
  game: string;
  seats: number;
  settings?: Record<string, string>;
  /// `day` leaves reaction windows open only until everybody has answered.
  pace?: string;
  level?: string;
}

/// Opens a table against bots without going through the lobby, and sits down; returns its id.
export async function openTable(page: Page, wish: Wish): Promise<string> {
  await page.goto('/settings');
  const id = await page.evaluate(async ({ game, seats, settings, pace, level }) => {
    const post = async (path: string, body: object): Promise<{ id: string }> => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as { id: string };
    };
    await post('/api/me', { name: 'Anne', flag: 'flag-1' });
    const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : (level ?? 'deckhand')));
    const word = 'e2e';
    return (
      await post('/api/tables', {
        game,
        seats,
        settings,
        pace,
        bots,
        begin: true,
        word,
      })
    ).id;
  }, wish);
  await page.goto(`/table/${id}`);
  await expect(prompt(page)).toBeVisible();
  return id;
}

/// What a player sees at a glance: what is expected, and where something lit can be hit.
interface Glance {
  mood: string;
  kind: string;
  /// The prompt as it is, to notice when it changes.
  sign: string;
  /// Whether the main button can be pressed.
  main: boolean;
  spot?: { x: number; y: number };
  /// What is lit, but lies under something else.
  covered?: string;
}

/// Looks for something to press: the main button if there is one, else one of the things that are lit.
function glance(luck: number): Glance {
  const bar = document.querySelector<HTMLElement>('.prompt');
  const mood = bar?.dataset['mood'] ?? 'none';
  const kind = bar?.dataset['kind'] ?? '';
  const sign = `${mood} ${bar?.dataset['question']} ${bar?.textContent}`;
  if (!bar || mood !== 'act') return { mood, kind, sign, main: false };
  const lit = [...document.querySelectorAll('[data-offer="legal"], .prompt [data-option]')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches('[disabled], [inert] *'),
  );
  const main = bar.querySelector('.acts .btn.go:not([disabled], [data-option])');
  const seen = { mood, kind, sign, main: main !== null };
  const wanted = main ?? lit[Math.floor(luck * lit.length)];
  if (!wanted) return seen;
  wanted.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = wanted.getBoundingClientRect();
  const along = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  for (const down of along) {
    for (const across of along) {
      const x = box.x + box.width * across;
      const y = box.y + box.height * down;
      const hit = document.elementFromPoint(x, y);
      if (hit && wanted.contains(hit)) return { ...seen, spot: { x, y } };
    }
  }
  return {
    ...seen,
    covered: wanted.getAttribute('aria-label') ?? wanted.textContent ?? '',
  };
}

/// How a game is played.
export interface Manner {
  /// Does something else where a press is not enough, such as building a ship; returns whether it did.
  instead?: (page: Page, kind: string) => Promise<boolean>;
  /// Presses keys instead of places.
  keyboard?: boolean;
  /// Whether others may be quicker, so that one has to look and choose again.
  rivals?: boolean;
  /// Hears how often something was pressed, before each press.
  before?: (pressed: number) => Promise<void>;
  /// Ends after so many questions, if the game has not ended before.
  questions?: number;
}

/// After so many presses something must be wrong.
const PATIENCE = 2000;

/// Numbers below 1 that are the same in every run.
function lots(): () => number {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/// Presses whatever lights up until the game is over; returns how often.
export async function playOn(page: Page, manner: Manner = {}): Promise<number> {
  const luck = lots();
  const questions = new Set<string>();
  for (let pressed = 0; pressed < PATIENCE; pressed++) {
    await expect(prompt(page)).toHaveAttribute('data-mood', /act|end|err/);
    await manner.before?.(pressed);
    const seen = await page.evaluate(glance, luck());
    if (seen.mood === 'end') return pressed;
    if (seen.mood === 'err' && manner.rivals) {
      await prompt(page).locator('.acts .btn').click();
      continue;
    }
    if (seen.mood !== 'act') {
      expect(seen.mood, seen.sign).toBe('wait');
      continue;
    }
    questions.add((await prompt(page).getAttribute('data-question')) ?? '');
    if (questions.size > (manner.questions ?? Infinity)) return pressed;
    if (!(await press(page, seen, manner, luck()))) await somethingLit(page, seen.sign);
    else if (!manner.keyboard) await changed(page, seen.sign);
    else await changed(page, seen.sign, 3000).catch(() => undefined); // a key may mean nothing; take another
  }
  throw new Error('the game does not end');
}

/// Presses what was seen; false if the board is still being drawn, and nothing could be pressed.
async function press(page: Page, seen: Glance, manner: Manner, luck: number): Promise<boolean> {
  if (!seen.main && (await manner.instead?.(page, seen.kind))) return true;
  expect(seen.covered, 'is lit, but covered').toBeUndefined();
  if (!seen.spot) return false;
  if (manner.keyboard) {
    await pressKeys(page, seen.main, luck);
    return true;
  }
  const { x, y } = seen.spot;
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  return true;
}

/// Waits until something can be pressed, or the question is gone.
async function somethingLit(page: Page, sign: string): Promise<void> {
  await expect
    .poll(async () => {
      const now = await page.evaluate(glance, 0);
      return now.spot !== undefined || now.sign !== sign;
    }, `nothing is lit: ${sign}`)
    .toBe(true);
}

/// Answers by keyboard alone: Enter where something is chosen, else the digit of something lit.
async function pressKeys(page: Page, isChosen: boolean, luck: number): Promise<void> {
  if (!isChosen) {
    const lit = await page.locator('[data-offer="legal"], .acts [data-option]').count();
    await page.keyboard.press(String(1 + Math.floor(luck * Math.min(lit, 9))));
    if (await page.evaluate(() => !document.activeElement?.matches('[data-option]'))) return;
  }
  await page.keyboard.press('Enter');
}

/// Waits until the prompt is no longer what it was.
async function changed(page: Page, sign: string, timeout = 60_000): Promise<void> {
  await page.waitForFunction(
    (before) => {
      const bar = document.querySelector<HTMLElement>('.prompt');
      return `${bar?.dataset['mood']} ${bar?.dataset['question']} ${bar?.textContent}` !== before;
    },
    sign,
    { timeout },
  );
}

/// Puts a ship together where one is to be built in Pieces of Eight: any that is fit for sea.
export async function takeShip(page: Page, kind: string): Promise<boolean> {
  if (!/^(build|rearrange|rebuild)-ship/.test(kind)) return false;
  await page.locator('.pre .btn:has([href="#i-shuffle"])').click();
  return true;
}
