package tortuga.mutinies.tactics;

import tortuga.mutinies.Action;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Favour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.Square;
import tortuga.mutinies.rules.Placing;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;

/// What a Captain's choice opens to the others, and what a Minion in the way takes from them.
final class Rivals {
  private final MutiniesState table;
  private final Outlook outlook;
  private final Lookout lookout;

  /// What the last look found.
  private double best;

  private double next;
  private Square bestSquare = Square.CAB1;

  /// What the last survey found: the gain of the others, also without the square most wanted.
  private Action surveyed = Action.CABIN;

  private double first;
  private double second;
  private Square wanted = Square.CAB1;

  Rivals(Outlook outlook) {
    this.outlook = outlook;
    table = outlook.table;
    lookout = new Lookout(outlook);
  }

  /// Returns how much of the others' gain counts as a loss.
  private double envy() {
    return switch (table.seats) {
      case 2 -> 0.9;
      case 3 -> 0.25;
      case 4 -> 0.13;
      default -> 0.1;
    };
  }

  /// Returns what the Captain loses because the others may follow to a square's action.
  double toll(int captain, Square square) {
    if (square.action() != surveyed) survey(captain, square.action());
    return envy() * (square == wanted ? second : first);
  }

  /// Adds up what the others gain by following; of two players, also if the best square is taken.
  private void survey(int captain, Action action) {
    surveyed = action;
    first = 0;
    second = 0;
    int place = table.hasMinion() ? 3 : 2;
    for (int other = 0; other < table.seats; other++) {
      if (other == captain) continue;
      look(other, action, place);
      double outside = outside(other);
      first += Math.max(0, best - outside);
      second += Math.max(0, next - outside);
    }
    wanted = table.hasMinion() ? bestSquare : Square.CAB1;
  }

  /// Returns roughly what a Sailor who does not follow gets.
  private double outside(int seat) {
    Pirate pirate = table.crew[seat];
    double bid = pirate.doubloons > 0 ? 1 - outlook.doubloon : outlook.doubloon - 1;
    double chance = table.hasMinion() ? 1 : 0.6;
    return Math.max(1, bid + chance * outlook.command());
  }

  /// Returns the best that a player finds in an action; in ordered ones it is the square `place`.
  double best(int seat, Action action, int place) {
    look(seat, action, place);
    return best;
  }

  /// Looks for the best square of an action, and the next best.
  private void look(int seat, Action action, int place) {
    best = Double.NEGATIVE_INFINITY;
    next = Double.NEGATIVE_INFINITY;
    bestSquare = Square.CAB1;
    if (action.isOrdered()) {
      best = place > Square.count(action) ? best : ordered(seat, Square.of(action, place));
      next = best;
      return;
    }
    for (int number = 1; number <= Square.count(action); number++) {
      Square square = Square.of(action, number);
      if (isOpen(table.crew[seat], square)) note(square, lookout.worth(seat, square));
    }
  }

  private void note(Square square, double worth) {
    if (worth > best) {
      next = best;
      best = worth;
      bestSquare = square;
    } else if (worth > next) {
      next = worth;
    }
  }

  private double ordered(int seat, Square square) {
    boolean open = square.fewest <= table.seats && table.crew[seat].doubloons >= square.cost;
    return open ? lookout.worth(seat, square) : Double.NEGATIVE_INFINITY;
  }

  private boolean isOpen(Pirate pirate, Square square) {
    if (square.fewest > table.seats || table.isTaken(square)) return false;
    return switch (square.action()) {
      case TRADE_ROUTES -> hasRoute(pirate, square);
      case BLACK_MARKET -> Combination.at(square).isIn(pirate.jewels);
      case CITY -> isOpenInCity(pirate, square);
      case NON_TRADE_ROUTES, SHIPWRECKS, TAVERN, CABIN, MUTINY -> pirate.doubloons >= square.cost;
    };
  }

  private boolean hasRoute(Pirate pirate, Square square) {
    if (!Placing.hasJewel(table, square)) return false;
    if (square == Square.TR6) return true;
    Jewel jewel = table.displayed(square.number());
    boolean free = pirate.has(Favour.FREE_JEWEL);
    return free || (jewel.doubloons() <= pirate.doubloons && jewel.rum() <= pirate.rum);
  }

  private boolean isOpenInCity(Pirate pirate, Square square) {
    if (square == Square.C2) return table.ntrSize > 0;
    if (square == Square.C3) return table.rum > 0;
    return square == Square.C5 ? pirate.jewelCount >= 2 : pirate.doubloons >= square.cost;
  }

  // The Minion

  /// Looks at what the Sailor of two can do while the Minion is on no square.
  void watch(int sailor) {
    Action action = table.crew[table.captain()].square().action();
    look(sailor, Action.MUTINY, 0);
    first = best;
    second = next;
    wanted = bestSquare;
    add(sailor, action, table.discsAt(action) + 1);
    add(sailor, Action.CABIN, 0);
    surveyed = action;
  }

  private void add(int sailor, Action action, int place) {
    double other = first;
    Square otherSquare = wanted;
    double otherNext = second;
    look(sailor, action, place);
    boolean better = best > other;
    first = Math.max(best, other);
    wanted = better ? bestSquare : otherSquare;
    second = better ? Math.max(other, next) : Math.max(best, otherNext);
  }

  /// Returns the best that is left to the Sailor when the Minion is on a square.
  double leftBy(int sailor, Square minion) {
    if (minion.action() == Action.CABIN) return wanted == Square.CAB2 ? first - 0.4 : first;
    if (minion == wanted) return second;
    if (!minion.action().isOrdered() || wanted != Square.CAB1) return first;
    return Math.max(second, best(sailor, surveyed, minion.number() + 1));
  }
}
