package tortuga.jamaica;

/// How likely each captain is to win, judged by a look at the table.
final class Prospects {
  private static final double NEAR = 3.0;
  private static final double FAR = 0.25;

  private Prospects() {}

  static void appraise(JamaicaState table, double[] chances) {
    int least = 99;
    for (int seat = 0; seat < table.seats; seat++) {
      least = Math.min(least, Route.left(table.ships[seat].space, table.ships[seat].lap));
    }
    double scale = NEAR + FAR * Math.max(0, least);
    double best = -Double.MAX_VALUE;
    for (int seat = 0; seat < table.seats; seat++) {
      chances[seat] = Worth.of(table, table.ships[seat]) / scale;
      best = Math.max(best, chances[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      chances[seat] = Math.exp(chances[seat] - best);
      sum += chances[seat];
    }
    for (int seat = 0; seat < table.seats; seat++) chances[seat] /= sum;
  }
}
