import { expect, it } from 'vitest';
import { withUniqueKeys } from './uniqueKeys';

it('tells_things_apart_that_share_a_key', () => {
  const keys = (...all: string[]): string[] =>
    withUniqueKeys(all.map((key) => ({ key }))).map(({ key }) => key);
  expect(keys('1.0', '1.0', '2.0', '1.0')).toEqual(['1.0', '1.0~1', '2.0', '1.0~2']);
});

it('leaves_a_list_alone_in_which_nothing_is_twice', () => {
  const things = [{ key: 'a' }, { key: 'b' }];
  expect(withUniqueKeys(things)).toBe(things);
});
