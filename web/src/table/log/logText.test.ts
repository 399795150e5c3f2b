import { expect, it } from 'vitest';
import type { SeenItem } from '$src/net/protocol.gen';
import { mayAskWhy } from './logText';

const item = (more: Partial<SeenItem>): SeenItem => ({
  number: 1,
  entry: 3,
  seat: 1,
  by: 'bot',
  at: 0,
  events: [],
  undoes: null,
  relief: null,
  dropped: null,
  ...more,
});

const AMONG_BOTS = { isAmongBots: true, me: 0 };
const OPENED: Partial<SeenItem> = { by: 'table', seat: null };

it.each([
  ['of_a_bot', item({}), 1, true],
  ['of_one_bot_of_several_whose_answers_were_opened', item(OPENED), 2, true],
  ['of_your_own_among_them', item(OPENED), 0, false],
  ['of_nobody', item(OPENED), undefined, false],
  ['that_set_the_table_up', item({ ...OPENED, entry: 0 }), 1, false],
  ['of_a_person', item({ by: 'player' }), 1, false],
  ['by_which_a_bot_took_a_seat', item({ relief: 'held' }), 1, false],
] as const)('what_is_asked_about_an_act_%s', (_, act, seat, may) => {
  expect(mayAskWhy({ act, seat }, AMONG_BOTS)).toBe(may);
});

it('where_people_play_against_each_other_nothing_is_asked', () => {
  expect(mayAskWhy({ act: item({}), seat: 1 }, { isAmongBots: false, me: 0 })).toBe(false);
});
