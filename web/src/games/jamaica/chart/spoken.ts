import { placeOf } from './chart';
import type { Plans } from '$src/games/jamaica/own/plans';

/// Returns the spaces among what the reader points at.
export const namedSpaces = (words: readonly string[]): number[] => [
  ...new Set(words.filter((word) => /^\d+(@-?\d+)?$/.test(word)).map((word) => placeOf(word).space)),
];

/// Returns the spaces that are spoken of: those that are named, those that can be chosen, and those where a move that is
/// thought about would end.
export function spokenSpaces(
  named: readonly number[],
  targets: Readonly<Record<number, string>>,
  plans: Plans | undefined,
): number[] {
  const planned = plans ? [...plans.stops.map(({ to }) => placeOf(to)), ...plans.retreats] : [];
  return [...new Set([...named, ...planned.map(({ space }) => space), ...Object.keys(targets).map(Number)])];
}
