import { isChannel, towards, type Layout, type Point } from './layout';

/// How near the middles of two ships may come, and a ship to the middle of a space, in sizes of a ship.
export const APART = 0.86;
const OFF = 0.62;
/// How often ships make way for each other before they rest.
const ROUNDS = 80;

/// Returns where a ship that is alone lies: beside its space, towards the island; in a channel, away from it.
export function berth(layout: Layout, space: number): Point {
  const at = layout.at[space] ?? layout.middle;
  const inward = towards(at, layout.middle);
  const depth = layout.radius * (isChannel(space) ? -1.5 : 1.5);
  return { x: at.x + inward.x * depth, y: at.y + inward.y * depth };
}

/// Returns where all ships lie: each near its space, none on another, none where something is told.
///
/// Ships begin where they would lie alone, and make way for each other like boats at a pier.
///
/// @param places the space of each ship
export function berths(layout: Layout, places: readonly number[]): Point[] {
  const wished = places.map((space, i) => {
    const nth = places.slice(0, i).filter((other) => other === space).length;
    return wish(layout, space, nth, places.filter((other) => other === space).length);
  });
  const ships = wished.map((point) => ({ ...point }));
  const near = wished.map((wish) => layout.at.filter((space) => isNear(wish, space, layout.ship * 3)));
  for (let round = 0; round < ROUNDS; round++) {
    const pull = 0.08 * (1 - round / ROUNDS);
    ships.forEach((ship, i) => {
      const wish = wished[i] ?? ship;
      ship.x += (wish.x - ship.x) * pull;
      ship.y += (wish.y - ship.y) * pull;
      for (const space of near[i] ?? []) keepOff(ship, space, layout.ship * OFF);
    });
    ships.forEach((ship, i) => {
      for (let j = i + 1; j < ships.length; j++) part(ship, ships[j] ?? ship, layout.ship * APART);
    });
    for (const ship of ships) leaveRoom(ship, layout);
  }
  return ships.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}

/// Returns where one of several ships on a space would like to lie: beside its neighbours, many in two rows.
function wish(layout: Layout, space: number, nth: number, count: number): Point {
  const { x, y } = berth(layout, space);
  const along = towards(layout.at[space] ?? layout.middle, { x, y });
  const perRow = count > 3 ? Math.ceil(count / 2) : count;
  const row = Math.floor(nth / perRow);
  const inRow = Math.min(perRow, count - row * perRow);
  const aside = ((nth % perRow) - (inRow - 1) / 2) * layout.ship * APART;
  const deeper = row * layout.ship * APART;
  return { x: x + along.x * deeper - along.y * aside, y: y + along.y * deeper + along.x * aside };
}

const isNear = (a: Point, b: Point, than: number): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < than ** 2;

/// Moves a ship away from the middle of a space, so that what is printed there can be read.
function keepOff(ship: Point, space: Point, least: number): void {
  if (!isNear(ship, space, least)) return;
  const distance = Math.hypot(ship.x - space.x, ship.y - space.y);
  const away = towards(space, ship);
  ship.x += away.x * (least - distance) * 0.5;
  ship.y += away.y * (least - distance) * 0.5;
}

/// Moves two ships apart that are too near, each by half of what is missing.
function part(one: Point, other: Point, least: number): void {
  if (!isNear(one, other, least)) return;
  const distance = Math.hypot(one.x - other.x, one.y - other.y);
  const along = distance < 0.01 ? { x: 1, y: 0 } : towards(one, other);
  const by = (least - distance) / 2;
  one.x -= along.x * by;
  one.y -= along.y * by;
  other.x += along.x * by;
  other.y += along.y * by;
}

/// Keeps a ship inside the chart, and out of the clearing on the island.
function leaveRoom(ship: Point, { width, height, ship: size, clearing }: Layout): void {
  const half = size / 2;
  const [left, right] = [clearing.left - half, clearing.right + half];
  const [top, bottom] = [clearing.top - half, clearing.bottom + half];
  if (ship.x > left && ship.x < right && ship.y > top && ship.y < bottom) {
    const ways = [
      { by: ship.x - left, go: () => (ship.x = left) },
      { by: right - ship.x, go: () => (ship.x = right) },
      { by: ship.y - top, go: () => (ship.y = top) },
      { by: bottom - ship.y, go: () => (ship.y = bottom) },
    ];
    ways.reduce((best, way) => (way.by < best.by ? way : best)).go();
  }
  const edge = size * 0.62;
  ship.x = Math.min(Math.max(ship.x, edge), width - edge);
  ship.y = Math.min(Math.max(ship.y, edge), height - edge);
}
