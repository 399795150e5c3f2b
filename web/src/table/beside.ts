interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/// Returns where a card lies beside a thing: right or left of it, else below or above, never off the screen.
export function placeBeside(
  thing: Size & { x: number; y: number },
  card: Size,
  screen: Size,
): { x: number; y: number } {
  const right = thing.x + thing.width + GAP;
  const left = thing.x - GAP - card.width;
  const isRight = right + card.width <= screen.width - EDGE;
  const isBeside = isRight || left >= EDGE;
  const below = thing.y + thing.height + GAP;
  const isBelow = below + card.height <= screen.height - EDGE;
  const x = isBeside ? (isRight ? right : left) : thing.x;
  const y = isBeside ? thing.y : isBelow ? below : thing.y - GAP - card.height;
  return {
    x: clamp(x, EDGE, screen.width - EDGE - card.width),
    y: clamp(y, EDGE, screen.height - EDGE - card.height),
  };
}
