import { placeOf, spacesOn, type Place } from '$src/games/jamaica/chart/chart';
import { readMove, type Arrival, type CardPlan, type Stop } from '$src/games/jamaica/game.gen';

/// What the board draws of a move that is being thought about: ways in magenta, ships in outline.
export interface Plans {
  ship: number;
  ways: number[][];
  stops: readonly Stop[];
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
    const move = readMove(offer);
    if (move && move.type === verb && 'to' in move) targets[placeOf(move.to).space] ??= offer;
  }
  return targets;
}

/// Returns the move that a click on a space means when it is not on offer; the server says why not.
export const vainly = (verb: string, space: number): string => `${verb} ${space === 0 ? '0@1' : space}`;

/// Returns what to draw of a move over the board.
export const plansOfArrival = ({ ship, stop }: Arrival): Plans => drawn(ship, [stop]);

/// Returns what to draw of a card.
export const plansOfCard = ({ morning, evening }: CardPlan, ship: number): Plans =>
  drawn(ship, [...morning.stops, ...evening.stops]);

const drawn = (ship: number, stops: readonly Stop[]): Plans => ({
  ship,
  ways: stops.map(spacesOn),
  stops,
  retreats: [...new Set(stops.flatMap(({ retreats }) => retreats.map(({ to }) => to)))].map(placeOf),
});
