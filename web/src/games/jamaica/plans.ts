import { placeOf, type Place } from './chart';
import { outlook, type Outcome } from './outlook';
import { ownShip, voyage } from './words';
import type { JamaicaView } from './game.gen';

type Stop = Outcome & { type: 'sail' };

/// What the board draws of a move that is being thought about: ways in magenta, ships in outline.
export interface Plans {
  ship: number;
  ways: Place[][];
  stops: Stop[];
  /// Where a ship that cannot pay would end.
  retreats: Place[];
}

const VERBS: Readonly<Record<string, string>> = {
  'choose-path': 'sail',
  'choose-retreat': 'retreat',
  'ghost-move': 'steer',
};

/// Returns the move that ends on a space when this is asked.
export const verbOf = (kind: string | undefined): string | undefined => VERBS[kind ?? ''];

/// Returns the moves on offer that end on a space, by space; one may be meant on the lap behind the start line.
export function targetsOf(
  verb: string | undefined,
  offers: readonly string[],
): Readonly<Record<number, string>> {
  const targets: Record<number, string> = {};
  for (const offer of offers) {
    const [what, place] = offer.split(' ');
    if (what === verb && place !== undefined) targets[placeOf(place).space] ??= offer;
  }
  return targets;
}

/// Returns the move that a click on a space means when it is not on offer; the server says why not.
export const vainly = (verb: string, space: number): string => `${verb} ${space === 0 ? '0@1' : space}`;

const isSail = (outcome: Outcome): outcome is Stop => outcome.type === 'sail';

/// Returns what to draw for the chosen move or, before one is chosen, for the card under the pointer.
export function plansOf(
  view: JamaicaView,
  chosen: string | undefined,
  card: string | undefined,
  me: number | undefined,
): Plans | undefined {
  const trip = chosen === undefined ? undefined : voyage(chosen, view);
  if (trip) return drawn(view.ships[trip.ship]?.ghost ? 5 : trip.ship, [trip]);
  const thought = card ?? (chosen?.startsWith('choose ') ? chosen.slice('choose '.length) : undefined);
  if (thought === undefined || me === undefined) return undefined;
  const ship = ownShip(view);
  const { morning, evening } = outlook(view, ship, thought);
  const stops = [...morning, ...evening].filter(isSail);
  return drawn(ship, stops);
}

const drawn = (ship: number, stops: Stop[]): Plans => ({
  ship,
  ways: stops.map(({ way }) => way),
  stops,
  retreats: [...new Set(stops.flatMap(({ retreats }) => retreats))].map(placeOf),
});
