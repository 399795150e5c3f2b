import type { Aim, ShipView } from '$src/games/pieces-of-eight/game.gen';

/// A place of a coin that is not in the hold.
export type Place = 'nest' | 'fore' | 'aft';

/// Returns the places that a position of a deck is: the only coin of a deck is fore and aft.
export function placesOf(position: number, size: number): Place[] {
  if (position === 0) return ['nest'];
  const places: Place[] = [];
  if (position === 1) places.push('fore');
  if (position === size) places.push('aft');
  return places;
}

export function positionOf(place: string, size: number): number {
  return place === 'nest' ? 0 : place === 'aft' ? size : 1;
}

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
