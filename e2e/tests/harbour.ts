import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { settleIn, type Glance } from './player';

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

/// Marks what needs keys, or shows on a phone nothing that it does not show on a desk.
export const DESKTOP = { tag: '@desktop' };
/// Marks what only fingers need.
export const PHONE = { tag: '@phone' };

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

/// No serious or critical finding of axe, once no colour fades into another any more.
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition)
        .map((each) => each.finished),
    ).then(() => undefined),
  );
  const { violations } = await new AxeBuilder({ page })
    .exclude('.sprite')
    .options({ resultTypes: ['violations'] })
    .analyze();
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

/// Presses a button as somebody does who has seen it: what is new takes no press where the last one was made.
export async function answer(page: Page, button: string | RegExp | Locator): Promise<void> {
  const found =
    typeof button === 'string' || button instanceof RegExp
      ? page.getByRole('button', { name: button })
      : button;
  await found.waitFor();
  await expect(page.locator('.shell[data-new]')).toHaveCount(0);
  await found.click();
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

/// How a game is played.
export interface Manner {
  /// Does something else where a press is not enough, such as building a ship; returns whether it did.
  instead?: (page: Page, kind: string) => Promise<boolean>;
  /// Presses keys instead of places.
  keyboard?: boolean;
  /// Whether others may be quicker, so that one has to look and choose again.
  rivals?: boolean;
  /// Hears how often something was pressed, before each press; without it the page plays on by itself after a while.
  before?: (pressed: number) => Promise<void>;
  /// Ends after so many questions, if the game has not ended before.
  questions?: number;
}

/// After so many presses something must be wrong.
const PATIENCE = 2000;
/// So often a game is played by mouse or finger before the page goes on by itself.
const BY_HAND = 12;

/// Presses whatever lights up until the game is over; returns how often.
export async function playOn(page: Page, manner: Manner = {}): Promise<number> {
  await page.evaluate(settleIn);
  const luck = lots();
  const questions = new Set<string>();
  let sign = '';
  let lost = 0;
  for (let pressed = 0; pressed < PATIENCE; pressed++) {
    if (pressed >= BY_HAND && !manner.keyboard && !manner.before) {
      const stroll = await page.evaluate((task) => window.harbour.stroll(task), {
        sign,
        luck: luck(),
        presses: PATIENCE - pressed,
        questions: (manner.questions ?? PATIENCE) - questions.size,
        known: [...questions],
        rivals: manner.rivals === true,
        isBuilder: manner.instead !== undefined,
      });
      expect(stroll.trouble, stroll.sign).toBeUndefined();
      pressed += stroll.pressed;
      if (stroll.isOver) return pressed;
      sign = stroll.sign;
    }
    const seen = await look(page, sign, luck(), manner.keyboard === true);
    if (seen.mood === 'end') return pressed;
    if (seen.sign === sign) lost++;
    expect(lost, 'presses that met nothing').toBeLessThan(4);
    await manner.before?.(pressed);
    if (seen.mood === 'err') {
      // On a slow machine a key may come when the question is gone already: the page says so, and one looks again.
      expect(manner.rivals === true || manner.keyboard === true, seen.sign).toBe(true);
      if (manner.keyboard) await page.keyboard.press('Escape');
      else await prompt(page).locator('.acts .btn').click();
      sign = seen.sign;
      continue;
    }
    questions.add(seen.question);
    if (questions.size > (manner.questions ?? Infinity)) return pressed;
    sign = (await press(page, seen, manner, luck())) ? seen.sign : '';
  }
  throw new Error('the game does not end');
}

/// Numbers below 1 that are the same in every run.
function lots(): () => number {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/// Waits until the prompt is no longer what it was and something can be done, and looks around. If the prompt stays, the
/// board moved under the finger, and one presses again.
async function look(page: Page, sign: string, luck: number, byKeys: boolean): Promise<Glance> {
  const found = await page.waitForFunction(
    ([before, at, until, byKeys]) => {
      const seen = window.harbour.glance(at);
      if (seen.isFresh && (seen.main || seen.handsIn || !byKeys)) return undefined;
      const isReady = /end|err/.test(seen.mood) || (seen.mood === 'act' && (seen.spot ?? seen.covered));
      return isReady && (seen.sign !== before || Date.now() > until) ? seen : undefined;
    },
    [sign, luck, Date.now() + 8000, byKeys] as const,
    { timeout: 60_000 },
  );
  return (await found.jsonValue()) as Glance;
}

/// Presses what was seen; false if what was pressed may have meant nothing.
async function press(page: Page, seen: Glance, manner: Manner, luck: number): Promise<boolean> {
  if (!seen.main && (await manner.instead?.(page, seen.kind))) return true;
  expect(seen.covered, 'is lit, but covered').toBeUndefined();
  if (manner.keyboard) {
    // The first one leads there.
    if (seen.handsIn) await page.keyboard.press('Enter');
    await pressKeys(page, seen.main || seen.handsIn, luck);
    return changed(page, seen.sign);
  }
  const { x, y } = seen.spot ?? { x: 0, y: 0 };
  if (seen.isTouched) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  return true;
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

/// Waits until the prompt is no longer what it was; a key may mean nothing, so that another has to be taken.
function changed(page: Page, sign: string): Promise<boolean> {
  return page
    .waitForFunction((before) => window.harbour.sign() !== before, sign, { timeout: 1500 })
    .then(() => true)
    .catch(() => false);
}

/// Puts a ship together where one is to be built in Pieces of Eight: any that is fit for sea.
export async function takeShip(page: Page, kind: string): Promise<boolean> {
  if (!/^(build|rearrange|rebuild)-ship/.test(kind)) return false;
  // The ship that was just handed in may still have been there when one looked; but else there is one to take.
  await page.waitForFunction(() => {
    const bar = document.querySelector<HTMLElement>('.prompt');
    const isBuilding = bar?.dataset['mood'] === 'act' && bar.dataset['kind']?.includes('-ship') === true;
    const surprise = document.querySelector<HTMLElement>('.pre .btn:has([href="#i-shuffle"])');
    if (isBuilding) surprise?.click();
    return !isBuilding || surprise !== null;
  });
  return true;
}
