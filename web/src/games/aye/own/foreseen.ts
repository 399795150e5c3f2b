import type { Prospect } from '$src/games/aye/ayeStore';
import type { AyeEvent, AyeFigure, AyeView, MissionView, Odds } from '$src/games/aye/game.gen';

/// Returns what will certainly happen of a type, in order.
export function eventsOf<T extends AyeEvent['type']>(
  prospect: Prospect | undefined,
  type: T,
): Extract<AyeEvent, { type: T }>[] {
  const isOne = (event: AyeEvent): event is Extract<AyeEvent, { type: T }> => event.type === type;
  return prospect?.events.filter(isOne) ?? [];
}

/// Returns what the rules state of a type, in order.
export function figuresOf<T extends AyeFigure['type']>(
  figures: readonly AyeFigure[] | undefined,
  type: T,
): Extract<AyeFigure, { type: T }>[] {
  const isOne = (figure: AyeFigure): figure is Extract<AyeFigure, { type: T }> => figure.type === type;
  return figures?.filter(isOne) ?? [];
}

/// How the attempt that is going on is likely to end after a move.
export const oddsOf = (prospect: Prospect | undefined): Odds | undefined =>
  figuresOf(prospect?.figures, 'attempt-odds')[0]?.odds;

/// How many successes there certainly are after a move.
export const reachedBy = (prospect: Prospect | undefined): number | undefined =>
  eventsOf(prospect, 'throwing-stopped')[0]?.successes ??
  eventsOf(prospect, 'attempt-succeeded')[0]?.successes ??
  prospect?.view?.attempt?.successes;

const LOSSES: Partial<Record<AyeEvent['type'], string>> = {
  'reputation-lost': 'reputation',
  'die-overboard': 'die',
  'penalty-paid': 'doubloon',
};

/// What a pirate certainly loses by a move: `reputation`, `die`, `doubloon` or `nothing`.
export function lossOf(prospect: Prospect | undefined, seat: number): string {
  const losses = prospect?.events.flatMap((event) =>
    'seat' in event && event.seat === seat ? (LOSSES[event.type] ?? []) : [],
  );
  return losses?.[0] ?? 'nothing';
}

export const missionOf = (view: AyeView, mission: string): MissionView | undefined =>
  view.missions.find((each) => each.mission === mission);
