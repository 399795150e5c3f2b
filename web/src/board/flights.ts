/// A piece that travels between two places of the table.
export interface Flight {
  from: string;
  to: string;
  /// Whether it is thrown away: it turns over and fades.
  isLost?: boolean;
}

/// Where something is in the window.
export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const LIFT = 42;

/// Returns how a piece moves from one place to another: in an arc, and from middle to middle.
export function pathOf(
  start: Box,
  end: Box,
  isLost: boolean,
  fadesIn: boolean,
): { keyframes: Keyframe[]; duration: number } {
  const dx = end.x + end.width / 2 - start.x - start.width / 2;
  const dy = end.y + end.height / 2 - start.y - start.height / 2;
  const at = (part: number, lift: number, scale: number, turn: number): string =>
    `translate(${dx * part}px, ${dy * part - lift}px) rotate(${isLost ? turn : 0}deg) scale(${scale})`;
  const keyframes = [
    { transform: at(0, 0, 1, 0), opacity: fadesIn ? 0 : 1 },
    { transform: at(0.1, 8, 1, 20), opacity: 1, offset: 0.14 },
    { transform: at(0.5, LIFT, 1.15, 200), opacity: 1, offset: 0.5 },
    { transform: at(1, 0, isLost ? 0.5 : 1, 380), opacity: isLost ? 0.2 : 0.9 },
  ];
  return { keyframes, duration: isLost ? 800 : 640 };
}

/// Finds the place of a seat: at the side, or in the strip of phones.
export const placeOfSeat = (seat: number | string): Element | null =>
  document.querySelector(`[data-part="seats"] [data-seat="${seat}"]`);
