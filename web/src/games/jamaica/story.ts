import { cards } from './chart';
import type { QuestionView, Event } from '$src/net/protocol.gen';
import type { JamaicaView } from './view.gen';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const numberOf = (value: unknown): number => (isNumber(value) ? value : -1);
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/// The two dice of this round, as they fell.
export function rolled(events: readonly Event[]): [number, number] | undefined {
  const roll = events.findLast((event) => event.type === 'dice-rolled');
  return roll ? [numberOf(roll['first']), numberOf(roll['second'])] : undefined;
}

/// Whose turn it is, with which card, and which half of the day.
export interface Turn {
  ship: number;
  card?: string;
  half: 'morning' | 'evening';
}

/// What has happened since the last card was turned up or, for the Ghost Ship, since it began to move.
function sinceReveal(events: readonly Event[]): readonly Event[] {
  const begun = events.findLastIndex(
    (event) => event.type === 'card-revealed' || event.type === 'round-begun',
  );
  return begun < 0 ? [] : events.slice(begun);
}

/// Counts the actions that a ship has begun; goods won in a fight are no action of the card.
function actionsOf(ship: number, events: readonly Event[]): number {
  let count = 0;
  let isLoot = false;
  for (const event of events) {
    const by = numberOf(event['ship'] ?? event['winner']);
    if (by !== ship) continue;
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
  events: readonly Event[],
): Turn | undefined {
  if (!asked || asked.kind === 'place-dice' || asked.kind === 'choose-card') return undefined;
  const since = sinceReveal(events);
  const ghost = view.ships.findIndex((ship) => ship.ghost);
  const isGhosts =
    asked.kind === 'ghost-move' || since.some((event) => event.type === 'sailed' && event['ship'] === ghost);
  const reveal = since.find((event) => event.type === 'card-revealed');
  const ship = isGhosts ? ghost : numberOf(reveal?.['seat']);
  if (ship < 0) return undefined;
  const isLoot =
    since.findLast((event) => event.type === 'hold-stolen' || event.type === 'loaded')?.type ===
    'hold-stolen';
  const begun = actionsOf(ship, since);
  const now = BEGINS.has(asked.kind) && !isLoot ? begun : begun - 1;
  const card = wordOf(reveal?.['card']);
  return { ship, half: now >= 1 ? 'evening' : 'morning', ...(isGhosts || !(card in cards) ? {} : { card }) };
}

/// One side of a fight: what was spent, and what the die shows.
export interface Side {
  ship: number;
  cannons: number | undefined;
  face: string | undefined;
}

export interface Fight {
  attacker: Side;
  defender: Side;
  winner: number | undefined;
  isTied: boolean;
  saber: boolean;
}

/// Returns the last fight of the turn, as far as it has come.
export function fightOf(events: readonly Event[]): Fight | undefined {
  const start = events.findLastIndex((event) => event.type === 'attacked');
  const begun = events[start];
  if (!begun) return undefined;
  const sides = [begun['attacker'], begun['defender']].map((ship) => side(numberOf(ship)));
  const fight = { winner: undefined as number | undefined, isTied: false, saber: false };
  for (const event of events.slice(start + 1)) {
    const found = sides.find((candidate) => candidate.ship === event['ship']);
    if (found && event.type === 'cannons-spent') found.cannons = numberOf(event['cannons']);
    if (found && event.type === 'combat-rolled') found.face = wordOf(event['face']);
    if (event.type === 'saber-used') fight.saber = true;
    if (event.type === 'combat-won') fight.winner = numberOf(event['winner']);
    if (event.type === 'combat-tied') fight.isTied = true;
  }
  const [attacker, defender] = sides;
  return attacker && defender ? { attacker, defender, ...fight } : undefined;
}

const side = (ship: number): Side => ({ ship, cannons: undefined, face: undefined });

/// How strong a side is: roll, cannons and Lady Beth; nothing before it has rolled, or with a star.
export function strengthOf(view: JamaicaView, { ship, cannons, face }: Side): number | undefined {
  if (face === undefined || face === 'star') return undefined;
  const beth = view.ships[ship]?.powers.includes('BETH') ? 2 : 0;
  return Number(face) + (cannons ?? 0) + beth;
}
