package tortuga.jamaica.tactics;

import java.util.Arrays;
import tortuga.jamaica.Card;
import tortuga.jamaica.Cargo;
import tortuga.jamaica.Treasure;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Route;
import tortuga.jamaica.state.Ship;

/// How good a captain's outlook is while the race goes on, as a logarithm of odds.
///
/// The figures are rounded coefficients of a regression over 46,000 positions between two rounds,
/// with two and four at a table, each played to the end two dozen times: how often each seat won.
final class Outlook {
  private static final Curve STEP_TO_GO = new Curve(-0.48, -0.32, -0.27, -0.24);
  private static final Curve DOUBLOON = new Curve(0.27, 0.11, 0.07, 0.04);
  private static final Curve POINT_FACE_DOWN = new Curve(0.31, 0.16, 0.11, 0.06);
  private static final Curve CARD_FACE_DOWN = new Curve(0.05, 0.04, 0.11, 0.10);

  /// The first three of a kind serve more often than the rest.
  private static final Curve FOOD = new Curve(0.15, 0.16, 0.08, 0.06);

  private static final Curve MORE_FOOD = new Curve(-0.01, 0.07, 0.08, 0.05);
  private static final Curve CANNON = new Curve(-0.04, 0.06, 0.03, 0.01);
  private static final Curve MORE_CANNONS = new Curve(0.09, 0.01, 0.03, 0.02);

  private static final Curve MAP = new Curve(0.37, 0.31, 0.41, 0.37);
  private static final Curve SABER = new Curve(0.09, 0.24, 0.40, 0.45);
  private static final Curve SIXTH_HOLD = new Curve(0.06, 0.18, 0.19, 0.22);
  private static final Curve LADY_BETH = new Curve(0.05, 0.17, 0.22, 0.20);
  private static final Curve CAPTAINCY = new Curve(0.31, 0.08, 0.06, 0.08);

  private static final int FEW = 3;
  private static final int MANY_FOOD = 7;
  private static final int MANY_CANNONS = 9;

  /// By the cards' numbers.
  private static final Curve[] IN_HAND =
      Arrays.stream(Card.values()).map(Outlook::inHand).toArray(Curve[]::new);

  private static final Curve[] IN_PILE =
      Arrays.stream(Card.values()).map(Outlook::inPile).toArray(Curve[]::new);

  private Outlook() {}

  /// What it is worth to hold a card: whoever keeps full sails for later wins two even fights in
  /// three.
  private static Curve inHand(Card card) {
    return switch (card) {
      case AA -> new Curve(0.41, 0.94, 0.81, 0.74);
      case AF -> new Curve(-0.24, 0.35, 0.47, 0.36);
      case AC -> new Curve(-0.09, 0.30, 0.36, 0.32);
      case AB -> new Curve(0.14, -0.27, -0.17, -0.18);
      case BA -> new Curve(-0.24, -0.28, -0.21, -0.24);
      case FA -> new Curve(0.21, 0.47, 0.50, 0.39);
      case FC -> new Curve(-0.34, -0.24, -0.24, -0.29);
      case CF -> new Curve(-0.09, -0.20, -0.22, -0.27);
      case CG -> new Curve(-0.17, -0.07, -0.16, -0.31);
      case GA -> new Curve(0.91, 0.53, 0.48, 0.39);
      case GG -> new Curve(0.40, 0.12, -0.04, -0.17);
    };
  }

  /// What it is worth to have a card among those that will be drawn next.
  private static Curve inPile(Card card) {
    return switch (card) {
      case AA -> new Curve(-0.11, 0.27, 0.54, 0.52);
      case AF -> new Curve(-0.05, 0, 0.15, 0.21);
      case AC -> new Curve(-0.13, 0.07, 0.08, 0.15);
      case AB -> new Curve(0.20, -0.25, -0.35, -0.24);
      case BA -> new Curve(-0.07, -0.28, -0.40, -0.31);
      case FA -> new Curve(0.01, 0.05, 0.20, 0.24);
      case FC -> new Curve(0.01, -0.20, -0.39, -0.33);
      case CF -> new Curve(0.04, -0.15, -0.38, -0.28);
      case CG -> new Curve(-0.14, -0.11, -0.28, -0.28);
      case GA -> new Curve(0.06, 0.17, 0.25, 0.26);
      case GG -> new Curve(-0.07, 0.03, -0.14, -0.13);
    };
  }

  /// Returns the outlook of a seat when the leader has `steps` to go.
  static double of(JamaicaState table, int seat, int steps) {
    Ship ship = table.ships[seat];
    return place(ship, steps)
        + captaincy(table, seat, steps)
        + doubloons(ship, steps)
        + food(ship, steps)
        + cannons(ship, steps)
        + faceDown(ship.hidden, ship.hiddenCount, steps)
        + powers(ship, steps)
        + sum(IN_HAND, hand(ship), steps)
        + sum(IN_PILE, ship.pile, steps);
  }

  /// Writes the parts of the outlook.
  static void consider(JamaicaState table, int seat, int steps, double[] worths) {
    Ship ship = table.ships[seat];
    worths[JamaicaConsiderations.STEPS] = place(ship, steps);
    worths[JamaicaConsiderations.CAPTAINCY] = captaincy(table, seat, steps);
    worths[JamaicaConsiderations.DOUBLOONS] = doubloons(ship, steps);
    worths[JamaicaConsiderations.FOOD] = food(ship, steps);
    worths[JamaicaConsiderations.CANNONS] = cannons(ship, steps);
    int curses = ship.hidden & Treasure.CURSED;
    int cursed = Integer.bitCount(curses);
    worths[JamaicaConsiderations.TREASURES] =
        faceDown(ship.hidden & ~curses, ship.hiddenCount - cursed, steps);
    worths[JamaicaConsiderations.CURSES] = faceDown(curses, cursed, steps);
    worths[JamaicaConsiderations.PILE] = sum(IN_PILE, ship.pile, steps);
    for (int i = 0; i < JamaicaConsiderations.POWER.length; i++) {
      worths[JamaicaConsiderations.POWERS + i] = power(ship, JamaicaConsiderations.POWER[i], steps);
    }
    worths[JamaicaConsiderations.HAND] = sum(IN_HAND, hand(ship), steps);
  }

  private static double place(Ship ship, int steps) {
    return STEP_TO_GO.at(steps) * Route.left(ship.space, ship.lap);
  }

  private static double captaincy(JamaicaState table, int seat, int steps) {
    return table.captain.index() == seat ? CAPTAINCY.at(steps) : 0;
  }

  private static double doubloons(Ship ship, int steps) {
    return DOUBLOON.at(steps) * ship.total(Cargo.DOUBLOONS);
  }

  private static double food(Ship ship, int steps) {
    int food = ship.total(Cargo.FOOD);
    return FOOD.at(steps) * Math.min(food, FEW)
        + MORE_FOOD.at(steps) * (Math.clamp(food, FEW, MANY_FOOD) - FEW);
  }

  private static double cannons(Ship ship, int steps) {
    int cannons = ship.total(Cargo.CANNONS);
    return CANNON.at(steps) * Math.min(cannons, FEW)
        + MORE_CANNONS.at(steps) * (Math.clamp(cannons, FEW, MANY_CANNONS) - FEW);
  }

  private static double faceDown(int cards, int count, int steps) {
    return POINT_FACE_DOWN.at(steps) * Treasure.worth(cards) + CARD_FACE_DOWN.at(steps) * count;
  }

  private static double powers(Ship ship, int steps) {
    double worth = 0;
    for (int left = ship.powers; left != 0; left &= left - 1) {
      worth += power(ship, Treasure.of(Integer.numberOfTrailingZeros(left)), steps);
    }
    return worth;
  }

  private static double power(Ship ship, Treasure power, int steps) {
    if (!ship.owns(power)) return 0;
    return switch (power) {
      case MAP -> MAP.at(steps);
      case SABER -> SABER.at(steps);
      case HOLD6 -> SIXTH_HOLD.at(steps);
      case BETH -> LADY_BETH.at(steps);
      case T3a, T3b, T5, T7a, T7b, K2, K3, K4 -> 0;
    };
  }

  /// A card that was chosen and is still to be played counts as one in the hand.
  private static int hand(Ship ship) {
    return Prey.isToAct(ship) ? ship.hand | ship.chosen().bit() : ship.hand;
  }

  private static double sum(Curve[] curves, int cards, int steps) {
    double sum = 0;
    for (int left = cards; left != 0; left &= left - 1) {
      sum += curves[Integer.numberOfTrailingZeros(left)].at(steps);
    }
    return sum;
  }
}
