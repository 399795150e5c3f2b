package tortuga.jamaica.tactics;

import tortuga.jamaica.Cargo;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
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

  /// Writes the parts of what [#appraise] makes of a seat, and how much there is of each.
  static void consider(JamaicaState table, int seat, double[] amounts, double[] worths) {
    Ship ship = table.ships[seat];
    amounts[JamaicaConsiderations.STEPS] = Route.left(ship.space, ship.lap);
    amounts[JamaicaConsiderations.PRIZE] = Route.prize(ship.space, ship.lap);
    amounts[JamaicaConsiderations.CAPTAINCY] = table.captain.index() == seat ? 1 : 0;
    amounts[JamaicaConsiderations.DOUBLOONS] = ship.total(Cargo.DOUBLOONS);
    amounts[JamaicaConsiderations.FOOD] = ship.total(Cargo.FOOD);
    amounts[JamaicaConsiderations.CANNONS] = ship.total(Cargo.CANNONS);
    int curses = ship.hidden & Treasure.CURSED;
    amounts[JamaicaConsiderations.TREASURES] = ship.hiddenCount - Integer.bitCount(curses);
    amounts[JamaicaConsiderations.CURSES] = Integer.bitCount(curses);
    amounts[JamaicaConsiderations.TURN] = Prey.isToAct(ship) ? 1 : 0;
    for (int i = 0; i < JamaicaConsiderations.POWER.length; i++) {
      amounts[JamaicaConsiderations.POWERS + i] = ship.owns(JamaicaConsiderations.POWER[i]) ? 1 : 0;
    }
    if (!table.lastRound) {
      Outlook.consider(table, seat, Worth.stepsToGo(table), worths);
      return;
    }
    worths[JamaicaConsiderations.PRIZE] = amounts[JamaicaConsiderations.PRIZE] / SCALE;
    worths[JamaicaConsiderations.DOUBLOONS] = Worth.gold(ship.total(Cargo.DOUBLOONS), 0) / SCALE;
    worths[JamaicaConsiderations.FOOD] = Worth.food(ship.total(Cargo.FOOD), 0) / SCALE;
    worths[JamaicaConsiderations.CANNONS] = Worth.cannons(ship.total(Cargo.CANNONS), 0) / SCALE;
    worths[JamaicaConsiderations.TREASURES] = Treasure.worth(ship.hidden & ~curses) / SCALE;
    worths[JamaicaConsiderations.CURSES] = Treasure.worth(curses) / SCALE;
    worths[JamaicaConsiderations.TURN] = Prey.isToAct(ship) ? Prey.GAIN_OF_A_TURN / SCALE : 0;
  }

  /// In the last round, points count, and what a turn that is still to come usually brings.
  private static double lastRound(JamaicaState table, int seat) {
    Ship ship = table.ships[seat];
    double points = Worth.of(table, ship, 0);
    return (Prey.isToAct(ship) ? points + Prey.GAIN_OF_A_TURN : points) / SCALE;
  }
}
