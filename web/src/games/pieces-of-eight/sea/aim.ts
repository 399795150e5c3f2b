import type { Aim, Place, ShipView } from '$src/games/pieces-of-eight/game.gen';

/// Returns the places that a position of a ship is.
export const placesOf = (position: number, ship: ShipView | undefined): Place[] =>
  (ship?.places ?? []).filter(({ at }) => at === position).map(({ place }) => place);

/// Returns where in a ship a place is, if it is there.
export const positionOf = (place: Place, ship: ShipView | undefined): number | undefined =>
  ship?.places.find((each) => each.place === place)?.at;

/// Whether a move is aimed at a coin.
export const isAimedAt = (aim: Aim, ship: number, position: number): boolean =>
  aim.at.some((spot) => spot.ship === ship && spot.at === position);

/// Returns the move among some that aims at a coin; one with a certain cost, if there is a choice.
export function aimAt(aims: readonly Aim[], ship: number, position: number, cost?: string): Aim | undefined {
  const fitting = aims.filter((aim) => isAimedAt(aim, ship, position));
  return fitting.find((aim) => aim.cost === cost) ?? fitting[0];
}

/// Returns the coin at a position of a ship: its name if it is seen.
export function coinAt(ship: ShipView | undefined, position: number): string | null {
  return (position === 0 ? ship?.nest?.coin : ship?.deck[position - 1]?.coin) ?? null;
}

/// Returns the seats in turn order after one's own; a spectator sees them all from the first.
export function others(seats: number, me: number | undefined): number[] {
  if (me === undefined) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}
