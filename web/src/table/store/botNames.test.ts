import { describe, expect, it } from 'vitest';
import { withBotNames } from './botNames';
import { seat } from './exampleTable';
import { i18n } from '$src/i18n/i18n.svelte';

const bot = { ...seat(''), name: null, bot: 'sailor' };
const free = { ...seat(''), name: null };

describe('the names of bots', () => {
  it('has_names_of_its_own_that_stay_the_same', () => {
    const names = (table: string): (string | null)[] =>
      withBotNames([seat('Anne'), bot, bot, free], table).map(({ name }) => name);
    expect(names('t')).toEqual(names('t'));
    expect(new Set(names('t')).size).toBe(4);
    expect([names('t')[0], names('t')[3]]).toEqual(['Anne', null]);
  });

  it('says_of_people_who_are_gone_that_they_left_in_the_language_of_the_reader', async () => {
    await i18n.choose('es');
    const gone = withBotNames([seat('A pirate who left'), seat('A pirate who left 2'), seat('Anne')], 't');
    expect(gone.map(({ name }) => name)).toEqual(['Un pirata que se fue', 'Un pirata que se fue 2', 'Anne']);
  });

  it('has_names_that_no_person_may_have', () => {
    const crew = withBotNames([seat('Ching'), ...Array.from({ length: 9 }, () => bot)], 'any');
    expect(crew.slice(1).every(({ name }) => name?.startsWith('Bot '))).toBe(true);
    expect(new Set(crew.map(({ name }) => name)).size).toBe(10);
  });
});
