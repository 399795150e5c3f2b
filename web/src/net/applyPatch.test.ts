import { describe, expect, it } from 'vitest';
import { applyPatch, applyChange } from './applyPatch';
import { act, question, update } from '$src/table/store/exampleTable';

describe('applying a patch', () => {
  const before = { round: 6, ships: [{ space: 1 }, { space: 2, holds: [3, 4] }], bill: null };

  it('changes_what_is_named_and_keeps_the_rest', () => {
    const now = applyPatch(before, { round: [7], ships: { 1: { space: [14], holds: { 0: [5] } } } });
    expect(now).toEqual({ round: 7, ships: [{ space: 1 }, { space: 14, holds: [5, 4] }], bill: null });
    expect((now as typeof before).ships[0]).toBe(before.ships[0]);
    expect(before.ships[1]).toEqual({ space: 2, holds: [3, 4] });
  });

  it('puts_a_list_of_another_length_in_the_place_of_the_old_one', () => {
    expect(applyPatch(before, { ships: [[]], bill: [{ due: 2 }] })).toEqual({
      round: 6,
      ships: [],
      bill: { due: 2 },
    });
  });

  it('returns_the_very_same_if_nothing_changed', () => {
    expect(applyPatch(before, {})).toBe(before);
  });

  it('makes_a_whole_update_of_a_short_one', () => {
    const last = update(4, { view: before });
    const asked = question(['pass'], { number: 2 });
    const acts = [act(5, 1)];
    const changed = { view: { round: [7] as [number] } };
    expect(
      applyChange(last, { type: 'change', table: 't', number: 5, since: 4, now: 9, acts, changed, asked }),
    ).toEqual({ ...last, number: 5, since: 4, now: 9, acts, asked, view: { ...before, round: 7 } });
  });
});
