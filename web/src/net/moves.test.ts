import { expect, it } from 'vitest';
import * as aye from '$src/games/aye/game.gen';
import * as jamaica from '$src/games/jamaica/game.gen';
import * as mutinies from '$src/games/21-mutinies/game.gen';
import * as eight from '$src/games/pieces-of-eight/game.gen';
import { reading, writing } from './moves';

it.each([
  [jamaica.readMove, jamaica.writeMove, 'sail 47@-1', { type: 'sail', to: '47@-1' }],
  [jamaica.readMove, jamaica.writeMove, 'pay 2 4', { type: 'pay', hold: 2, amount: 4 }],
  [aye.readMove, aye.writeMove, 'vote argh', { type: 'vote', ballot: 'argh' }],
  [aye.readMove, aye.writeMove, 'stand-aside', { type: 'stand-aside' }],
  [mutinies.readMove, mutinies.writeMove, 'sell DA2 DA2', { type: 'sell', jewels: ['DA2', 'DA2'] }],
  [eight.readMove, eight.writeMove, 'invite 2 3', { type: 'invite', seats: [2, 3] }],
  [eight.readMove, eight.writeMove, 'mate fore 1 nest', { type: 'mate', from: 'fore', ship: 1, at: 'nest' }],
])('a_move_is_read_in_parts_and_written_again_%#', (readMove, writeMove, text, move) => {
  expect(readMove(text)).toEqual(move);
  expect((writeMove as (move: unknown) => string)(move)).toBe(text);
});

it.each(['', 'sing', 'pay 2', 'pay 2 4 6', 'toString', 'constructor'])('%s_is_no_move', (text) => {
  expect(jamaica.readMove(text)).toBeUndefined();
});

it('a_part_may_be_missing_or_say_yes_or_no', () => {
  const parts = { ask: { sure: 'flag', which: 'number?' } } as const;
  interface Ask {
    type: 'ask';
    sure: boolean;
    which: number | null;
  }
  const move: Ask = { type: 'ask', sure: true, which: null };
  expect(reading<Ask>(parts)('ask yes ?')).toEqual(move);
  expect(reading<Ask>(parts)('ask no 3')).toEqual({ type: 'ask', sure: false, which: 3 });
  expect(writing<Ask>(parts)(move)).toBe('ask yes ?');
});
