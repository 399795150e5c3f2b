package tortuga.mutinies.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.mutinies.Action;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Favour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.MutiniesFigure.Bargain;
import tortuga.mutinies.MutiniesFigure.Barred;
import tortuga.mutinies.MutiniesFigure.Price;
import tortuga.mutinies.MutiniesFigure.Terms;
import tortuga.mutinies.MutiniesMove;
import tortuga.mutinies.MutiniesMove.Place;
import tortuga.mutinies.Square;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;

/// Where a disc may go, what that costs, and otherwise why not.
public final class Placing {
  static final String LEGAL = "";

  private static final int FEWEST_TO_SELL = 2;
  private static final Price NOTHING = new Price(0, 0);
  private static final Square[] SQUARES = Square.values();
  private static final Place[] PLACE =
      Arrays.stream(Square.values()).map(Place::new).toArray(Place[]::new);

  private Placing() {}

  /// Offers the squares for a disc: the Captain's six actions, or the one to follow, then Cabin and
  /// Mutiny.
  @Rule({"MUT-PLACE-01", "MUT-PLACE-02", "MUT-PLACE-06"})
  static void offer(MutiniesState table, int disc, Moves<MutiniesMove> moves) {
    boolean captain = disc == table.captain();
    for (int number = 0; number < Action.FOR_CAPTAIN; number++) {
      Action action = Action.of(number);
      boolean open = captain ? table.mayChoose(action) : table.crew[table.captain()].isAt(action);
      if (open) offer(table, disc, action, moves);
    }
    if (captain) return;
    offer(table, disc, Action.CABIN, moves);
    offer(table, disc, Action.MUTINY, moves);
  }

  private static void offer(
      MutiniesState table, int disc, Action action, Moves<MutiniesMove> moves) {
    int from = action.isOrdered() ? table.discsAt(action) + 1 : 1;
    int to = action.isOrdered() ? Math.min(from, Square.count(action)) : Square.count(action);
    for (int number = from; number <= to; number++) {
      Square square = Square.of(action, number);
      boolean isUsed = square.fewest <= table.seats;
      if (isUsed && objectionThere(table, disc, square).isEmpty()) {
        moves.add(PLACE[square.ordinal()]);
      }
    }
  }

  static boolean hasSquare(MutiniesState table, int disc) {
    Moves<MutiniesMove> moves = new Moves<>();
    offer(table, disc, moves);
    return !moves.isEmpty();
  }

  static boolean isLegal(MutiniesState table, int disc, Square square) {
    return objection(table, disc, square).isEmpty();
  }

  /// Says why a disc may not go to a square, or that it may.
  static String objection(MutiniesState table, int disc, Square square) {
    if (square.fewest > table.seats) return Objections.NOT_IN_USE;
    String role = roleObjection(table, disc, square.action());
    return role.isEmpty() ? objectionThere(table, disc, square) : role;
  }

  /// Says the same of a square in use, of an action that is open to the disc.
  private static String objectionThere(MutiniesState table, int disc, Square square) {
    String room = roomObjection(table, square);
    if (!room.isEmpty()) return room;
    String use = useObjection(table, disc, square);
    return use.isEmpty() ? priceObjection(table, disc, square) : use;
  }

  /// The Captain chooses one of six actions; all others follow, or go to Cabin or Mutiny.
  @Rule({"MUT-PLACE-01", "MUT-PLACE-06", "MUT-ROLE-02", "MUT-ROLE-03", "MUT-RULING-44"})
  private static String roleObjection(MutiniesState table, int disc, Action action) {
    if (disc != table.captain()) {
      boolean follows = !action.isForCaptain() || table.crew[table.captain()].isAt(action);
      return follows ? LEGAL : Objections.NOT_FOLLOWING;
    }
    if (!action.isForCaptain()) return Objections.SAILORS_ONLY;
    if (table.closedFor(action) > 0) return Objections.CLOSED;
    return table.mayChoose(action) ? LEGAL : Objections.REPEATED;
  }

  /// One disc a square, except in the Cabin; some actions fill up from the first square on.
  @Rule({
    "MUT-PLACE-02",
    "MUT-PLACE-03",
    "MUT-PLACE-07",
    "MUT-BM-01",
    "MUT-CAB-02",
    "MUT-RULING-17"
  })
  private static String roomObjection(MutiniesState table, Square square) {
    Action action = square.action();
    if (square.isShared()) return LEGAL;
    if (table.isTaken(square)) return Objections.TAKEN;
    boolean next = !action.isOrdered() || square.number() == table.discsAt(action) + 1;
    return next ? LEGAL : Objections.NOT_NEXT;
  }

  /// Nobody may choose a square that could not be carried out.
  @Rule({
    "MUT-BM-02",
    "MUT-CITY-06",
    "MUT-RULING-01",
    "MUT-RULING-12",
    "MUT-RULING-19",
    "MUT-RULING-20",
    "MUT-RULING-44"
  })
  private static String useObjection(MutiniesState table, int disc, Square square) {
    if (square.sells() && table.isMinion(disc)) return Objections.MINION_OWNS_NOTHING;
    return switch (square.action()) {
      case TRADE_ROUTES -> unless(hasJewel(table, square), Objections.NO_JEWEL);
      case NON_TRADE_ROUTES -> unless(table.ntrSize >= square.number(), Objections.NO_JEWEL);
      case TAVERN -> unless(table.rum > 0, Objections.NO_RUM_LEFT);
      case BLACK_MARKET ->
          unless(Combination.at(square).isIn(table.crew[disc].jewels), Objections.NO_SUCH_SET);
      case CITY -> cityObjection(table, disc, square);
      case SHIPWRECKS, CABIN, MUTINY -> LEGAL;
    };
  }

  private static String unless(boolean possible, String objection) {
    return possible ? LEGAL : objection;
  }

  /// Whether a square of the Trade Routes has a jewel to take; all others need none.
  public static boolean hasJewel(MutiniesState table, Square square) {
    if (square.action() != Action.TRADE_ROUTES) return true;
    return square == Square.TR6 ? table.ntrSize > 0 : table.isDisplayed(square.number());
  }

  private static String cityObjection(MutiniesState table, int disc, Square square) {
    if (square == Square.C2) return unless(canRob(table, disc), Objections.NO_JEWEL);
    if (square == Square.C3) return unless(table.rum > 0, Objections.NO_RUM_LEFT);
    boolean sells = table.crew[disc].jewelCount >= FEWEST_TO_SELL;
    return unless(square != Square.C5 || sells, Objections.NO_SUCH_SET);
  }

  private static boolean canRob(MutiniesState table, int disc) {
    if (table.ntrSize > 0) return true;
    return !table.isMinion(disc) && payableRoutes(table, table.crew[disc]) != 0;
  }

  /// Returns the Trade Routes squares whose jewel a player can pay, as a set of bits.
  public static int payableRoutes(MutiniesState table, Pirate pirate) {
    int routes = 0;
    for (int route = 1; route <= table.routes(); route++) {
      if (table.isDisplayed(route) && canPay(pirate, table.displayed(route))) routes |= 1 << route;
    }
    return routes;
  }

  private static boolean canPay(Pirate pirate, Jewel jewel) {
    boolean free = pirate.has(Favour.FREE_JEWEL);
    return free || (jewel.doubloons() <= pirate.doubloons && jewel.rum() <= pirate.rum);
  }

  /// Only what is in stock now can pay; a token that would help must be used first.
  @Rule({"MUT-PLACE-04", "MUT-TR-01", "MUT-NTR-01", "MUT-CAB-01", "MUT-RULING-04"})
  private static String priceObjection(MutiniesState table, int disc, Square square) {
    Pirate payer = table.crew[table.master(disc)];
    if (doubloons(table, disc, square) > payer.doubloons) return Objections.TOO_FEW_DOUBLOONS;
    return rum(table, disc, square) > payer.rum ? Objections.TOO_LITTLE_RUM : LEGAL;
  }

  /// Returns what a disc costs on a square, and what is printed there for its owner; the Minion
  /// gains nothing.
  static Terms terms(MutiniesState table, int disc, Square square) {
    Price price = price(table, disc, square);
    return table.isMinion(disc)
        ? new Terms(square, price, 0, 0, 0, 0)
        : new Terms(square, price, square.doubloons, square.rum, square.prestige, square.treasures);
  }

  private static Price price(MutiniesState table, int disc, Square square) {
    boolean isThere = hasJewel(table, square);
    return isThere ? new Price(doubloons(table, disc, square), rum(table, disc, square)) : NOTHING;
  }

  /// Returns the squares that cost a player less than printed, as long as a favour lasts.
  static List<Bargain> bargains(MutiniesState table, int seat) {
    Pirate pirate = table.crew[seat];
    List<Bargain> bargains = new ArrayList<>();
    for (Square square : SQUARES) {
      boolean isCheaper =
          switch (square.action()) {
            case TRADE_ROUTES -> pirate.has(Favour.FREE_JEWEL) && hasJewel(table, square);
            case MUTINY -> pirate.has(Favour.CHEAPER_MUTINY);
            case NON_TRADE_ROUTES, SHIPWRECKS, TAVERN, BLACK_MARKET, CITY, CABIN -> false;
          };
      if (isCheaper) bargains.add(new Bargain(square, price(table, seat, square)));
    }
    return bargains;
  }

  /// Returns the squares to which a disc cannot go that is still to be placed, and why. As long as
  /// the Captain has not chosen, only prices are told to Sailors.
  static List<Barred> barred(MutiniesState table, int disc) {
    boolean isChosen = disc == table.captain() || table.crew[table.captain()].isPlaced();
    List<Barred> barred = new ArrayList<>();
    for (Square square : SQUARES) {
      if (square.fewest > table.seats) continue;
      boolean isThere = hasJewel(table, square);
      String reason =
          isChosen
              ? objection(table, disc, square)
              : isThere ? priceObjection(table, disc, square) : LEGAL;
      if (!reason.isEmpty()) barred.add(barred(table, disc, square, reason));
    }
    return barred;
  }

  private static Barred barred(MutiniesState table, int disc, Square square, String reason) {
    Pirate payer = table.crew[table.master(disc)];
    Price price = price(table, disc, square);
    Price missing =
        new Price(
            Math.max(0, price.doubloons() - payer.doubloons), Math.max(0, price.rum() - payer.rum));
    boolean isForCaptain = square.action().isForCaptain();
    return new Barred(square, reason, missing, isForCaptain ? table.closedFor(square.action()) : 0);
  }

  /// Returns what is printed on the jewel of a square of the Trade Routes as its price.
  @Rule("MUT-TR-01")
  static Price printedPrice(MutiniesState table, int route) {
    if (!table.isDisplayed(route)) return NOTHING;
    Jewel jewel = table.displayed(route);
    return new Price(jewel.doubloons(), jewel.rum());
  }

  /// Returns the doubloons that a disc's owner sets aside on a square.
  public static int doubloons(MutiniesState table, int disc, Square square) {
    Pirate pirate = table.crew[disc];
    return switch (square.action()) {
      case TRADE_ROUTES ->
          isPaidRoute(pirate, square) ? table.displayed(square.number()).doubloons() : 0;
      case MUTINY -> Math.max(0, square.cost - pirate.favour(Favour.CHEAPER_MUTINY));
      case NON_TRADE_ROUTES, SHIPWRECKS, TAVERN, BLACK_MARKET, CITY, CABIN -> square.cost;
    };
  }

  public static int rum(MutiniesState table, int disc, Square square) {
    return square.action() == Action.TRADE_ROUTES && isPaidRoute(table.crew[disc], square)
        ? table.displayed(square.number()).rum()
        : 0;
  }

  private static boolean isPaidRoute(Pirate pirate, Square square) {
    return square != Square.TR6 && !pirate.has(Favour.FREE_JEWEL);
  }
}
