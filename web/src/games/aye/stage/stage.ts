import type { QuestionView } from '$src/net/protocol.gen';
import { openIn, settledIn, type Laid } from './settle';
import type { AyeEvent, AyeView } from '$src/games/aye/game.gen';

/// What stands in the middle of the board.
export type Stage =
  | { type: 'plan' }
  | { type: 'tray'; laid: Laid }
  | { type: 'mutiny'; view: AyeView }
  | { type: 'claim'; view: AyeView }
  | { type: 'news'; view: AyeView; laid?: Laid };

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
  const open = openIn(view);
  if (open) return { type: 'tray', laid: open };
  if (asked?.kind === 'issue-commands' || asked?.kind === 'deal-doubloons') return { type: 'plan' };
  const laid = before && settledIn(events);
  if (asked?.kind === 'meet-round-end') return { type: 'news', view, ...(laid ? { laid } : {}) };
  return laid && { type: 'tray', laid };
}
