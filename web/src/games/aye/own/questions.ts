import type { Args } from '$src/i18n/icu';
import type { QuestionView } from '$src/net/protocol.gen';
import { missionOfPhase } from '$src/games/aye/board/phases';
import { traitor } from '$src/games/aye/printed';
import type { AyeView } from '$src/games/aye/game.gen';

/// Returns with what the missing successes may be bought: tridents, the hook, both or neither.
function meansOf(moves: readonly string[]): string {
  const hasTrident = moves.some((move) => move.startsWith('pay-trident'));
  const hasHook = moves.some((move) => move.startsWith('spend-hook'));
  if (hasTrident && hasHook) return 'both';
  return hasTrident ? 'trident' : hasHook ? 'hook' : 'none';
}

/// Returns what the questions of a table mention.
export function questionArgs(view: AyeView, { moves }: QuestionView): Args {
  const { attempt, stepsLeft, pirates, cardsCompleted, cardsNeeded } = view;
  return {
    traitor: String(pirates.some(({ hand }) => hand.includes(traitor))),
    completed: cardsCompleted,
    wanted: cardsNeeded,
    alone: String(moves.includes('throw-alone')),
    mission: missionOfPhase(view.phase) ?? 'none',
    missing: attempt?.missing ?? 0,
    means: meansOf(moves),
    last: String(stepsLeft === 0),
    claims: String(moves.some((move) => move.startsWith('claim'))),
  };
}
