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
  it('shows_what_is_printed_for_the_disc', () => {
    const price = { doubloons: 3, rum: 0 };
    const terms = {
      type: 'terms',
      square: 'M3',
      price,
      doubloons: 0,
      rum: 0,
      prestige: 2,
      treasures: 0,
    } as const;
    expect(aimOf(chosen({ figures: [terms] }))).toBe(5);
    expect(aimOf(chosen({ figures: [terms, { type: 'fifth-disc', prestige: 1 }] }))).toBe(6);
  });
  it('shows_where_the_viewer_certainly_comes', () => {
    const events = [
      { type: 'prestige-moved', seat: 1, by: 1, to: 9 },
      { type: 'prestige-moved', seat: 0, by: 4, to: 7 },
    ] as const;
    expect(aimOf(chosen({ events }))).toBe(7);
    expect(aimOf(chosen({}))).toBeUndefined();
  });
});
