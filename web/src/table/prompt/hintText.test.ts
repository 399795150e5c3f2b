import { expect, it } from 'vitest';
import { clientOf, textsOf } from '$src/games/registry';
import { i18n } from '$src/i18n/i18n.svelte';
import { Phrasebook } from '$src/i18n/phrasebook';
import type { Said } from '$src/net/protocol.gen';
import { hint } from '$src/table/store/exampleTable';
import { reasonText, verdictTexts, whyText } from './hintText';

await i18n.load();
const NAMES = ['Anne', 'Mary'];
const book = new Phrasebook(
  'en',
  await textsOf('jamaica', 'en'),
  await clientOf('jamaica'),
  (seat) => NAMES[seat],
);

const said = (key: string, more: Partial<Said>): Said => ({
  key,
  part: '',
  word: '',
  unit: 'number',
  seat: 0,
  here: 0,
  there: 0,
  sure: true,
  ...more,
});

it.each([
  [said('food', { here: 6, there: 3 }), 'Food aboard: 6, otherwise 3'],
  [said('food', { here: 4.6, there: 3, sure: false }), 'Food aboard: about 4.5, otherwise about 3'],
  [said('food', { here: 2, there: 3, seat: 1 }), 'Mary – Food aboard: 2, otherwise 3'],
  [said('shortage', { unit: 'chance', here: 0, there: 0.65 }), 'A shortage: no, otherwise 65%'],
  [
    said('power', { unit: 'chance', part: 'treasure', word: 'MAP', here: 1, there: 0 }),
    'Morgan’s Map: yes, otherwise no',
  ],
  [said('win', { unit: 'chance', here: 1, there: 0.5 }), 'Winning the game: yes, otherwise 50%'],
])('a_reason_says_what_there_is_with_the_move_and_without_%#', (reason, text) => {
  expect(reasonText(reason, true, 0, book)).toBe(text);
});

it('a_difference_that_is_only_luck_is_called_so', () => {
  expect(verdictTexts(hint('dump 2', { verdict: 'even', peers: ['dump 3'] }), book)).toEqual([
    'About as good: Throw the cargo of hold 3 overboard. The difference is only luck.',
  ]);
});

it('the_move_is_compared_with_the_next_best_that_is_not_as_good', () => {
  const better = hint('dump 2', {
    peers: ['dump 3'],
    other: 'dump 4',
    reasons: [said('food', { here: 6, there: 3 })],
  });
  expect(verdictTexts(better, book)).toEqual([
    'About as good: Throw the cargo of hold 3 overboard.',
    'Better than: Throw the cargo of hold 4 overboard',
  ]);
});

it('a_hint_without_reasons_does_not_pretend_to_have_some', () => {
  expect(verdictTexts(hint('dump 2', { other: 'dump 4' }), book)).toContain(
    'The difference is hard to put into a few words.',
  );
});

it('what_only_a_search_can_tell_is_not_called_luck', () => {
  expect(verdictTexts(hint('dump 2', { verdict: 'unsaid', other: 'dump 4' }), book)).toEqual([
    'It does best when the game is played on from here, but not clearly.',
  ]);
});

it.each([
  ['secret', 'It keeps its reasons to itself until the game is over.'],
  ['worse', 'As far as everybody could see, something else would have been better.'],
  ['only', 'It had no other choice.'],
  ['unsaid', 'What it was worth shows only in many moves together.'],
] as const)('as_long_as_a_game_goes_on_a_%s_move_is_explained_from_what_everybody_knows', (verdict, text) => {
  expect(whyText(hint(null, { verdict }))).toEqual([text]);
});

it('an_open_explanation_without_words_does_not_speak_of_secrets', () => {
  expect(whyText(hint(null, { verdict: 'better' }))).toEqual([
    'As far as everybody could see, it was better than its other choices.',
    'The difference is hard to put into a few words.',
  ]);
});
