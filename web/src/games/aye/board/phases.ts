import type { QuestionView } from '$src/net/protocol.gen';
import { isMission } from '$src/games/aye/printed';
import type { AyeView } from '$src/games/aye/game.gen';

export interface Phase {
  id: string;
  icon: string;
  state: 'done' | 'now' | 'next';
}

const VOTE = ['vote', 'i-hand'] as const;
const PHASES = [
  ['captain', 'i-hat'],
  ['free', 'i-bottle'],
  ['repair', 'i-repair'],
  ['hook', 'i-hook'],
  ['sails', 'i-sail'],
  ['helm', 'i-wheel'],
  ['cannons', 'i-cannonI'],
  ['swords', 'i-swords'],
  ['mutiny', 'i-flagI'],
] as const;

/// The mission that a phase is about, if it is about one.
export const missionOfPhase = (phase: number): string | undefined => {
  const [id = ''] = PHASES[phase - 1] ?? [];
  return isMission(id) ? id : undefined;
};

const VOTING = ['cast-votes', 'pay-reputation'];

/// Returns the nine phases of the round; the vote belongs to the captain's, which says so while it lasts.
export function phasesOf(view: AyeView, asked: QuestionView | null): Phase[] {
  const hasVoted = view.pirates.some((pirate) => pirate.vote !== 'none');
  const isVoting = view.phase === 1 && (hasVoted || VOTING.includes(asked?.kind ?? ''));
  const now = view.round === 0 ? -1 : Math.max(view.phase, 1) - 1;
  return PHASES.map((phase, i) => (isVoting && i === 0 ? VOTE : phase)).map(([id, icon], i) => ({
    id,
    icon,
    state: i === now ? 'now' : i < now ? 'done' : 'next',
  }));
}
