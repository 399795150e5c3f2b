import type { Asked } from '$lib/protocol.gen';
import type { AyeView } from './view.gen';

export interface Phase {
  id: string;
  icon: string;
  state: 'done' | 'now' | 'next';
}

const PHASES = [
  ['captain', 'i-hat'],
  ['vote', 'i-hand'],
  ['free', 'i-bottle'],
  ['repair', 'i-repair'],
  ['hook', 'i-hook'],
  ['sails', 'i-sail'],
  ['helm', 'i-wheel'],
  ['cannons', 'i-cannonI'],
  ['swords', 'i-swords'],
  ['mutiny', 'i-flagI'],
] as const;

const VOTING = ['cast-votes', 'pay-reputation'];

/// Returns the phases of the round; the vote, which the rules count to the captain's, stands for itself.
export function phasesOf(view: AyeView, asked: Asked | null): Phase[] {
  const hasVoted = view.pirates.some((pirate) => pirate.vote !== 'none');
  const isVoting = view.phase === 1 && (hasVoted || VOTING.includes(asked?.kind ?? ''));
  const now = view.round === 0 ? -1 : view.phase <= 1 ? (isVoting ? 1 : 0) : view.phase;
  return PHASES.map(([id, icon], i) => ({
    id,
    icon,
    state: i === now ? 'now' : i < now ? 'done' : 'next',
  }));
}
