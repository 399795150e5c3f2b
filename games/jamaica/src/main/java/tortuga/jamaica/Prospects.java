package tortuga.jamaica;

/// How likely each captain is to win, judged by a look at the table.
///
/// What ships are worth was fitted to the final scores of 8,000 games between captains who play by
/// these very weights, two and four at a table; the scale and what cards promise, to who won.
final class Prospects {
  /// So many points make the difference of an even fight to three in one, at the end of the race
  /// and with each step that the leader still has to go.
  private static final double SCALE = 2.8;

  private static final double SCALE_PER_STEP = 0.32;
  private static final int LONG_WAY = 25;

  /// What a way ahead in the hand is worth, as a logarithm of odds; a way back costs as much.
  private static final double WAY = 0.2;

  /// The same for a turn of this round that is still to come, and for each step that it leads
  /// ahead.
  private static final double TURN = 0.05;

  private static final double STEP = 0.08;

  /// For each set of cards, how many more ways lead ahead than back.
  private static final byte[] WAYS = new byte[Card.ALL + 1];

  static {
    for (int hand = 1; hand <= Card.ALL; hand++) {
      Card card = Card.of(Integer.numberOfTrailingZeros(hand));
      int ways = course(card.symbol(Half.MORNING)) + course(card.symbol(Half.EVENING));
      WAYS[hand] = (byte) (WAYS[hand & hand - 1] + ways);
    }
  }

  private Prospects() {}

  private static int course(Symbol symbol) {
    return switch (symbol) {
      case AHEAD -> 1;
      case BACK -> -1;
      case FOOD, DOUBLOONS, CANNONS -> 0;
    };
  }

  static void appraise(JamaicaState table, double[] chances) {
    double toCome = Worth.toCome(table);
    double scale = SCALE + SCALE_PER_STEP * stepsToCome(table);
    double best = -Double.MAX_VALUE;
    for (int seat = 0; seat < table.seats; seat++) {
      Ship ship = table.ships[seat];
      chances[seat] = outlook(table, ship, toCome) / scale + cards(table, ship);
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

  /// Returns what the cards promise that a captain has not played yet: whoever keeps those that
  /// lead ahead gets on, and half a round is no lead.
  private static double cards(JamaicaState table, Ship ship) {
    if (table.lastRound) return 0;
    double hand = WAY * WAYS[ship.hand];
    return Prey.isToAct(ship) ? hand + TURN + STEP * steps(table, ship.chosen()) : hand;
  }

  private static int steps(JamaicaState table, Card card) {
    return course(card.symbol(Half.MORNING)) * table.morning
        + course(card.symbol(Half.EVENING)) * table.evening;
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
