/// Through whose eyes a game is seen again.
export type Viewer = number | 'public';

/// A place in a replay, as the end of a link names it: `12@1`, `entry-30@public`, or without eyes.
export interface ReplayPosition {
  /// A step, or an entry of the log such as `entry-30`.
  step: string;
  eyes: Viewer | undefined;
}

export const writePosition = (step: number, eyes: number | undefined): string =>
  `${step}@${eyes ?? 'public'}`;

/// @param seats how many sat there; nobody can look through other eyes
export function readPosition(text: string, seats: number): ReplayPosition {
  const [step = '', eyes] = text.split('@');
  if (eyes === 'public') return { step, eyes };
  const isSeat = eyes !== undefined && /^\d+$/.test(eyes) && Number(eyes) < seats;
  return { step, eyes: isSeat ? Number(eyes) : undefined };
}
