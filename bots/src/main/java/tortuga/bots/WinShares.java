package tortuga.bots;

import java.util.Arrays;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.Tactics;

/// What a finished game is worth to each seat: one if its side won alone, a part if sides tie.
public final class WinShares {
  private WinShares() {}

  /// Gives each winner one; sides that tie share it.
  public static <S extends State<S>, M extends Move> void write(
      Rules<S, M, ?, ?> rules, Tactics<S, M> tactics, S end, double[] shares) {
    Seats winners = rules.outcome(end).winners();
    Arrays.fill(shares, 0);
    if (winners.isEmpty()) return;
    double share = 1.0 / sides(tactics, end, winners);
    for (int seat = 0; seat < shares.length; seat++) {
      if ((winners.mask() & 1 << seat) != 0) shares[seat] = share;
    }
  }

  private static <S extends State<S>, M extends Move> int sides(
      Tactics<S, M> tactics, S end, Seats winners) {
    if (winners.size() == 1) return 1;
    long sides = 0;
    for (Seat seat : winners) sides |= 1L << tactics.side(end, seat);
    return Long.bitCount(sides);
  }
}
