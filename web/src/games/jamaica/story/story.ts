import type { CombatRolled, JamaicaEvent } from '$src/games/jamaica/game.gen';

/// The two dice of this round, as they fell.
export function rolled(events: readonly JamaicaEvent[]): [number, number] | undefined {
  const roll = events.findLast((event) => event.type === 'dice-rolled');
  return roll ? [roll.first, roll.second] : undefined;
}

/// One side of a fight: what was spent and, once it has rolled, what its roll adds up to.
export interface Side {
  ship: number;
  cannons: number | undefined;
  roll: CombatRolled | undefined;
}

export interface Fight {
  attacker: Side;
  defender: Side;
  winner: number | undefined;
  isTied: boolean;
  saber: boolean;
}

/// Returns the last fight of the turn, as far as it has come.
export function fightOf(events: readonly JamaicaEvent[]): Fight | undefined {
  const start = events.findLastIndex((event) => event.type === 'attacked');
  const begun = events[start];
  if (begun?.type !== 'attacked') return undefined;
  const [attacker, defender] = [side(begun.attacker), side(begun.defender)];
  const sideOf = (ship: number): Side => (ship === attacker.ship ? attacker : defender);
  const fight = { winner: undefined as number | undefined, isTied: false, saber: false };
  for (const event of events.slice(start + 1)) {
    if (event.type === 'cannons-spent') sideOf(event.ship).cannons = event.cannons;
    if (event.type === 'combat-rolled') sideOf(event.ship).roll = event;
    if (event.type === 'saber-used') fight.saber = true;
    if (event.type === 'combat-won') fight.winner = event.winner;
    if (event.type === 'combat-tied') fight.isTied = true;
  }
  return { attacker, defender, ...fight };
}

const side = (ship: number): Side => ({ ship, cannons: undefined, roll: undefined });
