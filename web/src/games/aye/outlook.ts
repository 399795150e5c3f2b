import { isMission, type Mission } from './printed';
import { prospect, type Prospect } from './odds';
import type { AyeView, PirateView } from './game.gen';

/// What a pirate or a group would throw, for which step, and what it promises.
export interface Outlook extends Prospect {
  mission: Mission;
  needed: number;
  dice: number;
  argh: number;
  coins: number;
}

/// How many successes the next step of a mission needs; nothing if it is finished.
export function neededFor(view: AyeView, mission: string): number | undefined {
  const found = view.missions.find((each) => each.mission === mission);
  return found?.steps[found.done];
}

const isLastMission = (view: AyeView, mission: string): boolean =>
  view.missions.every((each) => each.mission === mission || each.done === each.steps.length);

/// Whether a success at this mission would end the game too early.
export function endsTooEarly(view: AyeView, mission: string): boolean {
  const found = view.missions.find((each) => each.mission === mission);
  return (
    view.needsCards &&
    found !== undefined &&
    found.done === found.steps.length - 1 &&
    isLastMission(view, mission)
  );
}

/// Returns what some pirates promise together at a mission, with some Argh! dice besides.
export function outlookOf(
  view: AyeView,
  pirates: readonly PirateView[],
  mission: string,
  argh = 0,
): Outlook | undefined {
  const needed = neededFor(view, mission);
  if (needed === undefined || !isMission(mission)) return undefined;
  const dice = pirates.reduce((sum, pirate) => sum + pirate.dealt, 0);
  const coins = pirates.reduce(
    (sum, pirate) => sum + (pirate.dealt > 0 || argh > 0 ? pirate.doubloons : 0),
    0,
  );
  const hook = pirates.some((pirate) => pirate.hook);
  return {
    mission,
    needed,
    dice,
    argh,
    coins,
    ...prospect({ mission: dice, argh, needed, coins, hook }),
  };
}

/// Who is ordered to a mission; after the vote, who is on it.
export function crewOf(view: AyeView, mission: string): PirateView[] {
  const hasVoted = view.pirates.some((pirate) => pirate.vote !== 'none');
  return view.pirates.filter(
    (pirate) =>
      pirate.seat !== view.captain &&
      pirate.stance !== 'refused' &&
      (hasVoted ? pirate.action : pirate.command) === mission,
  );
}

/// The crew in its order: clockwise from the captain's left, without the captain.
export function crewOrder(view: AyeView): PirateView[] {
  const { captain, pirates } = view;
  return [...pirates.slice(captain + 1), ...pirates.slice(0, captain)];
}
