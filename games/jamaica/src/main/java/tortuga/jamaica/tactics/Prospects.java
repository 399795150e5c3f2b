package tortuga.jamaica.tactics;

import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;

/// How likely each captain is to win, judged by a look at the table.
final class Prospects {
  /// Number of points that turn an even fight into odds of about three to one, when the race is
  /// over except for those who still have to move.
  private static final double SCALE = 2.8;

  private Prospects() {}

  static void appraise(JamaicaState table, double[] chances) {
    int steps = table.lastRound ? 0 : Worth.stepsToGo(table);
    double best = -Double.MAX_VALUE;
    for (int seat = 0; seat < table.seats; seat++) {
      chances[seat] = table.lastRound ? lastRound(table, seat) : Outlook.of(table, seat, steps);
      best = Math.max(best, chances[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      chances[seat] = Math.exp(chances[seat] - best);
      sum += chances[seat];
    }
    for (int seat = 0; seat < table.seats; seat++) chances[seat] /= sum;
  }

  /// In the last round, points count, and what a turn that is still to come usually brings.
  private static double lastRound(JamaicaState table, int seat) {
    Ship ship = table.ships[seat];
    double points = Worth.of(table, ship, 0);
    return (Prey.isToAct(ship) ? points + Prey.GAIN_OF_A_TURN : points) / SCALE;
  }
}
