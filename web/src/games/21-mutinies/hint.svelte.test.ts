import { describe, expect, it } from 'vitest';
import { aimOf } from './aim';
import { aView, asked, foretold } from './example';
import { hintAt } from './hint.svelte';
import type { Prospect } from './figures';
import type { MutiniesStore } from './mutiniesStore';

const store = {} as MutiniesStore;

function pointer(type: string, pointerType: string): Event {
  return Object.assign(new Event(type), { pointerType });
}

describe('a_hint', () => {
  it('tells_of_what_lies_under_the_mouse_as_long_as_it_rests_there', () => {
    const [square, hint] = [new EventTarget() as HTMLElement, hintAt(store)];
    hint.over('place TR1')(square);
    square.dispatchEvent(pointer('pointerenter', 'mouse'));
    expect(hint.rest?.move).toBe('place TR1');
    square.dispatchEvent(pointer('pointerleave', 'mouse'));
    expect(hint.rest).toBeUndefined();
  });
  it('leaves_fingers_alone', () => {
    const [square, hint] = [new EventTarget() as HTMLElement, hintAt(store)];
    hint.over('place TR1')(square);
    square.dispatchEvent(pointer('pointerenter', 'touch'));
    expect(hint.rest).toBeUndefined();
  });
  it('goes_with_its_square', () => {
    const [square, hint] = [new EventTarget() as HTMLElement, hintAt(store)];
    const remove = hint.over('place TR1')(square);
    square.dispatchEvent(pointer('pointerenter', 'mouse'));
    remove?.();
    expect(hint.rest).toBeUndefined();
  });
});

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
