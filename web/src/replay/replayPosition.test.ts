import { describe, expect, it } from 'vitest';
import { readPosition, writePosition } from './replayPosition';

describe('a place in a replay', () => {
  it.each([
    [12, 0],
    [0, 3],
    [7, undefined],
  ])('step_%i_through_the_eyes_of_%s_is_found_again', (step, eyes) => {
    expect(readPosition(writePosition(step, eyes), 4)).toEqual({
      step: String(step),
      eyes: eyes ?? 'public',
    });
  });

  it.each(['12', 'entry-30', ''])('"%s"_leaves_the_eyes_open', (step) => {
    expect(readPosition(step, 4)).toEqual({ step, eyes: undefined });
  });

  it.each(['3@4', '3@-1', '3@', '3@me', '3@1.5'])('"%s"_has_no_eyes_that_anybody_has', (text) => {
    expect(readPosition(text, 4)).toEqual({ step: '3', eyes: undefined });
  });
});
