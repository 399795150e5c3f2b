import { expect, it } from 'vitest';
import { pathOf } from './flights';

const box = (x: number, width: number) => ({ x, y: 0, width, height: width });

it('a_piece_flies_from_middle_to_middle', () => {
  const { keyframes } = pathOf(box(0, 20), box(100, 40), false, false);
  expect(keyframes.at(-1)?.['transform']).toBe('translate(110px, 10px) rotate(0deg) scale(1)');
  expect(keyframes.map((each) => each['opacity'])).toEqual([1, 1, 1, 0.9]);
});

it('a_piece_that_is_lost_turns_over_and_fades', () => {
  const { keyframes, duration } = pathOf(box(0, 20), box(100, 20), true, true);
  expect(keyframes.at(-1)).toEqual({
    transform: 'translate(100px, 0px) rotate(380deg) scale(0.5)',
    opacity: 0.2,
  });
  expect([keyframes[0]?.['opacity'], duration]).toEqual([0, 800]);
});
