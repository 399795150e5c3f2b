package tortuga.jamaica;

/// How likely each captain is to win, judged by a look at the table.
///
/// What ships are worth was fitted to the final scores of 8,000 games between captains who play by
/// these very weights, two and four at a table; the scale, to who won.
final class Prospects {
  /// So many points make the difference of an even fight to three in one, at the end of the race
  /// and with each step that the leader still has to go.
  private static final double SCALE = 2.8;

  private static final double SCALE_PER_STEP = 0.32;
  private static final int LONG_WAY = 25;

  private Prospects() {}

  static void appraise(JamaicaState table, double[] chances) {
    double toCome = Worth.toCome(table);
    double scale = SCALE + SCALE_PER_STEP * stepsToCome(table);
    double best = -Double.MAX_VALUE;
    for (int seat = 0; seat < table.seats; seat++) {
      chances[seat] = outlook(table, table.ships[seat], toCome) / scale;
      best = Math.max(best, chances[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      chances[seat] = Math.exp(chances[seat] - best);
      sum += chances[seat];
    }
    for (int seat = 0; seat < table.seats; seat++) chances[seat] /= sum;
  }

  private static double outlook(JamaicaState table, Ship ship, double toCome) {
    double worth = Worth.of(table, ship, toCome);
    return table.lastRound && Prey.isToAct(ship) ? worth + Prey.GAIN_OF_A_TURN : worth;
  }

  private static int stepsToCome(JamaicaState table) {
    int least = table.lastRound ? 0 : LONG_WAY;
    for (int seat = 0; seat < table.seats; seat++) {
      Ship ship = table.ships[seat];
      least = Math.min(least, Route.left(ship.space, ship.lap));
    }
    return least;
  }
}
