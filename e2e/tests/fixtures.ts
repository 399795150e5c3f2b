import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/// A page that must not complain: no errors in its console, nothing fetched from elsewhere.
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use, info) => {
      const complaints = collectComplaints(page, info.project.use.baseURL ?? '');
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
export function collectComplaints(page: Page, origin: string): string[] {
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

const GAMES = ['jamaica', 'pieces-of-eight', '21-mutinies', 'aye'];

/// Wants no pauses between moves, so that tests do not wait for animations, and no coach in ordinary games.
export async function playInstantly(
  context: BrowserContext,
  preferences: object = {},
  language = 'en',
): Promise<void> {
  const wanted = {
    tempo: 'instant',
    motion: 'less',
    sound: false,
    level: 'deckhand',
    ...preferences,
  };
  await context.addInitScript(
    ([kept, spoken, games]) => {
      localStorage.setItem('tortuga.wishes', JSON.stringify(kept));
      localStorage.setItem('tortuga.language', JSON.stringify(spoken));
      // Whoever has a name already is not asked for one at the first seat.
      localStorage.setItem('tortuga.named', 'true');
      localStorage.setItem(
        'tortuga.coach',
        localStorage.getItem('tortuga.coach') ?? JSON.stringify({ declined: games }),
      );
    },
    [wanted, language, GAMES] as const,
  );
}

/// Lets the coach offer its help in ordinary games, as it does to newcomers; call it after `playInstantly`.
export async function meetCoach(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.removeItem('tortuga.coach'));
}

/// Takes the name that is suggested to a newcomer at the first seat.
export async function takeName(page: Page): Promise<void> {
  const name = page.getByRole('dialog', { name: 'What shall we call you?' }).getByRole('textbox');
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(name).toHaveCount(0);
}

/// No serious or critical finding of axe. While it looks, nothing fades or moves: whatever is on its way to another colour
/// or place is there at once.
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(stopMotion);
  const { violations } = await new AxeBuilder({ page })
    .exclude('.sprite')
    .options({ resultTypes: ['violations'] })
    .analyze();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
  expect(told).toEqual([]);
}

/// Ends all motion of a page, also of what changes later; the style sheet on top keeps it so.
function stopMotion(): Promise<void> {
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; }',
  );
  document.adoptedStyleSheets.push(still);
  for (const each of document.getAnimations()) {
    if (each instanceof CSSAnimation || each instanceof CSSTransition) continue;
    const { endTime } = each.effect?.getComputedTiming() ?? {};
    if (endTime === Infinity) each.cancel();
    else each.finish();
  }
  // Two frames: the first one applies the style, the second one shows it.
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
}

/// Keeps a picture of the page as an artefact of the run.
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `pictures/${name}.png` });
}

/// Measures how much the page moves by itself from now on; call it before the page is opened.
export async function measureLayoutShifts(page: Page): Promise<() => Promise<number>> {
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
