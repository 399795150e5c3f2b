package tortuga.jamaica;

/// What a ship is worth to its captain while the race goes on, in points of the final count.
final class Worth {
  static final double TREASURE = 3.0;
  static final double FACE_DOWN = 2.0;
  private static final double STEP = 0.62;
  private static final double RISK = 0.5;
  private static final double LAIR_AHEAD = 0.25;
  private static final double PURSE = 0.25;
  private static final int FULL_PURSE = 5;

  private Worth() {}

  /// Returns what a ship is worth: place, cargo and cards.
  static double of(JamaicaState table, Ship ship) {
    int food = 0;
    int gold = 0;
    int cannons = 0;
    int empty = 0;
    int last = ship.lastHold();
    for (int hold = 1; hold <= last; hold++) {
      int amount = ship.amount(hold);
      if (amount == 0) {
        empty++;
        continue;
      }
      switch (ship.cargo(hold)) {
        case FOOD -> food += amount;
        case DOUBLOONS -> gold += amount;
        case CANNONS -> cannons += amount;
      }
    }
    return place(table, ship, food, gold)
        + cargo(table, ship, food, gold, cannons)
        + room(table, ship, empty)
        + Treasure.worth(ship.hidden);
  }

  /// Returns what goods are worth: doubloons are points, food and cannons help on the way.
  private static double cargo(JamaicaState table, Ship ship, int food, int gold, int cannons) {
    int left = table.lastRound ? 0 : Route.left(ship.space, ship.lap);
    return gold + food(food, left) + cannons(cannons, left) + purse(gold, left);
  }

  static double food(int food, int left) {
    double useful = Math.min(9, 0.4 * left + 1);
    return left == 0 ? 0.01 * food : 0.7 * Math.min(food, useful) + 0.1 * Math.max(0, food - useful);
  }

  static double cannons(int cannons, int left) {
    if (left == 0) return 0.01 * cannons;
    return 0.45 * Math.min(cannons, 4) + 0.2 * Math.clamp(cannons - 4, 0, 4);
  }

  static double purse(int gold, int left) {
    return left < 6 ? 0 : PURSE * Math.min(gold, FULL_PURSE);
  }

  private static double room(JamaicaState table, Ship ship, int empty) {
    if (table.lastRound || ship.isHome()) return 0;
    return empty == 0 ? 0 : empty == 1 ? 0.8 : 1.2;
  }

  /// Returns what the place in the race is worth, with what lies ahead.
  private static double place(JamaicaState table, Ship ship, int food, int gold) {
    if (table.lastRound || ship.isHome()) return Route.prize(ship.space, ship.lap);
    int left = Route.left(ship.space, ship.lap);
    return 15 - STEP * left - ahead(table, ship, food, gold);
  }

  /// Weighs the next six spaces: those that cannot be paid are a risk, lairs are a promise.
  private static double ahead(JamaicaState table, Ship ship, int food, int gold) {
    double risk = 0;
    for (int steps = 1; steps <= 6; steps++) {
      long reach = ship.reachAhead(steps);
      boolean payable = false;
      for (long left = reach; left != 0; left &= left - 1) {
        int space = Long.numberOfTrailingZeros(left);
        int purse = Route.currency(space) == Cargo.DOUBLOONS ? gold : food;
        if (Route.cost(space) <= purse) payable = true;
        if ((table.tokens & 1L << space) != 0) risk -= LAIR_AHEAD;
      }
      if (!payable) risk += RISK;
    }
    return risk;
  }

  /// Returns what a power is worth that lies face up.
  static double power(Treasure power) {
    return switch (power) {
      case MAP, BETH, SABER -> 2.5;
      case HOLD6 -> 2;
      default -> 0;
    };
  }

  /// Returns what a hold's content is worth to a ship that has so much of that cargo.
  static double share(JamaicaState table, Ship ship, Cargo cargo, int amount, int total) {
    int left = table.lastRound ? 0 : Route.left(ship.space, ship.lap);
    int rest = total - amount;
    return switch (cargo) {
      case FOOD -> food(total, left) - food(rest, left);
      case DOUBLOONS -> amount + purse(total, left) - purse(rest, left);
      case CANNONS -> cannons(total, left) - cannons(rest, left);
    };
  }
}
