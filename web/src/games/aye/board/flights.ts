import type { Flight } from '$src/board/flights';
import type { AyeView } from '$src/games/aye/game.gen';

/// A piece that travels: a mission die, an Argh! die, a doubloon or the captain's hat.
export interface PieceFlight extends Flight {
  piece: 'die' | 'argh' | 'coin' | 'hat';
}

type Places = ReadonlyMap<string, number>;

const dice = (view: AyeView): Places =>
  new Map([
    ['supply', view.dice.supply],
    ['waiting', view.dice.waiting],
    ['kraken', view.dice.kraken],
    ['plank', view.dice.plank],
    ...view.flags.map((flag) => [`flag-${flag}`, 1] as const),
    ...view.pirates.map(({ seat, dealt }) => [`seat-${seat}`, dealt] as const),
  ]);

const argh = (view: AyeView): Places =>
  new Map([
    ['squares', view.dice.arghSquares],
    ['waiting', view.dice.arghWaiting],
    ['kraken', view.dice.arghKraken],
  ]);

const coins = (view: AyeView): Places =>
  new Map([
    ['offerings', view.offerings],
    ...view.pirates.map(({ seat, doubloons, hook }) => [`seat-${seat}`, doubloons + (hook ? 1 : 0)] as const),
  ]);

/// Matches what places lost with what others gained.
function moved(piece: PieceFlight['piece'], before: Places, after: Places): PieceFlight[] {
  const lost: string[] = [];
  const gained: string[] = [];
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const by = (after.get(place) ?? 0) - (before.get(place) ?? 0);
    for (let i = 0; i < by; i++) gained.push(place);
    for (let i = 0; i > by; i--) lost.push(place);
  }
  return lost.slice(0, gained.length).map((from, i) => ({ piece, from, to: gained[i] ?? from }));
}

/// Returns what travels between two views; at most a dozen of a kind, so that a new round is no hailstorm.
export function flightsBetween(before: AyeView, after: AyeView): PieceFlight[] {
  const hat: PieceFlight[] =
    before.captain === after.captain
      ? []
      : [{ piece: 'hat', from: `seat-${before.captain}`, to: `seat-${after.captain}` }];
  return [
    ...moved('die', dice(before), dice(after)),
    ...moved('argh', argh(before), argh(after)),
    ...moved('coin', coins(before), coins(after)).slice(0, 12),
    ...hat,
  ];
}
