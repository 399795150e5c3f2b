import { PHASES } from '$src/games/aye/printed';
import type { AyeView, Mission, Phase as PhaseId } from '$src/games/aye/game.gen';

export interface Phase {
  id: Exclude<PhaseId, 'none'> | 'vote';
  icon: string;
  state: 'done' | 'now' | 'next';
}

const ICONS: Readonly<Record<Phase['id'], string>> = {
  captain: 'i-hat',
  vote: 'i-hand',
  free: 'i-bottle',
  repair: 'i-repair',
  hook: 'i-hook',
  sails: 'i-sail',
  helm: 'i-wheel',
  cannons: 'i-cannonI',
  swords: 'i-swords',
  mutiny: 'i-flagI',
};

/// The mission that a phase is about, if it is about one.
export const missionOfPhase = (phase: number): Mission | undefined => PHASES[phase - 1]?.mission ?? undefined;

/// Returns the nine phases of the round; the captain's is called the vote while that lasts.
export function phasesOf({ round, phase, voting }: AyeView): Phase[] {
  const now = round === 0 ? -1 : phase - 1;
  return PHASES.flatMap(({ id }, i) => {
    if (id === 'none') return [];
    const shown = voting && i === now ? 'vote' : id;
    return [{ id: shown, icon: ICONS[shown], state: i === now ? 'now' : i < now ? 'done' : 'next' }];
  });
}
