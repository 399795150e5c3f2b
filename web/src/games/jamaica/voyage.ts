import { placeOf, wayBetween, type Place } from './chart';
import type { Event } from '$src/net/protocol.gen';

const isLeg = ({ type }: Event): boolean => type === 'sailed' || type === 'fell-back';

/// Returns the places that a ship came through in what happened.
export function voyageOf(ship: number, events: readonly Event[]): Place[] {
  return events
    .filter((event) => isLeg(event) && event['ship'] === ship)
    .flatMap((leg) => wayBetween(placeOf(String(leg['from'])), placeOf(String(leg['to']))));
}

/// For how many milliseconds a ship is seen sailing through a number of places.
export const timeOf = (way: readonly unknown[]): number =>
  way.length < 2 ? 0 : Math.min(170 * way.length, 2600);

/// For how many milliseconds ships are seen sailing until the first of them attacks; nothing without an attack.
export function timeToFight(events: readonly Event[]): number {
  const attack = events.findIndex(({ type }) => type === 'attacked');
  const legs = events.slice(0, Math.max(attack, 0)).filter(isLeg);
  return Math.max(0, ...legs.map((leg) => timeOf(voyageOf(Number(leg['ship']), legs))));
}
