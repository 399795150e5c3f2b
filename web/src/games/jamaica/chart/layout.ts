import { spaceAt, spaces } from './chart';

export interface Point {
  x: number;
  y: number;
}

/// Where everything of the board lies, in units of the drawing.
export interface Layout {
  width: number;
  height: number;
  /// The spaces by number.
  at: readonly Point[];
  /// The middle of the island.
  middle: Point;
  /// Radius of a space, and size of a ship.
  radius: number;
  ship: number;
  /// Size of letters that can be read.
  text: number;
  coast: string;
  /// A place where nothing is drawn, for a button.
  free: Point;
  /// The part of the island that ships and spaces leave free, for what is told there.
  clearing: Box;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/// One lane of a fork: its spaces, and the one where the lanes meet again.
function laneFrom(first: number): { lane: number[]; merge: number } {
  const lane: number[] = [];
  let here = first;
  for (let space = spaceAt(here); space.prev.length === 1; space = spaceAt(here)) {
    lane.push(here);
    here = space.next[0] ?? 0;
  }
  return { lane, merge: here };
}

/// The short lane of each fork.
const CHANNELS = spaces
  .filter(({ next }) => next.length > 1)
  .flatMap(({ id, next }) =>
    next
      .map((first) => ({ fork: id, ...laneFrom(first) }))
      .sort((one, other) => one.lane.length - other.lane.length)
      .slice(0, 1),
  );
/// The spaces of the channels, and those of the long way round.
const INNER = CHANNELS.flatMap(({ lane }) => lane);
const OUTER = spaces.map((space) => space.id).filter((id) => !INNER.includes(id));

/// How far a space and the ship beside it reach towards the island, in radii of a space.
const reachOf = (space: number): number => (isChannel(space) ? 1.45 : 2.75);

/// Whether a space lies in a channel, so that there is more room away from the island.
export const isChannel = (space: number): boolean => INNER.includes(space);

const round = (value: number): number => Math.round(value * 10) / 10;

/// Returns the chart as the rule book draws it, for screens that are wider than high.
export function wide(): Layout {
  const at = spaces.map(({ x, y }) => ({ x, y: y + 12 }));
  const middle = { x: 505, y: 318 };
  return {
    width: 1000,
    height: 665,
    at,
    middle,
    radius: 24,
    ship: 48,
    text: 15,
    coast: coast(at, middle, 60),
    clearing: clearing(at, middle, 24, 260),
    free: { x: 28, y: 637 },
  };
}

/// Returns the chart for narrow screens: all spaces along the edge, channels cut the corners.
///
/// @param height how high it is when its width is 620
export function narrow(height: number): Layout {
  const [side, top] = [28, 44];
  const [width, tall] = [620 - 2 * side, height - top - side];
  const corner = Math.min(64, tall / 4);
  const at: Point[] = [];
  OUTER.forEach((id, i) => {
    const point = onEdge(i / OUTER.length, width, tall, corner);
    at[id] = { x: round(point.x + side), y: round(point.y + top) };
  });
  const middle = { x: 310, y: (height + top - side) / 2 };
  const radius = Math.min(22, ((2 * (width + tall) - 1.72 * corner) / OUTER.length) * 0.46);
  for (const { fork, lane, merge } of CHANNELS)
    lane.forEach((space, i) => {
      at[space] = between(at[fork] ?? middle, at[merge] ?? middle, middle, (i + 1) / (lane.length + 1));
    });
  return {
    width: 620,
    height,
    at,
    middle,
    radius,
    ship: radius * 2.1,
    text: 18,
    coast: coast(at, middle, 42),
    clearing: clearing(at, middle, radius, 200),
    free: { x: 490, y: middle.y - 30 },
  };
}

/// Returns where a point of the chart is on the page, when the chart is drawn as large as fits into the room.
export function onPage(layout: Layout, { x, y }: Point, width: number, height: number): Point {
  const scale = Math.min(width / layout.width, height / layout.height);
  return {
    x: (width - layout.width * scale) / 2 + x * scale,
    y: (height - layout.height * scale) / 2 + y * scale,
  };
}

/// The part of the page where the island is free for text, in pixels: below its name, if that is enough.
export interface Clearing {
  left: number;
  top: number;
  width: number;
  height: number;
  most: number;
}

/// Returns the clearing of a chart that is drawn as large as fits into the room.
export function clearingOnPage(layout: Layout, width: number, height: number): Clearing {
  const scale = Math.min(width / layout.width, height / layout.height);
  const { left, right, top, bottom } = layout.clearing;
  const below = Math.max(top, layout.middle.y + (layout.width > 700 ? -18 : -44));
  const corner = onPage(layout, { x: left, y: below }, width, height);
  return {
    left: corner.x,
    top: corner.y,
    width: (right - left) * scale,
    height: (bottom - below) * scale,
    most: (bottom - top) * scale,
  };
}

/// How large letters must be to be read when the drawing is scaled, within what its spaces hold.
export const readable = (scale: number): number => Math.min(19, Math.max(13, 11.5 / Math.max(scale, 0.1)));

function between(from: Point, to: Point, middle: Point, part: number): Point {
  const pull = 0.2;
  const x = from.x + (to.x - from.x) * part;
  const y = from.y + (to.y - from.y) * part;
  return { x: round(x + (middle.x - x) * pull), y: round(y + (middle.y - y) * pull) };
}

/// Returns the point at a part of the way round a rectangle with round corners, clockwise from the middle of the top
/// right corner.
function onEdge(part: number, width: number, height: number, corner: number): Point {
  const arc = (Math.PI / 2) * corner;
  const [across, down] = [width - 2 * corner, height - 2 * corner];
  const around = 2 * (across + down) + 4 * arc;
  let left = part * around + arc / 2;
  const turn = (cx: number, cy: number, start: number): Point => {
    const angle = start + left / corner;
    return { x: cx + corner * Math.cos(angle), y: cy + corner * Math.sin(angle) };
  };
  const pieces: [number, () => Point][] = [
    [arc, () => turn(width - corner, corner, -Math.PI / 2)],
    [down, () => ({ x: width, y: corner + left })],
    [arc, () => turn(width - corner, height - corner, 0)],
    [across, () => ({ x: width - corner - left, y: height })],
    [arc, () => turn(corner, height - corner, Math.PI / 2)],
    [down, () => ({ x: 0, y: height - corner - left })],
    [arc, () => turn(corner, corner, Math.PI)],
    [across, () => ({ x: corner + left, y: 0 })],
  ];
  for (const [length, point] of pieces) {
    if (left <= length) return point();
    left -= length;
  }
  return turn(width - corner, corner, -Math.PI / 2);
}

/// Returns the unit vector from a point towards another.
export function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/// Returns the largest box around the middle that spaces and the ships beside them leave free.
///
/// @param tall as high as it is worth while: what is told there is wider than high
function clearing(at: readonly Point[], middle: Point, radius: number, tall: number): Box {
  let best: Box = { left: middle.x, top: middle.y, right: middle.x, bottom: middle.y };
  let most = 0;
  for (let up = 20; up < middle.y; up += 10) {
    for (let down = 20; down < middle.y; down += 10) {
      const half = Math.min(
        ...at.map((point, space) => {
          const room = reachOf(space) * radius;
          return gap(point, middle, up + room, down + room) - room;
        }),
      );
      const area = half * Math.min(up + down, tall);
      if (half < 20 || area <= most) continue;
      most = area;
      best = {
        left: round(middle.x - half),
        top: round(middle.y - up),
        right: round(middle.x + half),
        bottom: round(middle.y + down),
      };
    }
  }
  return best;
}

/// How far to the side of the middle a point lies, if it lies within a distance above and below.
const gap = (point: Point, middle: Point, up: number, down: number): number =>
  point.y > middle.y - up && point.y < middle.y + down ? Math.abs(point.x - middle.x) : Infinity;

/// Returns the island's shore: as far from the middle as the spaces leave room, and never quite smooth.
export function coast(at: readonly Point[], middle: Point, room: number): string {
  const count = 72;
  const reach = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return Math.min(...at.map((point) => limit(point, middle, angle, room)));
  });
  const shore = reach.map((_, i) => {
    const near = [-2, -1, 0, 1, 2].map((d) => reach[(i + d + count) % count] ?? 0);
    const calm = near.reduce((sum, value) => sum + value, 0) / near.length;
    const angle = (i / count) * 2 * Math.PI;
    const rough = 3.2 * Math.sin(7 * angle) + 2.6 * Math.sin(13 * angle + 1) + 2 * Math.sin(29 * angle + 2);
    return { x: middle.x + (calm + rough) * Math.cos(angle), y: middle.y + (calm + rough) * Math.sin(angle) };
  });
  return smooth(shore);
}

/// How far one may go from the middle in a direction before a space comes too near.
function limit(point: Point, middle: Point, angle: number, room: number): number {
  const [dx, dy] = [point.x - middle.x, point.y - middle.y];
  const ahead = dx * Math.cos(angle) + dy * Math.sin(angle);
  const aside = Math.abs(dx * Math.sin(angle) - dy * Math.cos(angle));
  if (ahead <= 0 || aside >= room) return 1e4;
  return ahead - Math.sqrt(room * room - aside * aside);
}

function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? { x: 0, y: 0 };
  const start = at(0);
  const curves = points.map((from, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const a = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const b = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${round(a.x)},${round(a.y)} ${round(b.x)},${round(b.y)} ${round(to.x)},${round(to.y)}`;
  });
  return `M${round(start.x)},${round(start.y)}${curves.join('')}Z`;
}
