import type {
  AttemptFailed,
  AttemptSucceeded,
  AttemptView,
  AyeEvent,
  AyeView,
  DieView,
  Mission,
} from '$src/games/aye/game.gen';

/// An attempt as the tray draws it: while it goes on, or as its dice lay when it ended.
export interface Laid {
  mission: Mission;
  needed: number;
  successes: number;
  members: readonly number[];
  diceOf: (seat: number) => readonly DieView[];
  /// What is still open while it goes on.
  open?: AttemptView;
  /// How it ended.
  isSuccess?: boolean;
}

const isEnd = (event: AyeEvent): event is AttemptSucceeded | AttemptFailed =>
  event.type === 'attempt-succeeded' || event.type === 'attempt-failed';

/// Returns the last attempt that ended among some events.
export function settledIn(events: readonly AyeEvent[]): Laid | undefined {
  const end = events.findLast(isEnd);
  if (!end) return undefined;
  const { mission, needed, successes, dice } = end;
  return {
    mission,
    needed,
    successes,
    members: [...new Set(dice.map(({ seat }) => seat))],
    diceOf: (member) => dice.filter(({ seat, count }) => seat === member && count > 0),
    isSuccess: end.type === 'attempt-succeeded',
  };
}

/// Returns the attempt that goes on.
export function openIn({ attempt, pirates }: AyeView): Laid | undefined {
  if (!attempt) return undefined;
  const { mission, needed, successes, members } = attempt;
  return { mission, needed, successes, members, diceOf: (seat) => pirates[seat]?.dice ?? [], open: attempt };
}
