import type { LogLine } from '$src/table/store/tableHistory.svelte';
import type { GameClient } from '$src/games/gameClient';

/// Returns the lines without superseded drafts: each thing of a draft appears only as it is now.
export function latestDrafts(lines: readonly LogLine[], draft: GameClient['draft']): readonly LogLine[] {
  if (!draft) return lines;
  const told = new Set<string>();
  const kept = lines.toReversed().filter(({ event }) => {
    const what = draft(event);
    if (what === undefined) {
      told.clear();
      return true;
    }
    const isLast = !told.has(what);
    told.add(what);
    return isLast;
  });
  return kept.reverse();
}
