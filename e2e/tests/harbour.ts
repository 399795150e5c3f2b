import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

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

export function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')) complaints.push(`fetches ${url}`);
  });
  return complaints;
}

/// Wants no pauses between moves, so that tests do not wait for animations.
export async function hurry(context: BrowserContext, wishes: object = {}): Promise<void> {
  await context.addInitScript((wanted) => {
    localStorage.setItem('tortuga.wishes', JSON.stringify({ tempo: 'instant', motion: 'less', sound: false, level: 'deckhand', ...wanted }));
  }, wishes);
}

/// No serious or critical finding of axe.
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('.sprite').analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`)).toEqual([]);
}

/// Keeps a picture of the page as an artefact of the run.
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `pictures/${name}.png` });
}

export const prompt = (page: Page): ReturnType<Page['locator']> => page.locator('.prompt');

/// Starts a game against bots from the lobby, as a newcomer does.
export async function playBots(page: Page, game: RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: game }).first().click();
  await expect(prompt(page)).toBeVisible();
}

/// Answers whatever is asked, once; returns whether the game goes on.
export async function answer(page: Page): Promise<boolean> {
  const bar = prompt(page);
  await expect(bar).toHaveAttribute('data-mood', /act|end/);
  if ((await bar.getAttribute('data-mood')) === 'end') return false;
  const before = await page.locator('.prompt').getAttribute('data-question');
  const direct = bar.locator('[data-option]');
  const targets = page.locator('[data-offer="legal"]:visible');
  if ((await direct.count()) > 0) await direct.last().click();
  else {
    await targets.first().focus();
    await page.keyboard.press('Enter');
    await bar.locator('.btn.go').click();
  }
  await expect
    .poll(async () => (await bar.getAttribute('data-mood')) !== 'act' || (await bar.getAttribute('data-question')) !== before)
    .toBe(true);
  return true;
}

/// Confirms what was picked, if it was not played at once.
export async function confirmIfAsked(page: Page): Promise<void> {
  const go = prompt(page).locator('.btn.go:has(kbd)');
  if (await go.isVisible()) await go.click();
}
