import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, expectAccessible, playInstantly, test } from './fixtures';
import { answer, expectTurn, main, prompt } from './tableDriver';

/// What the server says of a lesson, as far as a test needs it.
interface Told {
  next: string | null;
  done: object | null;
  ledBack: object | null;
}

const ask = async (page: Page, lesson: string, moves: string[], shown: number): Promise<Told> =>
  (await (await page.request.post(lesson, { data: { moves, shown } })).json()) as Told;

/// Returns a move that stands on the page and is led back, if there is one.
async function wrongTurn(page: Page, lesson: string): Promise<string | undefined> {
  await expectTurn(page);
  const seen = await page
    .locator('[data-move][data-offer="legal"]:visible, [data-option]:visible')
    .evaluateAll((all) =>
      all.map((each) => each.getAttribute('data-move') ?? each.getAttribute('data-option')),
    );
  for (const move of seen) if (move && (await ask(page, lesson, [move], 0)).ledBack) return move;
  return undefined;
}

/// Picks a move on the board or in the prompt, and plays it.
async function make(page: Page, move: string, byKeys: boolean): Promise<void> {
  await expectTurn(page);
  const direct = prompt(page).locator(`[data-option="${move}"]`);
  const piece = page
    .locator(`[data-move="${move}"][data-offer]:visible, [data-testid="answers"] [data-option="${move}"]`)
    .first();
  await expect(direct.or(piece).first()).toBeVisible();
  const isDirect = await direct.isVisible();
  await press(page, isDirect ? direct : piece, byKeys);
  if (!isDirect) await press(page, main(page), byKeys);
}

async function press(page: Page, target: Locator, byKeys: boolean): Promise<void> {
  if (!byKeys) return answer(page, target);
  await expect(page.locator('[data-testid="table"][data-new]')).toHaveCount(0);
  await target.focus();
  await page.keyboard.press('Enter');
}

/// One lesson of each game, all of whose moves stand on the page.
const LESSONS = {
  jamaica: 'full-ship',
  '21-mutinies': 'goal',
  aye: 'aye-or-argh',
  'pieces-of-eight': 'treachery',
};

for (const [game, first] of Object.entries(LESSONS)) {
  test(`a_lesson_of_${game}_leads_a_wrong_turn_back_and_is_solved`, DESKTOP, async ({ page, context }) => {
    await playInstantly(context);
    const byKeys = game === 'jamaica';
    await page.goto(`/learn/${game}`);
    await page.getByTestId('lessons').locator(`a[href$="/${first}"]`).click();
    const card = page.getByTestId('lesson');
    await expectTurn(page);
    await expectAccessible(page);

    const lesson = `/api/games/${game}/lessons/${first}`;
    const moves: string[] = [];
    const wrong = await wrongTurn(page, lesson);
    if (wrong) {
      await make(page, wrong, byKeys);
      await expect(page.getByTestId('led-back')).toBeVisible();
    }
    for (;;) {
      const { next, done } = await ask(page, lesson, moves, moves.length);
      if (done || !next) break;
      await make(page, next, byKeys);
      moves.push(next);
    }
    const stars = wrong ? '2 stars of 3' : '3 stars of 3';
    await expect(card.getByRole('img', { name: stars })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/learn/${game}`);
    await expect(page.getByTestId('lessons').getByRole('img', { name: stars })).toBeVisible();
  });
}

test('hints_come_by_key_and_the_last_one_shows_the_move', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/learn/jamaica/full-ship');
  await expectTurn(page);
  await page.keyboard.press('h');
  await page.keyboard.press('h');
  await expect(page.getByTestId('shown-move')).toBeVisible();
  await expect(main(page)).toBeVisible();
});

test('the_card_of_a_lesson_makes_way_on_a_phone', DESKTOP, async ({ page, context }) => {
  await playInstantly(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learn/jamaica/full-ship');
  const says = page.getByTestId('lesson-says');
  await expect(says).toBeVisible();
  await page.getByRole('button', { name: 'Hide the lesson' }).click();
  await expect(says).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the lesson' }).click();
  await expect(says).toBeVisible();
});

test('a_lesson_that_nobody_wrote_is_for_lost_people', DESKTOP, async ({ page }) => {
  await page.goto('/learn/jamaica/nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('There is no such lesson.')).toBeVisible();
});
