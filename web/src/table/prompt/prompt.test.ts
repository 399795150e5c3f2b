import { describe, expect, it } from 'vitest';
import { promptOf } from './prompt';
import { i18n, t } from '$src/i18n/i18n.svelte';
import { question, table, update, whole } from '$src/table/store/exampleTable';
import { TableStore } from '$src/table/store/tableStore.svelte';

const result = {
  outcome: { ranks: [2, 1], scores: [10, 20] },
  sheet: [],
  seed: '',
  words: [],
  rematch: null,
} as never;

describe('the prompt after a refusal', () => {
  const store = new TableStore({} as never, {
    online: true,
    send: async (table) => ({ type: 'refused', id: '', table, reason: 'cannot-undo', details: [] }),
  });
  store.begin(whole(update(1, { asked: question(['dump 2'], { undo: true }) })));

  it('does_not_call_an_undo_a_move_that_was_lost', async () => {
    await i18n.load();
    await store.undo();
    expect(promptOf(store, false)).toMatchObject({ mood: 'err', what: 'That cannot be undone' });
  });
});

describe('the prompt of a table that met a bug', () => {
  it.each([
    [true, 'Everything up to here is safe.'],
    [false, 'The host can let the game go on'],
  ])('says_what_to_do_next_host_%s', async (host, text) => {
    await i18n.load();
    const store = new TableStore({} as never);
    const told = whole(update(1, { broken: true }));
    store.begin({ ...told, table: { ...told.table, host } });
    expect(promptOf(store, false)).toMatchObject({
      mood: 'err',
      what: 'A bug of ours has stopped this table',
      why: expect.stringContaining(text) as string,
    });
  });
});

describe('the prompt at the end', () => {
  const store = new TableStore({} as never);
  store.begin(whole(update(1, { phase: 'finished', result })));

  it('says_who_has_won', () => {
    expect(promptOf(store, false)).toMatchObject({
      mood: 'end',
      why: expect.stringContaining('20') as string,
    });
  });

  it('says_my_own_place_and_calls_me_you', async () => {
    await i18n.load();
    expect(promptOf(store, false).why).toMatch(/^Your place: 2 of 2\. You 10/);
  });

  it('has_a_crown_only_if_somebody_has_won', () => {
    const lost = new TableStore({} as never);
    const outcome = { ranks: [2, 2], scores: [0, 0] };
    lost.begin(whole(update(1, { phase: 'finished', result: { ...(result as object), outcome } as never })));
    expect([promptOf(store, false).icon, promptOf(lost, false).icon]).toEqual(['i-crown', 'i-anchor']);
    expect(promptOf(lost, false).why).toMatch(/^The whole crew loses\./);
  });

  it('leaves_that_to_a_board_which_still_counts', () => {
    store.promptOverride = { what: 'Final scoring', why: 'The jewels are counted.' };
    expect(promptOf(store, false)).toMatchObject({ what: 'Final scoring', why: 'The jewels are counted.' });
  });
});

describe('the prompt of somebody who looks on', () => {
  it('asks_for_no_reaction', () => {
    const asked = question([], { kind: 'any-reaction', manner: 'window', mine: false, seats: [] });
    const store = new TableStore({ moves: {} });
    store.begin({ ...whole(update(1, { asked })), table: { ...table, you: null } });
    expect(promptOf(store, true)).toMatchObject({
      mood: 'wait',
      what: t('prompt.waiting'),
      why: t('prompt.window-why'),
    });
  });
});
