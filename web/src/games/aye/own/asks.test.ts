import { describe, expect, it } from 'vitest';
import type { SeenItem, Remark } from '$src/net/protocol.gen';
import { askIn, asksOf, phraseOf, reaches, remarkText } from './asks';
import { book } from '$src/games/aye/example';

const said = (phrase: string | null, parts: Partial<Remark> = {}): Remark => ({
  number: 0,
  at: 100,
  seat: 1,
  name: 'Mary',
  phrase,
  about: null,
  text: null,
  ...parts,
});

const begun = (at: number): SeenItem => ({
  number: at,
  entry: at,
  seat: null,
  by: 'table',
  at,
  events: [{ type: 'round-begun' }],
  undoes: null,
  relief: null,
  dropped: null,
});

describe('requests', () => {
  it('are_phrases_that_everybody_reads_in_the_own_language', () => {
    const remark = said(phraseOf('command', 'sails'), { about: 0 });
    expect(remark.phrase).toBe('ask-command-sails');
    expect(remarkText(remark, book)).toBe('to Anne: Command for me: Sails');
    expect(remarkText(said('ask-nominate-2'), book)).toBe('to everyone: Nominate Jack');
  });

  it('are_told_from_whatever_else_is_said', () => {
    for (const phrase of ['aye', 'ask-for-trouble', 'ask-nominate', null])
      expect(remarkText(said(phrase), book)?.includes('undefined')).not.toBe(true);
    expect(askIn(said('ask-rum', { seat: null }))).toBeUndefined();
    expect(askIn(said('aye'))).toBeUndefined();
  });

  it('count_for_the_round_in_which_they_were_made', () => {
    const chat = [said('ask-rum', { at: 50 }), said('ask-dice', { at: 150 })];
    expect(asksOf(chat, [begun(20), begun(100)]).map(({ wish }) => wish)).toEqual(['dice']);
  });

  it('reach_whom_they_were_made_to_or_all_others', () => {
    const toAll = { from: 1, to: null, wish: 'repair', what: '', at: 0 } as const;
    expect([0, 1].map((seat) => reaches(toAll, seat))).toEqual([true, false]);
    expect([0, 2].map((seat) => reaches({ ...toAll, to: 2 }, seat))).toEqual([false, true]);
  });
});
