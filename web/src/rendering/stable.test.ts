import { describe, expect, it } from 'vitest';
import { reuse, stable } from './stable';

describe('what is kept', () => {
  it('is the very same when nothing has changed', () => {
    const before = { name: 'Ching', chips: [{ text: 'asked' }], bank: null };
    expect(reuse(before, { name: 'Ching', chips: [{ text: 'asked' }], bank: null })).toBe(before);
  });

  it('is each part that has not changed', () => {
    const before = [{ food: 2 }, { food: 3 }];
    const now = reuse(before, [{ food: 2 }, { food: 4 }]);
    expect(now).toEqual([{ food: 2 }, { food: 4 }]);
    expect(now[0]).toBe(before[0]);
  });

  it('is told from what is missing, what is more, and what is of another kind', () => {
    expect(reuse([1, 2], [1])).toEqual([1]);
    expect(reuse([1], [1, 2])).toEqual([1, 2]);
    expect(reuse({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b');
    expect(reuse({ a: 1, b: undefined }, { a: 1 })).not.toHaveProperty('b');
    expect(reuse({ 0: 'x' }, ['x'])).toEqual(['x']);
    expect(reuse(null, { a: 1 })).toEqual({ a: 1 });
  });

  it('is nothing that has an inside: that is taken as it comes', () => {
    const now = new Set([1]);
    expect(reuse(new Set([1]), now)).toBe(now);
  });

  it('is remembered from one time to the next', () => {
    let food = 1;
    const look = stable(() => ({ food }));
    const first = look();
    expect(look()).toBe(first);
    food = 2;
    expect(look()).toEqual({ food: 2 });
  });
});
