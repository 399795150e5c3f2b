import type { EightView, FateView, ShipView } from '$src/games/pieces-of-eight/game.gen';

/// What became of a ship, and how it came in.
export interface Fate extends FateView {
  seat: number;
  rank: number;
  ship: ShipView;
}

/// Returns what became of every ship, the winners first.
export const fatesOf = ({ ships, fates }: EightView, ranks: readonly number[]): Fate[] =>
  ships
    .flatMap((ship, seat) => {
      const fate = fates[seat];
      return fate ? [{ ...fate, seat, ship, rank: ranks[seat] ?? 0 }] : [];
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
