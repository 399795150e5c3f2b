import type { Review } from '$src/net/http.gen';

/// One seat's chance to win along a game, as a line.
export interface Line {
  seat: number;
  path: string;
  /// The share at the end, from the top.
  end: number;
}

/// Returns the lines of a review in a box. What changes nothing keeps its height, so lines rise and fall in steps where
/// something happened.
///
/// @param place where an entry lies, from zero to one
export function lines(
  review: Review,
  place: (entry: number) => number,
  width: number,
  height: number,
): Line[] {
  return review.accounts.map(({ seat }) => {
    const points = review.moments.map(
      ({ entry, chances }) =>
        `${(place(entry) * width).toFixed(1)} ${((1 - (chances[seat] ?? 0)) * height).toFixed(1)}`,
    );
    return {
      seat,
      path: `M${points.join('L')}`,
      end: 1 - (review.moments.at(-1)?.chances[seat] ?? 0),
    };
  });
}

/// Returns everybody's chance after an entry.
export const chancesAt = (review: Review, entry: number): readonly number[] =>
  (review.moments.findLast((moment) => moment.entry <= entry) ?? review.moments[0])?.chances ?? [];
