import type { Change, Difference, Update } from './protocol.gen';

/// Returns what has become of a value. What did not change is the very same as before, so that nothing that shows it
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

/// Returns the update of which a change is the short form, after the one before it.
export function applyChange(last: Update, { changed, ...more }: Change): Update {
  return { ...(applyPatch(last, changed) as Update), ...more, type: 'update' };
}
