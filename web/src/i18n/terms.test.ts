import { expect, it } from 'vitest';
import { Terms } from './terms';

const TEXTS = {
  'term.aft': 'aft',
  'term.aft.text': 'The end of the ship at which coins arrive.',
  'term.open-coin': 'open coin',
  'term.open-coin.text': 'A coin that everybody sees.',
  'term.coin': 'coin',
  'term.coin.text': 'What ships are made of.',
  'term.deck': 'deck',
};
const found = (text: string, told?: Set<string>): string[] =>
  new Terms(TEXTS)
    .in(text, told)
    .map((part) => (typeof part === 'string' ? part : `[${part.shown}=${part.key}]`));

it('a_term_that_says_what_it_means_stands_apart', () =>
  expect(found('It goes aft.')).toEqual(['It goes ', '[aft=term.aft]', '.']));

it('only_where_it_comes_first', () => {
  expect(found('Aft of aft')).toEqual(['[Aft=term.aft]', ' of aft']);
  expect(found('aft', new Set(['term.aft']))).toEqual(['aft']);
});

it('the_longest_term_counts', () =>
  expect(found('open coins and a coin')).toEqual([
    '[open coins=term.open-coin]',
    ' and a ',
    '[coin=term.coin]',
  ]));

it('a_plural_may_lose_its_accent', () => {
  const terms = new Terms({ 'term.captain': 'capitán', 'term.captain.text': 'Lleva la brújula.' });
  expect(terms.in('los capitanes')).toEqual(['los ', { shown: 'capitanes', key: 'term.captain' }]);
});

it('a_part_of_a_word_is_no_term', () => expect(found('rafts, afterwards')).toEqual(['rafts, afterwards']));

it('a_term_without_an_explanation_is_a_word', () => expect(found('on deck')).toEqual(['on deck']));

it('a_game_without_terms_has_plain_texts', () => expect(new Terms({}).in('aft')).toEqual(['aft']));
