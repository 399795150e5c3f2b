import type { Page } from '@playwright/test';
import { DESKTOP, expect, playInstantly, test } from './fixtures';
import { openTable, type TableOptions } from './tableDriver';

/// Nothing that moves keeps anybody waiting: every press is felt long before what moves has come to rest.

interface Press {
  /// What was pressed.
  what: string;
  /// What was moving when something was pressed.
  moving: string[];
  /// Whether the page showed the effect within a few frames; what moves takes a second and more.
  isFelt: boolean;
  isOver: boolean;
}

/// Presses the next thing that can be pressed while moves are shown slowly.
const pressNext = (page: Page): Promise<Press> =>
  page.evaluate(async () => {
    /// The server's answer is among them.
    const FEW = 20;
    const bar = (): HTMLElement | null => document.querySelector('[data-mood]');
    const frame = (): Promise<void> => new Promise((drawn) => requestAnimationFrame(() => drawn()));
    const state = (): string =>
      [
        bar()?.outerHTML,
        document.querySelector('[role="log"]')?.textContent,
        document.querySelector('[data-testid="table"]')?.hasAttribute('data-busy'),
        ...[...document.querySelectorAll('[data-offer]')].map((each) => each.getAttribute('data-offer')),
      ].join();
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const find = (selector: string): HTMLElement | SVGElement | undefined =>
      [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].find(isShown);
    const moving = (): string[] =>
      document.getAnimations().flatMap((each) => {
        const isFinite = each.effect?.getComputedTiming().endTime !== Infinity;
        if (each.playState !== 'running' || !isFinite) return [];
        if (each instanceof CSSAnimation) return [each.animationName];
        return [each instanceof CSSTransition ? each.transitionProperty : 'flight'];
      });

    for (let waited = 0; waited < 1200; waited++) {
      if (bar()?.dataset['mood'] === 'end') return { what: '', moving: [], isFelt: true, isOver: true };
      // A ship is built by lot.
      const isBuilding = bar()?.dataset['kind']?.includes('-ship') === true;
      const ready = find('[data-answer="main"]:not([disabled])');
      const main =
        (isBuilding && !ready ? find('button:has([href="#i-shuffle"])') : undefined) ??
        find('[data-answer]:not([disabled], [data-answer="skip"])');
      const lit = main ?? find('[data-offer="legal"], [data-testid="answers"] [data-option]:not([disabled])');
      const skip = find('[data-answer=\"skip\"]:not([disabled])');
      // What was pressed before is still on its way.
      const isSent = !skip && document.querySelector('[data-testid="table"][data-busy]') !== null;
      if (isSent || (!lit && !skip)) {
        await frame();
        continue;
      }
      const what = lit ? (lit.getAttribute('data-move') ?? lit.textContent ?? '') : 'skip';
      const seen = { what, moving: moving(), before: state() };
      (lit ?? skip)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      for (let frames = 0; frames < FEW && state() === seen.before; frames++) await frame();
      return {
        what: seen.what,
        moving: seen.moving,
        isFelt: state() !== seen.before,
        isOver: false,
      };
    }
    throw new Error('nothing can be pressed');
  });

const TABLES: readonly TableOptions[] = [
  { game: 'jamaica', seats: 3, pace: 'day' },
  { game: 'pieces-of-eight', seats: 3, pace: 'day', settings: { quickStart: 'true' } },
  { game: '21-mutinies', seats: 3, pace: 'day' },
  { game: 'aye', seats: 4, pace: 'day' },
];

for (const table of TABLES) {
  test(`no_press_waits_for_what_moves_in_${table.game}`, DESKTOP, async ({ page, context }) => {
    await playInstantly(context, { tempo: 'slow', motion: 'full' });
    await openTable(page, table);
    const kinds = new Set<string>();
    for (let pressed = 0; pressed < 60; pressed++) {
      const press = await pressNext(page);
      if (press.isOver) break;
      for (const each of press.moving) kinds.add(each);
      expect(press.isFelt, `${press.what}, while ${press.moving.join()} moved`).toBe(true);
    }
    expect(kinds.size, [...kinds].join()).toBeGreaterThan(2);
  });

  test(`enter_skips_what_is_shown_in_${table.game}`, DESKTOP, async ({ page, context }) => {
    await playInstantly(context, { tempo: 'slow', motion: 'full' });
    await openTable(page, table);
    const skip = page.locator('[data-answer="skip"]:not([disabled])');
    const told = (): Promise<string> =>
      page.evaluate(() => document.querySelector('[role="log"]')?.textContent ?? '');
    for (let skipped = 0, pressed = 0; skipped < 3 && pressed < 60; pressed++) {
      if (await skip.isVisible()) {
        const before = await told();
        await page.keyboard.press('Enter');
        // The bots play on: what is shown next is later news, or a question.
        await expect(async () =>
          expect((await skip.isVisible()) && (await told()) === before).toBe(false),
        ).toPass({
          timeout: 500,
        });
        skipped++;
      } else if ((await pressNext(page)).isOver) break;
    }
  });
}
