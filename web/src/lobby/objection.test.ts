import { expect, it } from 'vitest';
import { objectionIn } from './objection';

it('a_refused_setup_names_the_key_of_its_objection', () => {
  expect(objectionIn(['blitz-is-for-two'])).toBe('objection.blitz-is-for-two');
});

it('a_refusal_without_details_names_none', () => {
  expect(objectionIn([])).toBeUndefined();
});
