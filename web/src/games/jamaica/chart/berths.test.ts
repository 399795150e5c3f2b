import { describe, expect, it } from 'vitest';
import { berths } from './berths';
import { spaces } from './chart';
import { narrow, wide, type Layout, type Point } from './layout';

const LAYOUTS = [wide(), narrow(446), narrow(590)];

const apart = (a: Point | undefined, b: Point | undefined): number =>
  Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));

/// Six ships at and around each space: all on one, in pairs, three and three, each on its own.
function fleetsOf({ at }: Layout): number[][] {
  return spaces.flatMap(({ id }) => {
    const near = [...at.keys()].sort((a, b) => apart(at[a], at[id]) - apart(at[b], at[id]));
    const on = (...nth: number[]): number[] => nth.map((n) => near[n] ?? id);
    return [on(0, 0, 0, 0, 0, 0), on(0, 0, 1, 1, 2, 2), on(0, 1, 0, 1, 0, 1), on(0, 1, 2, 3, 4, 5)];
  });
}

/// Returns what is wrong with a fleet: who lies on whom, who lies where something is told, who is adrift.
function faults(layout: Layout, fleet: readonly number[]): string[] {
  const { ship: size, clearing: free, at: chart, width, height } = layout;
  const at = berths(layout, fleet);
  return at.flatMap((ship, i) => {
    const near = at.slice(i + 1).filter((other) => apart(ship, other) < size * 0.75);
    const isTold =
      Math.min(ship.x + size / 2 - free.left, free.right - ship.x + size / 2) > size * 0.25 &&
      Math.min(ship.y + size / 2 - free.top, free.bottom - ship.y + size / 2) > size * 0.25;
    const isOut = ship.x < 0 || ship.y < 0 || ship.x > width || ship.y > height;
    const isAdrift = apart(ship, chart[fleet[i] ?? 0]) > size * 3;
    const wrong = [near.length && 'touches', isTold && 'hides', isOut && 'left', isAdrift && 'drifts'];
    return wrong.filter(Boolean).map((fault) => `${fleet.join()}: ${i} ${fault}`);
  });
}

describe('berths', () => {
  it.each(LAYOUTS)('keep_six_ships_apart_and_off_what_is_told %#', (layout) => {
    expect(fleetsOf(layout).flatMap((fleet) => faults(layout, fleet))).toEqual([]);
  });
  it.each(LAYOUTS)('leave_room_on_the_island %#', ({ clearing, width }) => {
    expect(clearing.right - clearing.left).toBeGreaterThan(width * 0.4);
    expect(clearing.bottom - clearing.top).toBeGreaterThan(150);
  });
  it('leave_a_lonely_ship_where_it_is', () => {
    const [alone] = berths(wide(), [30]);
    expect(berths(wide(), [30, 5, 12])[0]).toEqual(alone);
  });
});
