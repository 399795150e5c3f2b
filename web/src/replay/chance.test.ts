import { describe, expect, it } from 'vitest';
import { checkDraws, EntryChance, mixSeed, promiseOf } from './chance';

const SEED = '00112233445566778899aabbccddeeff';

describe('the luck of docs/chance.md', () => {
  it('promises_what_the_page_prints', async () => {
    expect(await promiseOf(SEED)).toBe('3a81ead802b6f09fe253f955ee845e6c86d8724a269c5ed5d6e2cfb28cbefbd5');
  });

  it('mixes_the_words_of_all_seats_into_the_seed', async () => {
    expect(await mixSeed(SEED, ['anne', 'mary'])).toBe('518e2dfab66dd9083020d9f4cdad04f3');
  });

  it.each([
    [0, '5 4 4 5 4 3 3 3 2 1 4 3'],
    [1, '5 1 1 1 5 6 3 5 5 1 6 1'],
    [2, '5 5 6 5 1 3 1 4 3 3 1 2'],
  ])('rolls_the_dice_of_entry_%i', async (entry, rolls) => {
    const chance = await EntryChance.of(SEED, entry);
    expect(Array.from({ length: 12 }, () => chance.die(6)).join(' ')).toBe(rolls);
  });

  const dice = { navigation: ['1', '2', '3', '4', '5', '6'] };

  it('tells_a_true_die_from_a_false_one', async () => {
    const luck = [
      { result: 'navigation 5', of: 6, place: 4 },
      { result: 'navigation 6', of: 6, place: 0 },
      { result: 'navigation 3', of: 6, place: 2 },
    ];
    const found = await checkDraws(SEED, 1, luck, dice);
    expect(found.map(({ agrees }) => agrees)).toEqual([true, false, false]);
  });

  it('draws_a_card_from_as_many_as_were_left', async () => {
    const luck = (of: number): Promise<{ agrees: boolean }[]> =>
      checkDraws(SEED, 1, [{ result: 'draw AB', of, place: 4 }], dice);
    expect((await luck(6))[0]?.agrees).toBe(true);
    expect((await luck(60))[0]?.agrees).toBe(false);
  });
});
