import { expect, it } from 'vitest';
import { objectionIn } from './objection';

it('a refused setup names the key of its objection', () => {
  expect(objectionIn(['blitz-is-for-two'])).toBe('objection.blitz-is-for-two');
});

it('a refusal without details names none', () => {
  expect(objectionIn([])).toBeUndefined();
});
