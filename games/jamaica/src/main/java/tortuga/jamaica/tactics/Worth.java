package tortuga.jamaica.tactics;

import tortuga.jamaica.Cargo;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;

/// What a ship is worth to its captain while the race goes on, in points of the final count.
///
/// The figures are rounded coefficients of a regression: how much more than its rivals a ship
/// scored in the end, by what it had at the start of a round.
final class Worth {
  /// What a treasure in its lair is worth on average, and a card that lies face down.
  static final double TREASURE = 2.2;

  static final double FACE_DOWN = 2.0;
  private static final double LAIR_AHEAD = 0.25;
  private static final int LONG_RACE = 20;

  private Worth() {}

  /// Returns how much of the race is still to come, from one at the start to zero at its end: the
  /// leader sets the pace.
  static double toCome(JamaicaState table) {
    if (table.lastRound) return 0;
    return (double) Math.min(LONG_RACE, stepsToGo(table)) / LONG_RACE;
  }

  /// Returns how many steps the leader has to go.
  static int stepsToGo(JamaicaState table) {
    int least = Integer.MAX_VALUE;
    for (int seat = 0; seat < table.seats; seat++) {
      Ship ship = table.ships[seat];
      least = Math.min(least, Route.left(ship.space, ship.lap));
    }
    return least;
  }

  /// Returns what a ship is worth: place, cargo and cards.
  static double of(JamaicaState table, Ship ship, double toCome) {
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
    boolean ends = table.lastRound || ship.isHome();
    double cards = Treasure.worth(ship.hidden) + powers(ship.powers, toCome);
    if (ends) return Route.prize(ship.space, ship.lap) + gold + cards + 0.01 * (food + cannons);
    return place(table, ship, toCome)
        + promise(table, ship)
        + gold(gold, toCome)
        + food(food, toCome)
        + cannons(cannons, toCome)
        + room(empty, toCome)
        + cards;
  }

  /// Doubloons are points, but the earlier it is, the likelier they are to be spent, stolen or
  /// dumped.
  static double gold(int gold, double toCome) {
    return Math.max(0.3, 1 - 0.85 * toCome) * gold;
  }

  static double food(int food, double toCome) {
    if (toCome == 0) return 0.01 * food;
    return 0.75 * Math.min(food, 3)
        + 0.32 * Math.clamp(food - 3, 0, 3)
        + 0.15 * Math.clamp(food - 6, 0, 3);
  }

  static double cannons(int cannons, double toCome) {
    if (toCome == 0) return 0.01 * cannons;
    return 0.3 * Math.min(cannons, 3) + 0.13 * Math.clamp(cannons - 3, 0, 6);
  }

  private static double room(int empty, double toCome) {
    return empty == 0 ? 0 : empty == 1 ? 0.8 * (1 - toCome) : 1.1 * (1 - toCome);
  }

  /// Every step counts as long as the race goes on, and the prize of the space when it ends.
  private static double place(JamaicaState table, Ship ship, double toCome) {
    double late = Math.max(0, 1 - 1.6 * toCome);
    double step = (table.seats == 2 ? 1.35 : 1.15) - 0.3 * late;
    return 0.45 * late * Route.prize(ship.space, ship.lap)
        - step * Route.left(ship.space, ship.lap);
  }

  /// Lairs that one of the next moves can reach are a promise.
  private static double promise(JamaicaState table, Ship ship) {
    return LAIR_AHEAD * Long.bitCount(table.tokens & Route.soon(ship.space));
  }

  private static double powers(int powers, double toCome) {
    double worth = 0;
    for (int left = powers; left != 0; left &= left - 1) {
      worth += power(Treasure.of(Integer.numberOfTrailingZeros(left)), toCome);
    }
    return worth;
  }

  /// Returns what a face-up power is worth.
  static double power(Treasure power, double toCome) {
    return switch (power) {
      case MAP -> 3.5 * toCome;
      case SABER -> 1.4 * toCome;
      case HOLD6 -> 1.3 * toCome;
      case BETH -> 1.1 * toCome;
      case T3a, T3b, T5, T7a, T7b, K2, K3, K4 -> 0;
    };
  }

  /// Returns what `amount` of a cargo is worth to a ship that has `total` of it, that amount
  /// included.
  static double share(Cargo cargo, int amount, int total, double toCome) {
    int rest = total - amount;
    return switch (cargo) {
      case FOOD -> food(total, toCome) - food(rest, toCome);
      case DOUBLOONS -> gold(total, toCome) - gold(rest, toCome);
      case CANNONS -> cannons(total, toCome) - cannons(rest, toCome);
    };
  }
}
