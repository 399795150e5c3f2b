import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../games/', import.meta.url);
const games = readdirSync(root, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);

const textsOf = (game: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${game}/coach.${language}.json`, root), 'utf8')) as Record<string, string>;

/// The questions and events that a game's own messages know.
function keysOf(game: string): Set<string> {
  const folder = new URL(`../../../games/${game}/src/main/resources/`, import.meta.url);
  const file = readdirSync(folder, { recursive: true }).find((each) =>
    String(each).endsWith('messages.en.json'),
  );
  return new Set(Object.keys(JSON.parse(readFileSync(new URL(String(file), folder), 'utf8')) as object));
}

const MAX_LETTERS = 190;

it.each(games)('the_coach_of_%s_explains_every_question', (game) => {
  const questions = [...keysOf(game)].filter((key) => /^question\.[a-z-]+$/.test(key));
  const texts = textsOf(game, 'en');
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.filter((key) => !texts[key])).toEqual([]);
});

it.each(games)('whoever_wants_more_than_the_coach_of_%s_tells_finds_it_in_the_rules', (game) => {
  const index = JSON.parse(readFileSync(new URL(`${game}/rules.json`, root), 'utf8')) as object;
  expect(Object.keys(textsOf(game, 'en')).filter((key) => !(key in index))).toEqual([]);
});

it.each(games)('the_coach_of_%s_says_the_same_in_both_languages', (game) => {
  expect(Object.keys(textsOf(game, 'es'))).toEqual(Object.keys(textsOf(game, 'en')));
});

it.each(games.flatMap((game) => ['en', 'es'].map((language) => [game, language] as const)))(
  'the_coach_of_%s_is_brief_in_%s_and_speaks_of_what_the_game_knows',
  (game, language) => {
    const known = keysOf(game);
    const texts = Object.entries(textsOf(game, language));
    expect(texts.filter(([, text]) => text.length > MAX_LETTERS)).toEqual([]);
    expect(texts.map(([key]) => key).filter((key) => key !== 'goal' && !known.has(key))).toEqual([]);
  },
);
