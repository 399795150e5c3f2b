import { DESKTOP, expect, expectAccessible, picture, playInstantly, test } from './fixtures';
import { expectTurn, openTable, playBots, playOn, prompt, takeShip } from './tableDriver';
import type { Page } from '@playwright/test';

const LANGUAGES = [
  {
    language: 'en',
    locale: 'en-US',
    jamaica: /Play Jamaica vs bots/,
    sheet: 'Final count',
  },
  {
    language: 'es',
    locale: 'es-ES',
    jamaica: /Jugar a Jamaica/,
    sheet: 'Recuento final',
  },
] as const;

/// The game is over, and the page says who won, by how much, and what to do next.
async function expectTheEnd(page: Page, sheet: string, name: string): Promise<void> {
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
  await expect(page.getByRole('heading', { name: sheet })).toBeVisible();
  await expect(page.getByTestId('winner')).not.toHaveCount(0);
  await expectAccessible(page);
  await picture(page, name);
}

/// Wide screens are played in English, narrow ones in Spanish.
const spoken = (project: string): (typeof LANGUAGES)[number] => LANGUAGES[project === 'phone' ? 1 : 0];

/// Notes from now on what is cried out and what is marked.
async function noteNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Record<string, string[]> = { beat: [], mark: [] };
    Object.assign(window, { seen });
    const look = (): void => {
      for (const [kind, told] of Object.entries(seen))
        for (const each of document.querySelectorAll(`[data-testid="${kind}"]`)) {
          const text = each.textContent.trim();
          if (!told.includes(text)) told.push(text);
        }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

test('a_newcomer_plays_a_whole_game_of_jamaica', async ({ page, context }, info) => {
  const { language, jamaica, sheet } = spoken(info.project.name);
  await playInstantly(context, {}, language);
  await noteNotices(page);
  await playBots(page, jamaica);
  await playOn(page);
  await expectTheEnd(page, sheet, `jamaica-over-${info.project.name}`);
  // News is cried out, and the last round is marked while it lasts.
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, string[]> }).seen);
  const lastRound = language === 'en' ? /last round/i : /última ronda/i;
  expect(seen['mark']?.join('; ')).toMatch(lastRound);
  expect(seen['beat']).not.toEqual([]);
});

test('a_newcomer_plays_a_whole_game_of_pieces_of_eight', async ({ page, context }, info) => {
  const { language, sheet } = spoken(info.project.name);
  await playInstantly(context, {}, language);
  await openTable(page, { game: 'pieces-of-eight', seats: 2, pace: 'day' });
  await playOn(page, { instead: takeShip, rivals: true });
  await expectTheEnd(page, sheet, `pieces-of-eight-over-${info.project.name}`);
});

test('four_fight_a_whole_game_of_pieces_of_eight', DESKTOP, async ({ page, context }, info) => {
  await playInstantly(context);
  await openTable(page, {
    game: 'pieces-of-eight',
    seats: 4,
    pace: 'day',
    settings: { quickStart: 'on' },
  });
  await playOn(page, { instead: takeShip, rivals: true });
  await expect(prompt(page)).toHaveAttribute('data-mood', 'end');
  await picture(page, `pieces-of-eight-four-${info.project.name}`);
});
