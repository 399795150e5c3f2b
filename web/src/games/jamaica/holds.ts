import type { Hold } from './game.gen';

/// Returns the move that a hold stands for when this is asked; none while holds are only looked at.
///
/// @param number of the hold, from 1
/// @param due how much is to be paid
export function holdMove(
  kind: string | undefined,
  number: number,
  holds: readonly Hold[],
  due: number,
): string | undefined {
  switch (kind) {
    case 'dump-hold':
      return `dump ${number}`;
    case 'pay-from':
      return `pay ${number} ${Math.max(1, Math.min(due, holds[number - 1]?.amount ?? 0))}`;
    case 'place-load':
      if (number === 6) return 'stow sixth';
      return holds.findIndex((hold) => hold.cargo === null) === number - 1 ? 'stow regular' : undefined;
    default:
      return undefined;
  }
}
