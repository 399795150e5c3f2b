import { cards } from './chart';
import type { QuestionView } from '$src/net/protocol.gen';
import type { CombatRolled, JamaicaEvent, JamaicaView } from './game.gen';

/// The two dice of this round, as they fell.
export function rolled(events: readonly JamaicaEvent[]): [number, number] | undefined {
  const roll = events.findLast((event) => event.type === 'dice-rolled');
  return roll ? [roll.first, roll.second] : undefined;
}

/// Whose turn it is, with which card, and which half of the day.
export interface Turn {
  ship: number;
  card?: string;
  half: 'morning' | 'evening';
}

/// What has happened since the last card was turned up or, for the Ghost Ship, since it began to move.
function sinceReveal(events: readonly JamaicaEvent[]): readonly JamaicaEvent[] {
  const begun = events.findLastIndex(
    (event) => event.type === 'card-revealed' || event.type === 'round-begun',
  );
  return begun < 0 ? [] : events.slice(begun);
}

/// The ship that does something in an event.
function actorOf(event: JamaicaEvent): number | undefined {
  if ('ship' in event) return event.ship;
  return 'winner' in event ? event.winner : undefined;
}

/// Counts the actions that a ship has begun; goods won in a fight are no action of the card.
function actionsOf(ship: number, events: readonly JamaicaEvent[]): number {
  let count = 0;
  let isLoot = false;
  for (const event of events) {
    if (actorOf(event) !== ship) continue;
    if (event.type === 'hold-stolen') isLoot = true;
    else if (event.type === 'sailed') count++;
    else if (event.type === 'loaded' || event.type === 'no-room') {
      if (!isLoot) count++;
      isLoot = false;
    }
  }
  return count;
}

const BEGINS = new Set(['choose-path', 'ghost-move', 'place-load', 'dump-hold']);

/// Returns whose turn it is while the cards are played; nothing while dice and cards are chosen.
export function turnOf(
  view: JamaicaView,
  asked: QuestionView | null,
  events: readonly JamaicaEvent[],
): Turn | undefined {
  if (!asked || asked.kind === 'place-dice' || asked.kind === 'choose-card') return undefined;
  const since = sinceReveal(events);
  const ghost = view.ships.findIndex((ship) => ship.ghost);
  const isGhosts =
    asked.kind === 'ghost-move' || since.some((event) => event.type === 'sailed' && event.ship === ghost);
  const reveal = since.find((event) => event.type === 'card-revealed');
  const ship = isGhosts ? ghost : (reveal?.seat ?? -1);
  if (ship < 0) return undefined;
  const isLoot =
    since.findLast((event) => event.type === 'hold-stolen' || event.type === 'loaded')?.type ===
    'hold-stolen';
  const begun = actionsOf(ship, since);
  const now = BEGINS.has(asked.kind) && !isLoot ? begun : begun - 1;
  const card = reveal?.card ?? '';
  return { ship, half: now >= 1 ? 'evening' : 'morning', ...(isGhosts || !(card in cards) ? {} : { card }) };
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
