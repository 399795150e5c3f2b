import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { introductionOf } from './introductions';

const games = readdirSync(new URL('../games/', import.meta.url), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

/// One sentence or two, short enough to be read at a glance.
const MAX_LETTERS = 150;

it.each(games)('%s_is_introduced_in_four_to_six_panels', async (game) => {
  const { panels } = await introductionOf(game);
  expect(panels.length).toBeGreaterThanOrEqual(4);
  expect(panels.length).toBeLessThanOrEqual(6);
});

it.each(games.flatMap((game) => ['en', 'es'].map((language) => [game, language])))(
  'each_panel_of_%s_has_a_short_text_in_%s',
  async (game, language) => {
    const file = new URL(`../games/${game}/messages.${language}.json`, import.meta.url);
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const texts = (await introductionOf(game)).panels.map(({ key }) => messages[key] ?? '');
    const told = Object.keys(messages).filter((key) => key.startsWith('ui.introduction.'));
    expect(texts.filter((text) => text.length === 0 || text.length > MAX_LETTERS)).toEqual([]);
    expect(told).toHaveLength(texts.length);
  },
);

it('a_game_without_an_introduction_has_no_panels', async () => {
  expect(await introductionOf('dice-duel')).toEqual({ drawing: '', panels: [] });
});
