import { expect, it, vi } from 'vitest';
import { errorReports, type ErrorReport } from '$src/browser/errorReports';
import type { GameClient } from './gameClient';
import { guarded } from './guardedClient';

it('a_game_that_fails_to_say_something_leaves_it_out_and_is_reported', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: ErrorReport[] = [];
  errorReports.send = (report) => sent.push(report);
  const client: GameClient<{ round: number }> = {
    moves: {},
    headline: ({ round }) => `Round ${round}`,
    questionIcon: () => {
      throw new RangeError('x');
    },
  };
  const safe = guarded(client);
  expect(safe.headline?.({ round: 3 }, {} as never)).toBe('Round 3');
  expect(safe.questionIcon?.('place')).toBeUndefined();
  expect(sent.map(({ type, part }) => [type, part])).toEqual([['RangeError', 'question-icon']]);
});
