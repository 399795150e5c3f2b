import type { AttemptFailed, AttemptSucceeded, AyeEvent, AyeView } from '$src/games/aye/game.gen';

/// An attempt as its dice lay when it ended.
export interface Settled {
  view: AyeView;
  isSuccess: boolean;
}

const isEnd = (event: AyeEvent): event is AttemptSucceeded | AttemptFailed =>
  event.type === 'attempt-succeeded' || event.type === 'attempt-failed';

/// Returns the last attempt that ended among some events, as its dice lay then.
export function settledIn(view: AyeView, events: readonly AyeEvent[]): Settled | undefined {
  const end = events.findLast(isEnd);
  if (!end) return undefined;
  const { mission, needed, successes, dice } = end;
  const isSuccess = end.type === 'attempt-succeeded';
  return {
    isSuccess,
    view: {
      ...view,
      attempt: {
        mission,
        needed,
        successes,
        // What a settled attempt does not show any more.
        krakens: 0,
        most: successes,
        damage: 0,
        ship: view.ship,
        throwsLeft: 0,
        members: [...new Set(dice.map(({ seat }) => seat))],
        odds: { success: isSuccess ? 1 : 0, krakens: 0, sinks: 0 },
      },
      pirates: view.pirates.map((pirate) => ({
        ...pirate,
        named: '-',
        dice: dice.filter(({ seat, count }) => seat === pirate.seat && count > 0),
      })),
    },
  };
}
