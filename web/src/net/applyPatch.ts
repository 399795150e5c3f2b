import type { Change, Difference, Update } from './protocol.gen';

/// Returns the value after a patch. Whatever did not change is the same object as before, so that nothing that shows it
/// is drawn again.
export function applyPatch(before: unknown, change: Difference): unknown {
  if (Array.isArray(change)) return change[0];
  const parts = Object.entries(change);
  if (parts.length === 0) return before;
  const now = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }) as Record<
    string,
    unknown
  >;
  for (const [name, part] of parts) now[name] = applyPatch(now[name], part);
  return now;
}

/// Returns the full update that a change stands for, given the update before it.
export function applyChange(last: Update, { changed, ...more }: Change): Update {
  return { ...(applyPatch(last, changed) as Update), ...more, type: 'update' };
}
