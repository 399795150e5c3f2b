import { expect, it } from 'vitest';
import { advice, hint } from './exampleTable';
import { TablePrompt } from './tablePrompt.svelte';

it('a_button_of_the_board_runs_at_once_unless_it_asks_first', () => {
  const prompt = new TablePrompt();
  const done: string[] = [];

  prompt.run({ text: 'Undo', run: () => done.push('undo') });
  prompt.run({ text: 'Reveal', confirmText: 'Show it to all?', run: () => done.push('reveal') });
  expect([done, prompt.confirmation?.what]).toEqual([['undo'], 'Show it to all?']);

  expect(prompt.confirm()).toBe(true);
  expect([done, prompt.confirmation, prompt.confirm()]).toEqual([['undo', 'reveal'], undefined, false]);
});

it('a_confirmation_lasts_as_long_as_its_question_but_a_refusal_and_a_hint_only_until_something_happens', () => {
  const prompt = new TablePrompt();
  prompt.run({ text: 'Reveal', confirmText: 'Show it to all?', run: () => undefined });
  prompt.refusal = { reason: 'not-your-turn', details: [] };
  prompt.lamp.told(advice(hint('pass')));

  prompt.moveOn(false);
  expect([prompt.confirmation?.text, prompt.refusal, prompt.lamp.hint]).toEqual([
    'Reveal',
    undefined,
    undefined,
  ]);

  prompt.moveOn(true);
  expect(prompt.confirmation).toBeUndefined();
});
