interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

interface Place {
  x: number;
  y: number;
}

/// Returns where a hint lies over a thing without hiding its neighbours in a row: above its middle,
/// else below, never off the screen.
export function placeAbove(thing: Size & Place, word: Size, screen: Size): Place {
  const above = thing.y - GAP - word.height;
  const x = thing.x + (thing.width - word.width) / 2;
  return {
    x: clamp(x, EDGE, screen.width - EDGE - word.width),
    y: above >= EDGE ? above : thing.y + thing.height + GAP,
  };
}

/// Returns where a card lies beside a thing: right or left of it, else below or above, never off the screen.
export function placeBeside(thing: Size & Place, card: Size, screen: Size): Place {
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
