import type { LogLine } from '$src/table/store/tableHistory.svelte';

/// Returns what happened while a bot held a seat whose owner is back and has not played since.
export function whileAway(
  lines: readonly LogLine[],
  seat: number | undefined,
): readonly LogLine[] | undefined {
  if (seat === undefined) return undefined;
  const back = lines.findLastIndex(({ act }) => act.seat === seat && act.relief === 'resumed');
  if (back < 0 || lines.slice(back + 1).some(({ act }) => act.seat === seat)) return undefined;
  const away = lines.slice(0, back).findLastIndex(({ act }) => act.seat === seat && act.relief);
  return lines.slice(away + 1, back);
}
