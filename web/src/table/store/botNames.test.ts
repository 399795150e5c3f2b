import { describe, expect, it } from 'vitest';
import { withBotNames } from './botNames';
import { seat } from './exampleTable';

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

  it('takes_no_name_that_a_person_has', () => {
    const crew = withBotNames([seat('Ching'), ...Array.from({ length: 9 }, () => bot)], 'any');
    expect(crew.filter(({ name }) => name === 'Ching')).toHaveLength(1);
  });
});
