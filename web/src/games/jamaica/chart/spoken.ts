import { placeOf } from './chart';
import type { Plans } from '$src/games/jamaica/own/plans';

/// Returns the spaces that are spoken of: those that a line of the log or a seat names, those that can be chosen, and
/// those where a move that is thought about would end.
///
/// @param words what the reader points at, among it places
export function spokenSpaces(
  words: readonly string[],
  targets: Readonly<Record<number, string>>,
  plans: Plans | undefined,
): number[] {
  const named = words.filter((word) => /^\d+(@-?\d+)?$/.test(word));
  const planned = plans ? [...plans.stops.map(({ to }) => placeOf(to)), ...plans.retreats] : [];
  return [
    ...new Set([
      ...[...named.map(placeOf), ...planned].map(({ space }) => space),
      ...Object.keys(targets).map(Number),
    ]),
  ];
}
