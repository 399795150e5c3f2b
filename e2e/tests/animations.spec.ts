import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, playInstantly, test } from './fixtures';
import { openTable, type TableOptions } from './tableDriver';

/// Nothing that moves keeps anybody waiting: every press is felt long before what moves has come to rest.

interface Press {
  /// What was pressed.
  what: string;
  /// What was moving when something was pressed.
  moving: string[];
  /// Whether the thing was still there when the hand came down.
  isMet: boolean;
  /// Whether the page showed the effect within a few frames; what moves takes a second and more.
  isFelt: boolean;
  isOver: boolean;
}

/// Where a hand would press next, while moves are shown slowly.
interface Aim {
  what: string;
  x: number;
  y: number;
  isOver: boolean;
}

declare global {
  interface Window {
    /// What was met and what was moving at the last press, and what the page showed before it.
    pressed?: { met: string[]; moving: string[]; before: string };
    /// What the page shows, as far as a press may change it.
    shownState: () => string;
  }
}

/// Notes from now on what moves when something is pressed.
function notePresses(): void {
  const moving = (): string[] =>
    document.getAnimations().flatMap((each) => {
      const isFinite = each.effect?.getComputedTiming().endTime !== Infinity;
      if (each.playState !== 'running' || !isFinite) return [];
      if (each instanceof CSSAnimation) return [each.animationName];
      return [each instanceof CSSTransition ? each.transitionProperty : 'flight'];
    });
  window.shownState = () =>
    [
      document.querySelector('[data-mood]')?.outerHTML,
      document.querySelector('[role="log"]')?.textContent,
      document.querySelector('[data-testid="table"]')?.hasAttribute('data-busy'),
      ...[...document.querySelectorAll<HTMLElement>('[data-offer]')].map(
        ({ dataset }) => `${dataset['move']}: ${dataset['offer']}`,
      ),
    ].join();
  const nameOf = (met: EventTarget): string =>
    met instanceof Element ? (met.getAttribute('data-move') ?? met.textContent) : '';
  const note = (press: PointerEvent): void => {
    const met = press.composedPath().map(nameOf);
    window.pressed = { met, moving: moving(), before: window.shownState() };
  };
  addEventListener('pointerdown', note, { capture: true });
}

/// Looks for the next thing that can be pressed, and for a point at which the hand meets it.
const aim = (page: Page): Promise<Aim> =>
  page.evaluate(async () => {
    const bar = (): HTMLElement | null => document.querySelector('[data-mood]');
    const frame = (): Promise<void> => new Promise((drawn) => requestAnimationFrame(() => drawn()));
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const PARTS = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    const pointOn = (element: Element): { x: number; y: number } | undefined => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const down of PARTS)
        for (const right of PARTS) {
          const [x, y] = [left + width * right, top + height * down];
          const hit = document.elementFromPoint(x, y);
          if (element.contains(hit)) return { x, y };
        }
      return undefined;
    };
    const find = (selector: string): { element: Element; x: number; y: number } | undefined => {
      for (const element of [...document.querySelectorAll(selector)].filter(isShown)) {
        const point = pointOn(element);
        if (point) return { element, ...point };
      }
      return undefined;
    };
    for (let waited = 0; waited < 1200; waited++) {
      if (bar()?.dataset['mood'] === 'end') return { what: '', x: 0, y: 0, isOver: true };
      // A ship is built by lot.
      const isBuilding = bar()?.dataset['kind']?.includes('-ship') === true;
      const ready = find('[data-answer="main"]:not([disabled])');
      const main =
        (isBuilding && !ready ? find('button:has([href="#i-shuffle"])') : undefined) ??
        find('[data-answer]:not([disabled], [data-answer="skip"])');
      const lit = main ?? find('[data-offer="legal"], [data-testid="answers"] [data-option]:not([disabled])');
      const skip = find('[data-answer="skip"]:not([disabled])');
      // What was pressed before is still on its way, or the hand has not seen yet what is new where it rests.
      const isSent = !skip && document.querySelector('[data-testid="table"][data-busy]') !== null;
      const isNew = document.querySelector('[data-testid="table"][data-new]') !== null;
      const target = lit ?? skip;
      if (isSent || isNew || !target) {
        await frame();
        continue;
      }
      const { element, x, y } = target;
      return { what: element.getAttribute('data-move') ?? element.textContent, x, y, isOver: false };
    }
    throw new Error('nothing can be pressed');
  });

/// Presses the next thing with the mouse, and sees whether that is felt at once.
async function pressNext(page: Page): Promise<Press> {
  const { what, x, y, isOver } = await aim(page);
  if (isOver) return { what, moving: [], isMet: false, isFelt: true, isOver };
  await page.mouse.click(x, y);
  const felt = await page.evaluate(async () => {
    /// The server's answer is among them.
    const FEW = 20;
    const { met = [], moving = [], before = '' } = window.pressed ?? {};
    for (let frames = 0; frames < FEW && window.shownState() === before; frames++)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    return { met, moving, isFelt: window.shownState() !== before };
  });
  return { what, ...felt, isMet: felt.met.includes(what), isOver: false };
}

/// What certainly moves in each game while somebody plays it.
const CERTAIN: Readonly<Record<string, readonly string[]>> = {
  jamaica: ['transform', 'tumble'],
  'pieces-of-eight': ['transform'],
  '21-mutinies': ['transform'],
  aye: ['transform'],
};

/// What moves only with luck, at the end, or when somebody asks for it; whoever adds a movement says here or above when it
/// is seen.
const SOMETIMES =
  'aye-calm aye-cry aye-flip aye-hit aye-land aye-pop aye-rise aye-tumble turn arrive beat glow pulse ' +
  'appear bump land rise fade turn-up pieces-of-eight-sink ' +
  ['bob', 'come', 'grow', 'leave', 'pop', 'rise', 'tumble', 'turn']
    .map((each) => `game-21-mutinies-${each}`)
    .join(' ');

test('every_kind_of_movement_is_known', DESKTOP, () => {
  const root = '../web/src';
  const styles = readdirSync(root, { recursive: true }).filter((file) =>
    /\.(svelte|css)$/.test(String(file)),
  );
  const named = styles.flatMap((file) =>
    [...readFileSync(`${root}/${String(file)}`, 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  const known = new Set([...Object.values(CERTAIN).flat(), ...SOMETIMES.split(' ')]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

const TABLES: readonly TableOptions[] = [
  { game: 'jamaica', seats: 3, pace: 'day' },
  { game: 'pieces-of-eight', seats: 3, pace: 'day', settings: { quickStart: 'true' } },
  { game: '21-mutinies', seats: 3, pace: 'day' },
  { game: 'aye', seats: 4, pace: 'day' },
];

/// Presses Enter while moves are shown: what is shown next is later news, or a question.
async function skip(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.querySelector('[role="log"]')?.textContent ?? '');
  await page.keyboard.press('Enter');
  await page.waitForFunction((log) => {
    const isShowing = document.querySelector('[data-answer="skip"]:not([disabled])') !== null;
    return !isShowing || document.querySelector('[role="log"]')?.textContent !== log;
  }, before);
}

for (const table of TABLES) {
  test(`nothing_waits_for_what_moves_in_${table.game}`, DESKTOP, async ({ page, context }) => {
    await playInstantly(context, { tempo: 'slow', motion: 'full' });
    await page.addInitScript(notePresses);
    await openTable(page, table);
    const isShowing = page.locator('[data-answer="skip"]:not([disabled])');
    const kinds = new Set<string>();
    for (let pressed = 0, skipped = 0; pressed < 60; pressed++) {
      if (skipped < 3 && (await isShowing.isVisible())) {
        await skip(page);
        skipped++;
        continue;
      }
      const press = await pressNext(page);
      if (press.isOver) break;
      if (!press.isMet) continue;
      for (const each of press.moving) kinds.add(each.replace(/^svelte-[a-z0-9]+-/, ''));
      expect(press.isFelt, `${press.what}, while ${press.moving.join()} moved`).toBe(true);
    }
    expect([...kinds]).toEqual(expect.arrayContaining([...(CERTAIN[table.game] ?? [])]));
  });
}
