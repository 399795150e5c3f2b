import type { FellBack, JamaicaEvent, Sailed } from '$src/games/jamaica/game.gen';
import { spacesOn } from './chart';

const isLeg = (event: JamaicaEvent): event is Sailed | FellBack =>
  event.type === 'sailed' || event.type === 'fell-back';

/// Returns the spaces that a ship came through in what happened.
export function voyageOf(ship: number, events: readonly JamaicaEvent[]): number[] {
  return events
    .filter(isLeg)
    .filter((leg) => leg.ship === ship)
    .flatMap(spacesOn);
}

/// For how many milliseconds a ship is seen sailing through a number of places.
export const timeOf = (way: readonly unknown[]): number =>
  way.length < 2 ? 0 : Math.min(170 * way.length, 2600);

/// For how many milliseconds ships are seen sailing until the first of them attacks; nothing without an attack.
export function timeToFight(events: readonly JamaicaEvent[]): number {
  const attack = events.findIndex(({ type }) => type === 'attacked');
  const legs = events.slice(0, Math.max(attack, 0)).filter(isLeg);
  return Math.max(0, ...legs.map((leg) => timeOf(voyageOf(leg.ship, legs))));
}
