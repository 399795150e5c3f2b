import { describe, expect, it } from 'vitest';
import { promptOf } from './prompt';
import { update, whole } from '$lib/example';
import { TableStore } from '$lib/table.svelte';

const result = {
  outcome: { ranks: [2, 1], scores: [10, 20] },
  sheet: [],
  seed: '',
  words: [],
  rematch: null,
} as never;

describe('the prompt at the end', () => {
  const store = new TableStore({} as never);
  store.begin(whole(update(1, { phase: 'finished', result })));

  it('says_who_has_won', () => {
    expect(promptOf(store, false)).toMatchObject({
      mood: 'end',
      why: expect.stringContaining('20') as string,
    });
  });

  it('leaves_that_to_a_board_which_still_counts', () => {
    store.aside = { what: 'Final scoring', why: 'The jewels are counted.' };
    expect(promptOf(store, false)).toMatchObject({ what: 'Final scoring', why: 'The jewels are counted.' });
  });
});
