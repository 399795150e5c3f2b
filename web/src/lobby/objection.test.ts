import { expect, it } from 'vitest';
import { objectionIn } from './objection';

it('an_objection_is_found_at_the_end_of_a_refusal', () => {
  expect(objectionIn(['pieces-of-eight cannot be played like that: blitz is for two'])).toBe(
    'objection.blitz-is-for-two',
  );
});

it('other_refusals_have_no_objection', () => {
  expect([objectionIn([]), objectionIn(['jamaica is for 2 to 6 players, not 7'])]).toEqual([
    undefined,
    undefined,
  ]);
});
