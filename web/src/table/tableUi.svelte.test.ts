import { expect, it } from 'vitest';
import { TableStore } from './store/tableStore.svelte';
import { TableUi } from './tableUi.svelte';

const open = (id: string): TableUi => new TableUi(new TableStore({ moves: {} }), id);

/// A browser that remembers.
function remembering(): void {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

it('the_board_in_words_is_for_one_table_and_no_later_one', () => {
  remembering();
  open('first').toggleText();
  expect([open('first').asText, open('second').asText]).toEqual([true, false]);
  open('first').toggleText();
  expect(open('first').asText).toBe(false);
});

it('only_the_latest_tables_in_words_are_remembered', () => {
  remembering();
  for (let i = 0; i < 30; i++) open(`table ${i}`).toggleText();
  expect([open('table 9').asText, open('table 10').asText]).toEqual([false, true]);
});
