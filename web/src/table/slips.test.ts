import { describe, expect, it } from 'vitest';
import { Slips } from './slips';

describe('a click on an answer', () => {
  it('counts_at_once_if_there_was_hardly_anything_to_skip', () => {
    const slips = new Slips();
    slips.see(true, 1, 1000);
    slips.see(false, 2, 1050);
    expect(slips.isSlip(1, 1060)).toBe(false);
  });

  it('is_taken_for_one_that_was_meant_to_skip_if_that_was_offered_for_a_while', () => {
    const slips = new Slips();
    slips.see(true, 1, 1000);
    slips.see(false, 2, 2000);
    expect([slips.isSlip(1, 2300), slips.isSlip(0, 2300), slips.isSlip(1, 2500)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('does_not_answer_two_questions_by_a_double_click', () => {
    const slips = new Slips();
    slips.see(false, 1, 1000);
    expect(slips.isSlip(1, 1100)).toBe(false);
    slips.see(false, 2, 1120);
    expect([slips.isSlip(2, 1250), slips.isSlip(1, 1250), slips.isSlip(2, 1380)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
