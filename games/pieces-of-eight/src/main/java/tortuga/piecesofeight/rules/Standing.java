package tortuga.piecesofeight.rules;

import java.util.List;
import java.util.stream.IntStream;
import tortuga.engine.Outcome;
import tortuga.engine.Rule;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Player;

/// Who did better than whom.
final class Standing {
  private Standing() {}

  /// Returns those of a set of seats that did worst, as a set of bits.
  static int worst(EightState table, int seats) {
    int worst = 0;
    for (int left = seats; left != 0; left &= left - 1) {
      int seat = Integer.numberOfTrailingZeros(left);
      int than = worst == 0 ? seat : Integer.numberOfTrailingZeros(worst);
      int better = compare(table, seat, than);
      if (better < 0) worst = 0;
      if (better <= 0) worst |= 1 << seat;
    }
    return worst;
  }

  /// Winners first; whoever was knocked out is behind all others, the first one last; then whoever
  /// lost the Captain earlier, then whoever has fewer coins.
  @Rule("POE-RULING-57")
  private static int compare(EightState table, int one, int other) {
    Player left = table.players[one];
    Player right = table.players[other];
    boolean leftWon = table.winners.contains(Seat.of(one));
    boolean rightWon = table.winners.contains(Seat.of(other));
    if (leftWon || rightWon) return Boolean.compare(leftWon, rightWon);
    if (left.outAt != right.outAt) {
      if (left.outAt == 0 || right.outAt == 0) return left.outAt == 0 ? 1 : -1;
      return Integer.compare(left.outAt, right.outAt);
    }
    if (left.captainLostAt != right.captainLostAt) {
      if (left.captainLostAt == 0 || right.captainLostAt == 0)
        return left.captainLostAt == 0 ? 1 : -1;
      return Integer.compare(left.captainLostAt, right.captainLostAt);
    }
    return Integer.compare(left.ship.coins(), right.ship.coins());
  }

  /// A match is ranked by games won, a single game by how long each player held out.
  @Rule({"POE-MATCH-01", "POE-RULING-57"})
  static Outcome outcome(Options options, EightState table) {
    return Outcome.ranked(
        wins(table),
        (one, other) ->
            options.isMatch()
                ? Integer.compare(table.players[one].wins, table.players[other].wins)
                : compare(table, one, other));
  }

  static List<ScoreLine> sheet(EightState table) {
    return List.of(new ScoreLine("wins", wins(table)));
  }

  private static List<Integer> wins(EightState table) {
    return IntStream.range(0, table.seats).mapToObj(seat -> table.players[seat].wins).toList();
  }
}
