import type { Args } from '$src/i18n/icu';
import type { QuestionView } from '$src/net/protocol.gen';
import type { AyeView } from './game.gen';

/// The mission of each phase that has one.
const MISSIONS: Readonly<Record<number, string>> = { 5: 'sails', 6: 'helm', 7: 'cannons', 8: 'swords' };

/// Returns with what the missing successes may be bought: tridents, the hook, both or neither.
function meansOf(moves: readonly string[]): string {
  const hasTrident = moves.some((move) => move.startsWith('pay-trident'));
  const hasHook = moves.some((move) => move.startsWith('spend-hook'));
  if (hasTrident && hasHook) return 'both';
  return hasTrident ? 'trident' : hasHook ? 'hook' : 'none';
}

/// Returns what the questions of a table mention.
export function questionArgs(view: AyeView, { moves }: QuestionView): Args {
  const { attempt, missions, pirates, cardsCompleted, cardsNeeded } = view;
  return {
    traitor: String(pirates.some(({ hand }) => hand.includes('C36'))),
    completed: cardsCompleted,
    wanted: cardsNeeded,
    alone: String(moves.includes('throw-alone')),
    mission: MISSIONS[view.phase] ?? 'none',
    missing: Math.max(0, (attempt?.needed ?? 0) - (attempt?.successes ?? 0)),
    means: meansOf(moves),
    last: String(missions.every(({ done, steps }) => done === steps.length)),
    claims: String(moves.some((move) => move.startsWith('claim'))),
  };
}
