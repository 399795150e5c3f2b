import { expect, it } from 'vitest';
import { rulesFor, textOf } from './ruleIndex';

const texts = {
  'rule.JAM-LOAD-01': 'You must load.',
  'rule.JAM-LOAD-02': 'Throw something overboard.',
  'rule.JAM-MOVE-01': 'You must move.',
  'coin.mate.text': 'Spent to destroy a coin.',
};
const index = { 'move.dump': ['JAM-LOAD-02'], 'question.dump-hold': ['JAM-LOAD'], coin: ['JAM-MOVE-01'] };
const ids = (...words: string[]): string[] => rulesFor(words, index, texts).map(({ id }) => id);

it('a_move_has_the_rules_that_its_game_names', () => {
  expect(ids('move.dump')).toEqual(['JAM-LOAD-02']);
});

it('a_chapter_stands_for_all_its_rules_each_told_once', () => {
  expect(ids('move.dump', 'question.dump-hold')).toEqual(['JAM-LOAD-02', 'JAM-LOAD-01']);
});

it('a_thing_without_a_clue_has_those_of_its_kind', () => {
  expect(ids('coin.mate')).toEqual(['JAM-MOVE-01']);
});

it('what_nobody_knows_has_no_rules', () => {
  expect(ids('move.dance', 'JAM-DANCE')).toEqual([]);
});

it('a_thing_says_what_it_does', () => {
  expect([textOf(['coin.mate'], texts), textOf(['move.dump'], texts)]).toEqual([
    'Spent to destroy a coin.',
    '',
  ]);
});

const books = import.meta.glob<Record<string, string>>(
  '../../../../games/*/src/main/resources/tortuga/*/messages.en.json',
  { eager: true, import: 'default' },
);
const all = Object.values(books).reduce((sum, book) => ({ ...sum, ...book }), {});
const games = import.meta.glob<Record<string, string[]>>('/src/games/*/rules.json', {
  eager: true,
  import: 'default',
});

it.each(Object.entries(games))('%s_names_rules_that_exist', (_, named) => {
  const missing = Object.values(named)
    .flat()
    .filter((word) => rulesFor([word], {}, all).length === 0);
  expect(missing).toEqual([]);
});
