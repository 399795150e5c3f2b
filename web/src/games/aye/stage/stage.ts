import type { QuestionView } from '$src/net/protocol.gen';
import { settledIn, type Settled } from './settle';
import type { AyeEvent, AyeView } from '$src/games/aye/game.gen';

/// What stands in the middle of the board.
export type Stage =
  | { type: 'plan' }
  | { type: 'tray'; view: AyeView; settled?: Settled }
  | { type: 'mutiny'; view: AyeView }
  | { type: 'claim'; view: AyeView }
  | { type: 'news'; view: AyeView; settled?: Settled };

/// Returns what the middle of the board shows: what is going on or, when it has just ended, how it lay then.
export function stageOf(
  view: AyeView,
  before: AyeView | undefined,
  asked: QuestionView | null,
  events: readonly AyeEvent[],
): Stage | undefined {
  if (view.ending !== 'none') return undefined;
  if (view.claim) return { type: 'claim', view };
  if (view.mutiny) return { type: 'mutiny', view };
  if (view.attempt) return { type: 'tray', view };
  if (asked?.kind === 'issue-commands' || asked?.kind === 'deal-doubloons') return { type: 'plan' };
  const settled = before && settledIn(view, events);
  if (asked?.kind === 'meet-round-end') return { type: 'news', view, ...(settled ? { settled } : {}) };
  return settled ? { type: 'tray', view: settled.view, settled } : undefined;
}

/// Whether somebody wears the hat already: before the game nobody does.
export const hasCaptain = (view: AyeView): boolean =>
  view.round > 0 || view.pirates.some((pirate) => pirate.doubloons > 0);
