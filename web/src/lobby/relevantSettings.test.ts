import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fitsOf } from '$src/games/registry';
import { relevantSettings, changedSettings } from './relevantSettings';

const yard = { id: 'yard', usual: 'full', allowed: ['full', 'pool'] };
const match = { id: 'match', usual: 'single', allowed: ['single', 'best-of-3', 'first-to-2'] };
const spoils = { id: 'spoils', usual: 'off', allowed: ['off', 'on'] };
const reserve = { id: 'reserve', usual: 'usual', allowed: ['usual', '3', '9'] };
const fits = {
  spoils: { yard: ['pool'], match: ['best-of-3', 'first-to-2'] },
  reserve: { spoils: ['on'] },
  'reserve.9': { seats: '3+' },
  'match.best-of-3': { seats: ['2'] },
  'match.first-to-2': { seats: '3+' },
};
const all = [reserve, spoils, match, yard];
const settle = (chosen: Record<string, string>, seats = 2) => relevantSettings(all, fits, chosen, seats);
const pool = { yard: 'pool', match: 'best-of-3', spoils: 'on' };

describe('a new table', () => {
  it('asks_only_for_what_makes_a_difference', () => {
    expect(settle({}).map(({ id }) => id)).toEqual(['match', 'yard']);
    expect(settle(pool).map(({ id }) => id)).toEqual(['reserve', 'spoils', 'match', 'yard']);
  });

  it('offers_only_values_for_so_many_players', () => {
    const of = (seats: number, id: string) =>
      settle({ ...pool, match: seats > 2 ? 'first-to-2' : 'best-of-3' }, seats).find(
        (each) => each.id === id,
      );
    expect(of(2, 'match')?.allowed).toEqual(['single', 'best-of-3']);
    expect(of(3, 'match')?.allowed).toEqual(['single', 'first-to-2']);
    expect([of(2, 'reserve')?.allowed, of(3, 'reserve')?.allowed]).toEqual([
      ['usual', '3'],
      ['usual', '3', '9'],
    ]);
  });

  it('asks_for_the_clocks_of_a_sitting_only_at_such_a_pace', () => {
    const blitz = { id: 'blitz', usual: 'off', allowed: ['off', '180'] };
    const needs = { blitz: { pace: ['brisk', 'normal'] } };
    const at = (pace: string): string[] => relevantSettings([blitz], needs, {}, 2, pace).map(({ id }) => id);
    expect([at('normal'), at('day')]).toEqual([['blitz'], []]);
  });

  it('agrees_on_the_usual_where_a_choice_makes_no_difference_any_more', () => {
    const chosen = { ...pool, reserve: '3' };
    expect(changedSettings(settle(chosen))).toEqual(chosen);
    expect(changedSettings(settle({ ...chosen, yard: 'full' }))).toEqual({ match: 'best-of-3' });
    expect(changedSettings(settle(chosen, 3))).toEqual({ yard: 'pool' });
  });
});

describe('what the settings of the games need', () => {
  const games = new URL('../../../games/', import.meta.url);
  const texts = readdirSync(games, { recursive: true })
    .map(String)
    .filter((file) => /src\/main\/resources\/.*messages\.en\.json$/.test(file))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(new URL(file, games), 'utf8')) as object));

  it.each(['21-mutinies', 'aye', 'pieces-of-eight'])('is_known_to_%s', (game) => {
    const named = Object.entries(fitsOf(game)).flatMap(([what, needs]) => [
      `setting.${what}`,
      ...Object.entries(needs).flatMap(([other, wanted]) =>
        other === 'seats' || other === 'pace' || typeof wanted === 'string'
          ? []
          : wanted.map((value) => `setting.${other}.${value}`),
      ),
    ]);
    expect(named.filter((key) => !texts.includes(key))).toEqual([]);
  });
});
