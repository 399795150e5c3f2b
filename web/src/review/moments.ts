import type { Choice, Moment, Review } from '$src/net/http.gen';

/// Why a moment matters: dice or draws, a choice that gave something away, one that nobody would have seen at once, or a
/// move that changed much for whatever other reason.
export type Cause = 'start' | 'luck' | 'mistake' | 'find' | 'swing';

/// A moment that the reader should look at.
export interface KeyMoment {
  entry: number;
  cause: Cause;
  /// The seat that it is about: the one that moved, or the one for which luck changed most.
  seat: number;
  /// Who moved; nobody at the setup.
  by: number | null;
  move: string;
  /// By how much of a victory it changed something for that seat.
  change: number;
  /// What would have been better, or the next best where something was found.
  better: string;
}

/// Less than this much of a victory is no key moment.
const LEAST = 0.03;
const MOST = 10;

const largest = (values: readonly number[]): number => {
  let found = 0;
  for (const [i, value] of values.entries()) if (Math.abs(value) > Math.abs(values[found] ?? 0)) found = i;
  return found;
};

const isMistake = ({ label }: Choice): boolean => label === 'mistake' || label === 'blunder';

/// Whether a choice was clearly the best one, though another one looks better at first sight.
const isFind = (choice: Choice): boolean => {
  const next = choice.prices.find((price) => price.lead < 0);
  return (
    choice.label === 'fine' && choice.best.length === 1 && !choice.best.includes(choice.tempting) && !!next
  );
};

function ofChoice(moment: Moment, choice: Choice, seat: number): KeyMoment | undefined {
  const { entry, move } = moment;
  if (isMistake(choice))
    return {
      entry,
      cause: 'mistake',
      seat,
      by: seat,
      move,
      change: -choice.loss,
      better: choice.best[0] ?? '',
    };
  if (!isFind(choice) || !choice.best.includes(move)) return undefined;
  return {
    entry,
    cause: 'find',
    seat,
    by: seat,
    move,
    change: -choice.lead,
    better: choice.prices[1]?.move ?? '',
  };
}

function ofLuck(moment: Moment): KeyMoment | undefined {
  const seat = largest(moment.luck);
  const change = moment.luck[seat];
  if (change === undefined) return undefined;
  const cause = moment.entry === 0 ? 'start' : 'luck';
  return { entry: moment.entry, cause, seat, by: moment.seat, move: moment.move, change, better: '' };
}

/// Returns why a moment matters most.
function reasonFor(moment: Moment): KeyMoment | undefined {
  const { entry, move, seat, choice } = moment;
  const reasons = [
    ofLuck(moment),
    seat === null || !choice ? undefined : ofChoice(moment, choice, seat),
    seat === null || !moment.moved.length
      ? undefined
      : { entry, cause: 'swing' as const, seat, by: seat, move, change: moment.moved[seat] ?? 0, better: '' },
  ];
  return reasons
    .filter((reason) => reason !== undefined)
    .toSorted((one, other) => weight(other) - weight(one))[0];
}

/// What can be learnt from weighs more than what merely happened.
const weight = ({ cause, change }: KeyMoment): number =>
  Math.abs(change) * (cause === 'swing' ? 0.6 : cause === 'luck' || cause === 'start' ? 1 : 2);

/// Returns the moments that decided a game, in order.
export function keyMoments(review: Review): KeyMoment[] {
  return review.moments
    .map(reasonFor)
    .filter((found) => found !== undefined)
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, MOST)
    .toSorted((one, other) => one.entry - other.entry);
}

/// A choice that a seat may try again.
export interface Task {
  entry: number;
  move: string;
  choice: Choice;
  /// The answers that were compared, in an order that gives nothing away.
  answers: readonly string[];
}

/// Returns the choices in which a seat gave something away, the dearest first.
export const tasksOf = (review: Review, seat: number): Task[] =>
  review.moments
    .flatMap(({ entry, move, seat: by, choice }) =>
      by === seat && choice && choice.loss > 0 && isMistake(choice)
        ? [{ entry, move, choice, answers: choice.prices.map((price) => price.move).toSorted() }]
        : [],
    )
    .toSorted((one, other) => other.choice.loss - one.choice.loss);

/// Returns what an answer would give away; nothing if it cannot be told from the best one.
export function costOf({ choice }: Task, answer: string): number {
  if (choice.best.includes(answer)) return 0;
  const best = Math.max(...choice.prices.map((price) => price.lead));
  return Math.max(0, best - (choice.prices.find(({ move }) => move === answer)?.lead ?? 0));
}
