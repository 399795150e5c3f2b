import { describe, expect, it } from 'vitest';
import { MisclickGuard, type Press } from './misclickGuard';

const main = { left: 900, top: 800, right: 1100, bottom: 850 };
const card = { left: 100, top: 300, right: 200, bottom: 400 };
const here = { x: 1000, y: 820 };
const onMain: Press = { at: here, box: main, isInPrompt: true };
const byKey: Press = { box: main, isInPrompt: true };
const onCard: Press = { at: { x: 150, y: 350 }, box: card, isInPrompt: false };

/// A table where a question was answered by a press at 1000, and the next one came at 1100.
function answered(press: Press, draft?: string): MisclickGuard {
  const guard = new MisclickGuard();
  guard.see({ isShowing: false, question: '1', draft }, 0);
  expect(guard.isTooEarly(press, 1000)).toBe(false);
  guard.see({ isShowing: false, question: '2', draft }, 1100);
  return guard;
}

describe('a new question', () => {
  it.each([
    ['mouse or finger', onMain],
    ['key', byKey],
    ['piece of the board', onCard],
  ])('takes_no_second_press_of_a_%s_for_a_moment', (_, press) => {
    const guard = answered(press);
    expect(guard.isTooEarly(press, 1150)).toBe(true);
    expect(guard.isTooEarly(press, 1499)).toBe(true);
    expect(guard.isTooEarly(press, 1500)).toBe(false);
  });

  it('takes_a_press_at_once_that_is_made_elsewhere', () => {
    expect(answered(onMain).isTooEarly(onCard, 1110)).toBe(false);
    expect(answered(onCard).isTooEarly(onMain, 1110)).toBe(false);
    expect(answered(onMain).isTooEarly(byKey, 1110)).toBe(false);
    expect(answered(byKey).isTooEarly(onMain, 1110)).toBe(false);
  });

  it('takes_enter_at_once_from_whoever_has_chosen_by_another_key', () => {
    const guard = answered(byKey);
    guard.look();
    expect(guard.isTooEarly(byKey, 1150)).toBe(false);
  });

  it('takes_enter_at_once_on_another_thing', () => {
    const guard = answered({ ...byKey, on: 'coin' });
    expect(guard.isTooEarly({ ...byKey, on: 'target' }, 1150)).toBe(false);
    expect(guard.isTooEarly({ ...byKey, on: 'target' }, 1160)).toBe(true);
  });

  it('takes_a_second_enter_at_once_that_skips_what_others_do', () => {
    const guard = answered(byKey);
    guard.see({ isShowing: true, question: undefined }, 1150);
    expect(guard.isTooEarly(byKey, 1200)).toBe(false);
  });

  it('takes_the_first_press_of_somebody_who_has_just_come', () => {
    const guard = new MisclickGuard();
    guard.see({ isShowing: false, question: '1' }, 1000);
    expect(guard.isTooEarly(onMain, 1010)).toBe(false);
  });

  it('takes_no_early_press_either_when_others_played_in_between', () => {
    const guard = answered(onMain);
    guard.see({ isShowing: false, question: undefined }, 1200);
    guard.see({ isShowing: false, question: '3' }, 9000);
    expect([guard.isTooEarly(onMain, 9200), guard.isTooEarly(onMain, 9400)]).toEqual([true, false]);
  });

  it('that_asks_again_is_one_too', () => {
    const guard = new MisclickGuard();
    guard.see({ isShowing: false, question: '1' }, 0);
    expect(guard.isTooEarly(onMain, 1000)).toBe(false);
    guard.see({ isShowing: false, question: '1 again' }, 1001);
    expect([guard.isTooEarly(onMain, 1200), guard.isTooEarly(onMain, 1500)]).toEqual([true, false]);
  });
});

describe('a draft', () => {
  it('lets_a_hand_press_plus_as_fast_as_it_can', () => {
    const guard = answered(onCard, 'orders');
    expect(guard.isTooEarly(onCard, 1110)).toBe(false);
  });

  it('is_not_handed_in_by_the_second_half_of_a_double_click', () => {
    expect(answered(onMain, 'orders').isTooEarly(onMain, 1110)).toBe(true);
  });

  it('begins_like_any_other_question', () => {
    const guard = answered(onCard);
    guard.see({ isShowing: false, question: '3', draft: 'orders' }, 2000);
    expect(guard.isTooEarly(onCard, 2100)).toBe(true);
  });
});

describe('a press on skip that comes too late', () => {
  const skipped = (shownFor: number): MisclickGuard => {
    const guard = new MisclickGuard();
    guard.see({ isShowing: true, question: undefined }, 1000);
    guard.see({ isShowing: false, question: '2' }, 1000 + shownFor);
    return guard;
  };

  it('answers_nothing', () => {
    const guard = skipped(1000);
    expect([guard.isTooEarly(onMain, 2300), guard.isTooEarly(onMain, 2401)]).toEqual([true, false]);
    expect(skipped(1000).isTooEarly(byKey, 2300)).toBe(false);
    expect(skipped(1000).isTooEarly(onCard, 2300)).toBe(false);
  });

  it('is_none_if_there_was_hardly_anything_to_skip', () => {
    expect(skipped(50).isTooEarly(onMain, 1060)).toBe(false);
  });
});
