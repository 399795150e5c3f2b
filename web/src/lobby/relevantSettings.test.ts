import { describe, expect, it } from 'vitest';
import type { Need, SettingCard } from '$src/net/http.gen';
import { relevantSettings, changedSettings } from './relevantSettings';

const need = (more: Partial<Need>): Need => ({ setting: null, values: [], seats: [], paces: [], ...more });
const of = (setting: string, ...values: string[]): Need => need({ setting, values });
const players = (...seats: number[]): Need => need({ seats });
const setting = (
  id: string,
  allowed: string[],
  needs: Need[] = [],
  valueNeeds: SettingCard['valueNeeds'] = {},
): SettingCard => ({ id, usual: allowed[0] ?? '', allowed, needs, valueNeeds, group: 'main' });

const yard = setting('yard', ['full', 'pool']);
const match = setting('match', ['single', 'best-of-3', 'first-to-2'], [], {
  'best-of-3': [players(2)],
  'first-to-2': [players(3, 4)],
});
const spoils = setting('spoils', ['off', 'on'], [of('yard', 'pool'), of('match', 'best-of-3', 'first-to-2')]);
const reserve = setting('reserve', ['usual', '3', '9'], [of('spoils', 'on')], { 9: [players(3, 4)] });
const all = [reserve, spoils, match, yard];
const settle = (chosen: Record<string, string>, seats = 2) =>
  relevantSettings(all, chosen, { seats, pace: 'normal' });
const pool = { yard: 'pool', match: 'best-of-3', spoils: 'on' };

describe('a new table', () => {
  it('asks_only_for_what_makes_a_difference', () => {
    expect(settle({}).map(({ id }) => id)).toEqual(['match', 'yard']);
    expect(settle(pool).map(({ id }) => id)).toEqual(['reserve', 'spoils', 'match', 'yard']);
  });

  it('offers_only_values_for_so_many_players', () => {
    const offered = (seats: number, id: string) =>
      settle({ ...pool, match: seats > 2 ? 'first-to-2' : 'best-of-3' }, seats).find((each) => each.id === id)
        ?.allowed;
    expect(offered(2, 'match')).toEqual(['single', 'best-of-3']);
    expect(offered(3, 'match')).toEqual(['single', 'first-to-2']);
    expect([offered(2, 'reserve'), offered(3, 'reserve')]).toEqual([
      ['usual', '3'],
      ['usual', '3', '9'],
    ]);
  });

  it('asks_for_the_clocks_of_a_sitting_only_at_such_a_pace', () => {
    const blitz = setting('blitz', ['off', '180'], [need({ paces: ['brisk', 'normal'] })]);
    const at = (pace: string): string[] =>
      relevantSettings([blitz], {}, { seats: 2, pace }).map(({ id }) => id);
    expect([at('normal'), at('day')]).toEqual([['blitz'], []]);
  });

  it('agrees_on_the_usual_where_a_choice_makes_no_difference_any_more', () => {
    const chosen = { ...pool, reserve: '3' };
    expect(changedSettings(settle(chosen))).toEqual(chosen);
    expect(changedSettings(settle({ ...chosen, yard: 'full' }))).toEqual({ match: 'best-of-3' });
    expect(changedSettings(settle(chosen, 3))).toEqual({ yard: 'pool' });
  });
});
