import { beforeAll, expect, it } from 'vitest';
import { i18n } from '$src/i18n/i18n.svelte';
import { Phrasebook } from '$src/i18n/phrasebook';
import type { Foreseen } from '$src/table/store/foresight.svelte';
import { genericPreview } from './genericPreview';

beforeAll(() => i18n.load());

const texts = { 'event.sum-counted': '{seat} counts {sum}.' };
const client = { moves: {}, seats: { moves: {}, events: { 'sum-counted': ['seat'] }, views: [] } };
const book = new Phrasebook('en', texts, client, (seat) => ['Anne', 'Mary'][seat]);
const foreseen = (parts: Partial<Foreseen>): Foreseen => ({
  moves: ['keep'],
  played: 1,
  refused: undefined,
  details: [],
  events: [],
  view: undefined,
  until: 'others',
  luck: undefined,
  figures: [],
  ...parts,
});
const counted = { type: 'sum-counted', seat: 1, sum: 7 } as { type: string };

it('tells_what_certainly_happens_and_where_luck_decides', () => {
  expect(genericPreview(foreseen({ events: [counted] }), book)).toBe('Mary counts 7.');
  expect(genericPreview(foreseen({ events: [counted], until: 'luck' }), book)).toBe(
    'Mary counts 7. Luck decides the rest.',
  );
  expect(genericPreview(foreseen({ until: 'luck' }), book)).toBe('Luck decides.');
});

it('tells_nothing_of_what_is_unknown_or_refused', () => {
  expect(genericPreview(undefined, book)).toBeUndefined();
  expect(genericPreview(foreseen({ events: [counted], refused: 'not-offered' }), book)).toBeUndefined();
});
