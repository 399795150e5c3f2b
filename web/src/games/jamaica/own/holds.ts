import { readMove, type Hold, type ShipView } from '$src/games/jamaica/game.gen';

/// Counts what lies in holds.
export const totalOf = (holds: readonly Hold[], cargo: Hold['cargo']): number =>
  holds.reduce((sum, hold) => sum + (hold.cargo === cargo ? hold.amount : 0), 0);

/// Returns how much of a hold can be paid at most, as it is on offer.
function mostOf(number: number, offers: readonly string[]): number {
  const amounts = offers.flatMap((offer) => {
    const move = readMove(offer);
    return move?.type === 'pay' && move.hold === number ? [move.amount] : [];
  });
  return Math.max(1, ...amounts);
}

/// Returns the move that a hold stands for when this is asked; none while holds are only looked at.
///
/// @param number of the hold, from 1
export function holdMove(
  kind: string | undefined,
  number: number,
  { holds, nextHold }: Pick<ShipView, 'holds' | 'nextHold'>,
  offers: readonly string[],
): string | undefined {
  switch (kind) {
    case 'dump-hold':
      return `dump ${number}`;
    case 'pay-from':
      return `pay ${number} ${mostOf(number, offers)}`;
    case 'place-load':
      if (holds[number - 1]?.sixth) return 'stow sixth';
      return number === nextHold ? 'stow regular' : undefined;
    default:
      return undefined;
  }
}
