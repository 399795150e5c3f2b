import { expect, it } from 'vitest';
import { oncePer } from './oncePer.svelte';

it('what_belongs_to_a_table_is_made_once', () => {
  let made = 0;
  const noteAt = oncePer((table: { name: string }) => ({ text: table.name, number: made++ }));
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  expect(noteAt(one)).toBe(noteAt(one));
  expect([noteAt(one), noteAt(other)]).toEqual([
    { text: 'one', number: 0 },
    { text: 'other', number: 1 },
  ]);
});
