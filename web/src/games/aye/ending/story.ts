import { fallenOf } from '$src/games/aye/stage/dice';
import type { AyeEvent, LaidDice, Mission } from '$src/games/aye/game.gen';

/// What happened since the last event of a type, that one included; nothing if there was none.
export function since(events: readonly AyeEvent[], type: string): readonly AyeEvent[] {
  const begun = events.findLastIndex((event) => event.type === type);
  return begun < 0 ? [] : events.slice(begun);
}

/// How every pirate voted: `aye` or `argh` by seat.
export function votesIn(events: readonly AyeEvent[]): Map<number, string> {
  return new Map(events.filter((event) => event.type === 'voted').map((event) => [event.seat, event.ballot]));
}

/// Whose thumb is up.
export function thumbsIn(events: readonly AyeEvent[]): Map<number, boolean> {
  return new Map(
    events.filter((event) => event.type === 'thumb-shown').map((event) => [event.seat, event.up]),
  );
}

/// What is worth a ribbon across the board, in the order in which it happened.
export type Moment =
  | { type: 'votes'; votes: Map<number, string> }
  | { type: 'thumbs'; thumbs: Map<number, boolean>; isWon: boolean }
  | { type: 'outcome'; mission: Mission; isSuccess: boolean }
  | { type: 'damage'; damage: number; ship: number }
  | { type: 'captain'; captain: number }
  | { type: 'ability'; seat: number; card: string }
  | { type: 'rejected'; seat: number; card: string };

/// Returns the great moments among some events; votes and thumbs are one moment each.
export function momentsIn(events: readonly AyeEvent[]): Moment[] {
  const moments: Moment[] = [];
  const votes = votesIn(events);
  const thumbs = thumbsIn(events);
  const isWon = events.some((event) => event.type === 'captain-changed');
  for (const event of events) {
    const told = momentOf(event);
    if (event.type === 'voted' && !moments.some((each) => each.type === 'votes'))
      moments.push({ type: 'votes', votes });
    else if (event.type === 'thumb-shown' && !moments.some((each) => each.type === 'thumbs'))
      moments.push({ type: 'thumbs', thumbs, isWon });
    else if (told) moments.push(told);
  }
  return moments;
}

function momentOf(event: AyeEvent): Moment | undefined {
  switch (event.type) {
    case 'attempt-succeeded':
      return { type: 'outcome', mission: event.mission, isSuccess: true };
    case 'attempt-failed':
      return { type: 'outcome', mission: event.mission, isSuccess: false };
    case 'ship-damaged':
      return { type: 'damage', damage: event.damage, ship: event.ship };
    case 'captain-changed':
    case 'captain-chosen':
      return { type: 'captain', captain: event.captain };
    case 'ability-used':
      return { type: 'ability', seat: event.seat, card: event.card };
    case 'claim-rejected':
      return { type: 'rejected', seat: event.seat, card: event.card };
    default:
      return undefined;
  }
}

/// What a pirate did in a game, for the sheet at its end.
export interface PirateRecord {
  seat: number;
  aye: number;
  argh: number;
  won: number;
  krakens: number;
  repaired: number;
  hooks: number;
  mutinies: number;
  cards: number;
  captain: number;
}

const nothing = (seat: number): PirateRecord => ({
  seat,
  aye: 0,
  argh: 0,
  won: 0,
  krakens: 0,
  repaired: 0,
  hooks: 0,
  mutinies: 0,
  cards: 0,
  captain: 0,
});

/// The members of an attempt that ended.
const membersOf = (dice: readonly LaidDice[]): number[] => [...new Set(dice.map(({ seat }) => seat))];

/// Counts what everybody did, from all that happened.
export function recordsIn(events: readonly AyeEvent[], seats: number): PirateRecord[] {
  const records = Array.from({ length: seats }, (_, seat) => nothing(seat));
  const add = (seat: number, what: Exclude<keyof PirateRecord, 'seat'>, count = 1): void => {
    const record = records[seat];
    if (record) record[what] += count;
  };
  for (const event of events) note(event, add);
  return records;
}

function note(
  event: AyeEvent,
  add: (seat: number, what: Exclude<keyof PirateRecord, 'seat'>, count?: number) => void,
): void {
  switch (event.type) {
    case 'voted':
      return add(event.seat, event.ballot === 'argh' ? 'argh' : 'aye');
    case 'attempt-succeeded':
      for (const seat of membersOf(event.dice)) add(seat, 'won');
      return;
    case 'dice-thrown':
      return add(event.seat, 'krakens', fallenOf(event.dice).filter(({ face }) => face === 'kraken').length);
    case 'repaired':
      return add(event.seat, 'repaired', event.doubloons);
    case 'hook-given':
      return add(event.giver, 'hooks');
    case 'mutiny-declared':
      return add(event.seat, 'mutinies');
    case 'card-completed':
      return add(event.seat, 'cards');
    case 'round-begun':
      return add(event.captain, 'captain');
    default:
  }
}

const HONOURS = ['cards', 'won', 'repaired', 'hooks', 'argh', 'mutinies', 'krakens', 'aye'] as const;
export type Honour = (typeof HONOURS)[number];

/// Gives each honour to the one who did most of it, if nobody else did as much; one honour a pirate, first ones first.
export function honoursOf(records: readonly PirateRecord[]): Map<number, { honour: Honour; count: number }> {
  const given = new Map<number, { honour: Honour; count: number }>();
  for (const honour of HONOURS) {
    const most = Math.max(...records.map((one) => one[honour]));
    const best = records.filter((one) => one[honour] === most);
    const [only] = best;
    if (most > 0 && best.length === 1 && only && !given.has(only.seat))
      given.set(only.seat, { honour, count: most });
  }
  return given;
}
