import { describe, expect, it } from 'vitest';
import { aimOf } from '$src/games/21-mutinies/own/aim';
import { aView, asked, foretold } from '$src/games/21-mutinies/example';
import type { Prospect } from '$src/games/21-mutinies/figures';
import type { MutiniesStore } from '$src/games/21-mutinies/mutiniesStore';

describe('the_mark_on_the_track', () => {
  const chosen = (told: Partial<Prospect>): MutiniesStore =>
    ({
      me: 0,
      view: aView(),
      chosen: 'place M3',
      myTurn: true,
      asked: asked('sailor-turn', ['place M3']),
      foresee: (moves: readonly string[]) => foretold(moves, told),
    }) as unknown as MutiniesStore;
  it('shows_where_the_disc_takes_its_owner', () =>
    expect(aimOf(chosen({ figures: [{ type: 'aim', prestige: 5 }] }))).toBe(5));
  it('shows_where_the_viewer_certainly_comes', () => {
    const events = [
      { type: 'prestige-moved', seat: 1, by: 1, to: 9 },
      { type: 'prestige-moved', seat: 0, by: 4, to: 7 },
    ] as const;
    expect(aimOf(chosen({ events }))).toBe(7);
    expect(aimOf(chosen({}))).toBeUndefined();
  });
});
