import type { Asked, Event } from '$lib/protocol.gen';
import type { AyeView } from './view.gen';

/// What stands in the middle of the board.
export type Stage =
  | { type: 'plan' }
  | { type: 'tray'; view: AyeView }
  | { type: 'mutiny'; view: AyeView }
  | { type: 'claim'; view: AyeView }
  | { type: 'news'; view: AyeView };

const ENDED = ['attempt-succeeded', 'attempt-failed'];

/// Returns what the middle of the board shows: what is going on or, when it has just ended, how it lay before.
export function stageOf(
  view: AyeView,
  before: AyeView | undefined,
  asked: Asked | null,
  events: readonly Event[],
): Stage | undefined {
  if (view.ending !== 'none') return undefined;
  if (view.claim) return { type: 'claim', view };
  if (view.mutiny) return { type: 'mutiny', view };
  if (view.attempt) return { type: 'tray', view };
  if (asked?.kind === 'issue-commands' || asked?.kind === 'deal-doubloons') return { type: 'plan' };
  if (before?.attempt && events.some((event) => ENDED.includes(event.type)))
    return { type: 'tray', view: before };
  return asked?.kind === 'meet-round-end' ? { type: 'news', view } : undefined;
}
