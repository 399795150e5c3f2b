import { describe, expect, it } from 'vitest';
import { roomyStep, shipGeometryOf } from './shipGeometry';

const shape = { coins: 8, radius: 32, step: 19, deckY: 358 };

describe('the coins of a ship', () => {
  it('lie beside each other where there is room', () => {
    expect(roomyStep(shape, 2000)).toBeGreaterThan(2 * shape.radius);
  });

  it('overlap no more than they must', () => {
    const step = roomyStep(shape, 400);
    expect(step).toBeGreaterThan(shape.step);
    expect(shipGeometryOf({ ...shape, step }).right).toBeCloseTo(400);
  });

  it('overlap by their shape where there is no room, or it is not known', () => {
    expect([roomyStep(shape, 100), roomyStep(shape, -50), roomyStep({ ...shape, coins: 1 }, 0)]).toEqual([
      19, 19, 19,
    ]);
  });
});
