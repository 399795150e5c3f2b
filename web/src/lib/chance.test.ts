import { describe, expect, it } from 'vitest';
import { check, EntryChance, mixed, promiseOf } from './chance';

const SEED = '00112233445566778899aabbccddeeff';

describe('the luck of docs/chance.md', () => {
  it('promises_what_the_page_prints', async () => {
    expect(await promiseOf(SEED)).toBe('3a81ead802b6f09fe253f955ee845e6c86d8724a269c5ed5d6e2cfb28cbefbd5');
  });

  it('mixes_the_words_of_all_seats_into_the_seed', async () => {
    expect(await mixed(SEED, ['anne', 'mary'])).toBe('518e2dfab66dd9083020d9f4cdad04f3');
  });

  it.each([
    [0, '5 4 4 5 4 3 3 3 2 1 4 3'],
    [1, '5 1 1 1 5 6 3 5 5 1 6 1'],
    [2, '5 5 6 5 1 3 1 4 3 3 1 2'],
  ])('rolls_the_dice_of_entry_%i', async (entry, rolls) => {
    const chance = await EntryChance.of(SEED, entry);
    expect(Array.from({ length: 12 }, () => chance.die(6)).join(' ')).toBe(rolls);
  });

  it('tells_a_true_die_from_a_false_one', async () => {
    const dice = { navigation: ['1', '2', '3', '4', '5', '6'] };
    const found = await check(SEED, 1, ['navigation 5', 'draw AB', 'navigation 2'], dice);
    expect(found.map(({ agrees }) => agrees)).toEqual([true, undefined, false]);
  });
});
