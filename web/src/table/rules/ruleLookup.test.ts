import { expect, it } from 'vitest';
import { RuleLookup } from './ruleLookup.svelte';
import { question, update, whole } from '$src/table/store/exampleTable';
import { TableStore } from '$src/table/store/tableStore.svelte';

const button = { getAttribute: () => 'Choose', getBoundingClientRect: () => ({}) } as unknown as HTMLElement;

async function reading(store: TableStore): Promise<RuleLookup> {
  const lookup = new RuleLookup(store);
  lookup.openQuestion(button);
  while (!lookup.shown) await new Promise((resolve) => setTimeout(resolve));
  return lookup;
}

it('a_rule_card_gives_way_to_the_next_question_only', async () => {
  const store = new TableStore({ moves: {} }, undefined, () => ({ confirm: true, pace: 0 }));
  store.begin(whole(update(1, { asked: question(['dump 2']) })));
  const lookup = await reading(store);
  expect(lookup.isOvertaken).toBe(false);
  store.update(update(2));
  expect(lookup.isOvertaken).toBe(false);
  store.update(update(3, { asked: question(['dump 4'], { number: 2 }) }));
  expect(lookup.isOvertaken).toBe(true);
});
