import { expect, it } from 'vitest';
import { nextLesson, starsFor } from './lessonMemory';

const lessons = [{ id: 'sail' }, { id: 'load' }, { id: 'fight' }];

it('three_stars_are_for_no_detour_and_arriving_earns_one', () => {
  expect([0, 1, 2, 3, 9].map(starsFor)).toEqual([3, 2, 2, 1, 1]);
});

it('the_next_lesson_is_the_first_one_after_this_that_was_not_done', () => {
  expect(nextLesson(lessons, {})?.id).toBe('sail');
  expect(nextLesson(lessons, { load: 3 }, 'sail')?.id).toBe('fight');
  expect(nextLesson(lessons, { fight: 1 }, 'fight')?.id).toBe('sail');
});

it('there_is_no_next_lesson_once_all_are_done', () => {
  expect(nextLesson(lessons, { sail: 1, load: 2, fight: 3 }, 'load')).toBeUndefined();
});
