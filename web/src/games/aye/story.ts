import type { Event } from '$src/net/protocol.gen';
import type { AyeView } from './view.gen';

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : -1);
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/// What happened since the last event of a type, that one included; nothing if there was none.
export function since(events: readonly Event[], type: string): readonly Event[] {
  const begun = events.findLastIndex((event) => event.type === type);
  return begun < 0 ? [] : events.slice(begun);
}

/// How every pirate voted: `aye` or `argh` by seat.
export function votesIn(events: readonly Event[]): Map<number, string> {
  return new Map(
    events
      .filter((event) => event.type === 'voted')
      .map((event) => [numberOf(event['seat']), wordOf(event['ballot'])]),
  );
}

/// Whose thumb is up.
export function thumbsIn(events: readonly Event[]): Map<number, boolean> {
  return new Map(
    events
      .filter((event) => event.type === 'thumb-shown')
      .map((event) => [numberOf(event['seat']), event['up'] === true]),
  );
}

/// What is worth a ribbon across the board, in the order in which it happened.
export type Moment =
  | { type: 'votes'; votes: Map<number, string> }
  | { type: 'thumbs'; thumbs: Map<number, boolean>; isWon: boolean }
  | { type: 'outcome'; mission: string; isSuccess: boolean; step: number }
  | { type: 'damage'; damage: number; ship: number }
  | { type: 'captain'; captain: number }
  | { type: 'card'; seat: number; card: string }
  | { type: 'ability'; seat: number; card: string }
  | { type: 'rejected'; seat: number; card: string };

/// Returns the great moments among some events; votes and thumbs are one moment each.
export function momentsIn(events: readonly Event[]): Moment[] {
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

function momentOf(event: Event): Moment | undefined {
  const seat = numberOf(event['seat']);
  const card = wordOf(event['card']);
  switch (event.type) {
    case 'attempt-succeeded':
    case 'attempt-failed':
      return {
        type: 'outcome',
        mission: wordOf(event['mission']),
        isSuccess: event.type === 'attempt-succeeded',
        step: numberOf(event['step']),
      };
    case 'ship-damaged':
      return { type: 'damage', damage: numberOf(event['damage']), ship: numberOf(event['ship']) };
    case 'captain-changed':
    case 'captain-chosen':
      return { type: 'captain', captain: numberOf(event['captain']) };
    case 'card-completed':
      return { type: 'card', seat, card };
    case 'ability-used':
      return { type: 'ability', seat, card };
    case 'claim-rejected':
      return { type: 'rejected', seat, card };
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

/// Counts what everybody did, from all that happened.
export function recordsIn(events: readonly Event[], seats: number): PirateRecord[] {
  const records = Array.from({ length: seats }, (_, seat) => nothing(seat));
  let members: number[] = [];
  for (const event of events) {
    const one = records[numberOf(event['seat'] ?? event['captain'])];
    if (event.type === 'attempt-begun') members = [];
    if (event.type === 'attempt-joined') members.push(numberOf(event['seat']));
    if (event.type === 'attempt-succeeded')
      for (const seat of members) if (records[seat]) records[seat].won++;
    if (event.type === 'hook-given') {
      const giver = records[numberOf(event['giver'])];
      if (giver) giver.hooks++;
    } else if (one) note(one, event);
  }
  return records;
}

function note(one: PirateRecord, event: Event): void {
  switch (event.type) {
    case 'voted':
      if (event['ballot'] === 'argh') one.argh++;
      else one.aye++;
      return;
    case 'dice-thrown':
      one.krakens += wordOf(event['dice']).split('K').length - 1;
      return;
    case 'repaired':
      one.repaired += numberOf(event['doubloons']);
      return;
    case 'mutiny-declared':
      one.mutinies++;
      return;
    case 'card-completed':
      one.cards++;
      return;
    case 'round-begun':
      one.captain++;
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

/// Who holds the Traitor, once the hands are shown.
export const traitorIn = (view: AyeView): number | undefined =>
  view.pirates.find((pirate) => pirate.hand.includes('C36'))?.seat;
