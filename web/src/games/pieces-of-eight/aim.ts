import type { EightView, ShipView } from './game.gen';

/// A place that coins are played from.
export type Place = 'nest' | 'fore' | 'aft';

export const PLACES: readonly Place[] = ['nest', 'fore', 'aft'];

/// The coins that are played from a place at a target, and those that have none.
const PLAYED = new Set([
  'mate',
  'captain',
  'cutlass',
  'pistols',
  'bomb',
  'broadside',
  'cannon',
  'pillage',
  'barrel-of-grog',
  'buried-treasure',
  'call-to-quarters',
]);

/// Whether a verb plays a coin.
export const isPlay = (verb: string): boolean => PLAYED.has(verb);

/// A played coin as its move says it; `at` is a position, 0 for the crow's nest.
export interface Shot {
  verb: string;
  from: string;
  cost?: string;
  ship?: number;
  at: readonly number[];
}

/// Returns the active places that a position of a deck is: the only coin of a deck is fore and aft.
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

/// Reads a move that plays a coin; nothing if it is another kind of move.
export function shotOf(move: string, view: EightView): Shot | undefined {
  const [verb = '', from = '', ...words] = move.split(' ');
  if (!isPlay(verb)) return undefined;
  const cost = words[0] === 'keep' || words[0] === 'spend' ? words.shift() : undefined;
  if (words[0] === undefined) return { verb, from, at: [] };
  const ship = Number(words[0]);
  const size = view.ships[ship]?.deck.length ?? 0;
  const shot = { verb, from, ship, ...(cost ? { cost } : {}) };
  return { ...shot, at: positions(verb, words[1], size) };
}

function positions(verb: string, word: string | undefined, size: number): number[] {
  if (verb === 'bomb') return [0, 1];
  if (verb === 'pistols') return [size];
  if (verb === 'cannon') return [1];
  if (verb === 'broadside') return [Number(word)];
  return [positionOf(word ?? 'fore', size)];
}

/// Returns the moves that play the coin of a place.
export function playsFrom(offers: readonly string[], place: string): string[] {
  return offers.filter((move) => {
    const [verb = '', from] = move.split(' ');
    return from === place && isPlay(verb);
  });
}

/// Returns the move among some that aims at a coin; a coin that can be kept is kept, unless told.
export function moveAt(
  moves: readonly string[],
  view: EightView,
  ship: number,
  position: number,
  cost = 'keep',
): string | undefined {
  const fitting = moves.filter((move) => {
    const shot = shotOf(move, view);
    return shot?.ship === ship && shot.at.includes(position);
  });
  return fitting.find((move) => shotOf(move, view)?.cost === cost) ?? fitting[0];
}

/// Returns the order of a deck after coins were called to the Captain, as old positions from 1.
export function called(how: string, captain: number, size: number): number[] {
  const words = how.split('-');
  const ahead: number[] = [];
  const behind: number[] = [];
  let ends: number[] = [];
  for (const word of words) {
    if (word === 'fore') ends.push(1);
    else if (word === 'aft') ends.push(size);
    else {
      (word === 'ahead' ? ahead : behind).push(...ends);
      ends = [];
    }
  }
  const gone = new Set([...ahead, ...behind]);
  const rest = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((position) => !gone.has(position));
  return [...rest(1, captain - 1), ...ahead, captain, ...behind, ...rest(captain + 1, size)];
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
