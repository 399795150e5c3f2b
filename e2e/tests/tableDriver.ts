import { type Locator, type Page } from '@playwright/test';
import { expect } from './fixtures';
import { installPlayer, type Snapshot } from './inPagePlayer';

export const prompt = (page: Page): Locator => page.getByTestId('prompt');

/// The main answer of the prompt.
export const main = (page: Page): Locator => prompt(page).locator('[data-answer="main"]');

/// The answer that confirms what gives something away.
export const sure = (page: Page): Locator => prompt(page).locator('[data-answer="sure"]');

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
  await expect(page.locator('[data-testid=\"table\"][data-new]')).toHaveCount(0);
  await found.click();
}

/// Opens the chat where it is behind a tab.
export async function openChat(page: Page): Promise<void> {
  await expect(prompt(page)).toBeVisible();
  const tab = page.getByRole('tab', { name: /^Chat/ });
  if (await tab.isVisible()) await tab.click();
}

/// Starts a game against bots from the lobby, as a newcomer does.
export async function playBots(page: Page, game: RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: game }).first().click();
  await expect(prompt(page)).toBeVisible();
}

/// What a table is to be like; the other seats are taken by bots.
export interface TableOptions {
  game: string;
  seats: number;
  settings?: Record<string, string>;
  /// `day` leaves reaction windows open only until everybody has answered.
  pace?: string;
  level?: string;
}

/// Opens a table against bots without going through the lobby, and sits down; returns its id.
export async function openTable(page: Page, options: TableOptions): Promise<string> {
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
  }, options);
  await page.goto(`/table/${id}`);
  await expect(prompt(page)).toBeVisible();
  return id;
}

/// How a game is played.
export interface PlayOptions {
  /// Does something else where a press is not enough, such as building a ship; returns whether it did.
  instead?: (page: Page, kind: string) => Promise<boolean>;
  /// Presses keys instead of places.
  keyboard?: boolean;
  /// Whether others may be quicker, so that one has to look and choose again.
  rivals?: boolean;
  /// Hears how often something was pressed, before each press; without it the page plays on by itself after a while.
  before?: (pressed: number) => Promise<void>;
  /// Ends after this many questions, if the game has not ended before.
  questions?: number;
}

/// After this many presses something must be wrong.
const PATIENCE = 2000;
/// Number of presses by mouse or finger before the page plays on by itself.
const BY_HAND = 12;

/// Presses whatever lights up until the game is over; returns how often.
export async function playOn(page: Page, options: PlayOptions = {}): Promise<number> {
  await page.evaluate(installPlayer);
  const luck = randomNumbers();
  const questions = new Set<string>();
  let state = '';
  let lost = 0;
  let idleKeys = 0;
  for (let pressed = 0; pressed < PATIENCE; pressed++) {
    if (pressed >= BY_HAND && !options.keyboard && !options.before) {
      const result = await page.evaluate((task) => window.player.playAlone(task), {
        state,
        luck: luck(),
        presses: PATIENCE - pressed,
        questions: (options.questions ?? PATIENCE) - questions.size,
        known: [...questions],
        rivals: options.rivals === true,
        isBuilder: options.instead !== undefined,
      });
      expect(result.trouble, result.state).toBeUndefined();
      pressed += result.pressed;
      if (result.isOver) return pressed;
      state = result.state;
    }
    const seen = await look(page, state, luck(), options.keyboard === true);
    if (seen.mood === 'end') return pressed;
    if (seen.state === state) lost++;
    expect(lost, 'presses that met nothing').toBeLessThan(4);
    await options.before?.(pressed);
    if (seen.mood === 'err') {
      // On a slow machine a key may come when the question is gone already: the page says so, and one looks again.
      expect(options.rivals === true || options.keyboard === true, seen.state).toBe(true);
      if (options.keyboard) await page.keyboard.press('Escape');
      else await prompt(page).getByTestId('answers').getByRole('button').click();
      state = options.keyboard ? '' : seen.state;
      continue;
    }
    questions.add(seen.question);
    if (questions.size > (options.questions ?? Infinity)) return pressed;
    const hasMeaning = await press(page, seen, options, luck());
    idleKeys = hasMeaning ? 0 : idleKeys + 1;
    expect(idleKeys, 'keys in a row that mean nothing').toBeLessThan(40);
    // After a key the page has come to rest: whatever it shows now is to be answered.
    state = options.keyboard ? '' : seen.state;
  }
  throw new Error('the game does not end');
}

/// Numbers below 1 that are the same in every run.
function randomNumbers(): () => number {
  let state = 7;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/// Waits until the prompt is no longer what it was and something can be done, and looks around. If the prompt stays, the
/// board moved under the finger, and one presses again.
async function look(page: Page, state: string, luck: number, byKeys: boolean): Promise<Snapshot> {
  const found = await page.waitForFunction(
    ([before, at, until, byKeys]) => {
      const seen = window.player.snapshot(at);
      if (seen.isFresh && (seen.main || seen.submitsEmpty || !byKeys)) return undefined;
      const isReady = /end|err/.test(seen.mood) || (seen.mood === 'act' && (seen.spot ?? seen.covered));
      return isReady && (seen.state !== before || Date.now() > until) ? seen : undefined;
    },
    [state, luck, Date.now() + 8000, byKeys] as const,
    { timeout: 60_000 },
  );
  return (await found.jsonValue()) as Snapshot;
}

/// Presses what was seen; returns false if a key has changed nothing.
async function press(page: Page, seen: Snapshot, options: PlayOptions, luck: number): Promise<boolean> {
  if (!seen.main && (await options.instead?.(page, seen.kind))) return true;
  expect(seen.covered, 'is lit, but covered').toBeUndefined();
  if (options.keyboard) {
    const before = await page.evaluate(() => window.player.tableState());
    await pressKeys(page, seen, luck);
    await page.evaluate(() => window.player.rest());
    return (await page.evaluate(() => window.player.tableState())) !== before;
  }
  const { x, y } = seen.spot ?? { x: 0, y: 0 };
  if (seen.isTouched) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  return true;
}

/// Answers by keyboard alone: Enter where something is chosen, else the digit of something lit.
async function pressKeys(page: Page, { main, submitsEmpty, targets }: Snapshot, luck: number): Promise<void> {
  // Where nothing is chosen, the first Enter leads to the button that submits it.
  if (submitsEmpty) await page.keyboard.press('Enter');
  if (!main && !submitsEmpty) {
    await page.keyboard.press(String(1 + Math.floor(luck * Math.min(targets, 9))));
    if (await page.evaluate(() => !document.activeElement?.matches('[data-option]'))) return;
  }
  await page.keyboard.press('Enter');
}

/// Puts a ship together where one is to be built in Pieces of Eight: any that is fit for sea.
export async function takeShip(page: Page, kind: string): Promise<boolean> {
  if (!/^(build|rearrange|rebuild)-ship/.test(kind)) return false;
  // The ship that was just handed in may still have been there when one looked; but else there is one to take.
  await page.waitForFunction(() => {
    const bar = document.querySelector<HTMLElement>('[data-testid="prompt"]');
    const isBuilding = bar?.dataset['mood'] === 'act' && bar.dataset['kind']?.includes('-ship') === true;
    const surprise = document.querySelector<HTMLElement>('button:has([href="#i-shuffle"])');
    if (isBuilding) surprise?.click();
    return !isBuilding || surprise !== null;
  });
  return true;
}
