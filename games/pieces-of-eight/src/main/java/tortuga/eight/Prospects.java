package tortuga.eight;

/// How likely each pirate is to win, judged by a look at the ships.
final class Prospects {
  private static final double SCALE = 5;

  private final Options options;
  private final EightState table;

  Prospects(Options options, EightState table) {
    this.options = options;
    this.table = table;
  }

  void appraise(double[] chances) {
    Look look = new Look();
    double best = -Double.MAX_VALUE;
    for (int seat = 0; seat < table.seats; seat++) {
      chances[seat] = table.isIn(seat) ? look.at(table.ship(seat), true).score() / SCALE : -50;
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
