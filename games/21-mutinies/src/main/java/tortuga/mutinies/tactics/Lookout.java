package tortuga.mutinies.tactics;

import tortuga.mutinies.Action;
import tortuga.mutinies.Combination;
import tortuga.mutinies.Favour;
import tortuga.mutinies.Jewel;
import tortuga.mutinies.Square;
import tortuga.mutinies.rules.Placing;
import tortuga.mutinies.state.MutiniesState;
import tortuga.mutinies.state.Pirate;

/// What a square is worth to the player who places a disc there, in points of prestige.
final class Lookout {
  private static final double CUBES = 5.5;

  /// How likely a Sailor who places later follows to the Tavern.
  private static final double FOLLOWS = 0.45;

  /// How likely a bid for command is not topped by one Sailor who places later, square by square.
  private static final double[] UNTOPPED = {0.5, 0.7, 0.9, 1};

  private final MutiniesState table;
  private final Outlook outlook;

  Lookout(Outlook outlook) {
    this.outlook = outlook;
    table = outlook.table;
  }

  /// Returns the worth of a square, its price deducted.
  double worth(int seat, Square square) {
    Pirate pirate = table.crew[seat];
    double cost = outlook.doubloon * Placing.doubloons(table, seat, square);
    return switch (square.action()) {
      case TRADE_ROUTES -> route(pirate, square) - cost;
      case NON_TRADE_ROUTES -> blind(pirate, square) - cost + outlook.gainedRum(pirate, square.rum);
      case SHIPWRECKS -> wreck(pirate, square);
      case TAVERN -> tavern(pirate, square);
      case BLACK_MARKET -> sale(pirate, Combination.at(square));
      case CITY -> city(pirate, square) - cost;
      case CABIN -> cabin(pirate, square) - cost;
      case MUTINY -> mutiny(seat, square) - cost;
    };
  }

  // Jewels

  private double route(Pirate pirate, Square square) {
    if (square == Square.TR6) return outlook.blindJewel(pirate);
    return displayed(pirate, square.number());
  }

  /// Returns what a displayed jewel is worth, less the rum that it costs.
  private double displayed(Pirate pirate, int route) {
    Jewel jewel = table.displayed(route);
    int rum = pirate.has(Favour.FREE_JEWEL) ? 0 : jewel.rum();
    return outlook.hand(pirate.jewels | jewel.bit(), pirate.rum - rum)
        - outlook.hand(pirate.jewels, pirate.rum);
  }

  double robbed(Pirate pirate, int route) {
    Jewel jewel = table.displayed(route);
    int doubloons = pirate.has(Favour.FREE_JEWEL) ? 0 : jewel.doubloons();
    return displayed(pirate, route) - outlook.doubloon * doubloons;
  }

  /// A jewel that turns out poor can be given back for the cost of the square.
  private double blind(Pirate pirate, Square square) {
    return Math.max(outlook.blindJewel(pirate), outlook.doubloon * square.cost);
  }

  private double theft(Pirate pirate) {
    double best = table.ntrSize > 0 ? outlook.blindJewel(pirate) : Double.NEGATIVE_INFINITY;
    for (int left = Placing.payableRoutes(table, pirate); left != 0; left &= left - 1) {
      best = Math.max(best, robbed(pirate, Integer.numberOfTrailingZeros(left)));
    }
    return best;
  }

  // Wrecks, Tavern, Market

  private double wreck(Pirate pirate, Square square) {
    double miss = square.beats / 6.0;
    double worth = (1 - miss * miss) * outlook.unseenTreasure();
    if (square == Square.WRECK1) worth += (1 - miss) * (1 - miss) * outlook.doubloon;
    return worth + outlook.gainedRum(pirate, square.rum);
  }

  private double tavern(Pirate pirate, Square square) {
    double guests = square.number() + FOLLOWS * discsToCome();
    double share = (Math.min(CUBES, table.rum) + (guests - 1) / 2 - square.number() + 1) / guests;
    return outlook.gainedRum(pirate, Math.max(0, share) + square.rum)
        + outlook.doubloon * square.doubloons;
  }

  private int discsToCome() {
    int discs = -1;
    for (Pirate one : table.crew) if (!one.isPlaced()) discs++;
    return Math.max(0, discs);
  }

  /// Returns what the best sale of a row changes; there must be one.
  double sale(Pirate pirate, Combination row) {
    int rum = Math.min(Combination.MOST_RUM, pirate.rum);
    long jewels = Sale.pick(row, pirate.jewels, rum);
    return sale(pirate, row, jewels);
  }

  /// Returns what the sale of these jewels changes, with as much rum as there is room for.
  double sale(Pirate pirate, Combination row, long jewels) {
    int room = Outlook.icons(jewels) + pirate.favour(Favour.ROOM_FOR_RUM);
    int rum = Math.min(Math.min(Combination.MOST_RUM, room), pirate.rum);
    return outlook.doubloon * row.doubloons(rum)
        + outlook.prestige(pirate, row.prestige(rum))
        + outlook.hand(pirate.jewels & ~jewels, pirate.rum - rum)
        - outlook.hand(pirate.jewels, pirate.rum);
  }

  double bestSale(Pirate pirate) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i <= Combination.SAME4.ordinal(); i++) {
      Combination row = Combination.of(i);
      if (row.isIn(pirate.jewels)) best = Math.max(best, sale(pirate, row));
    }
    return best;
  }

  // City, Cabin, Mutiny

  private double city(Pirate pirate, Square square) {
    if (square == Square.C1) return outlook.prestige(pirate, square.prestige);
    if (square == Square.C2) return theft(pirate);
    if (square == Square.C3) return outlook.gainedRum(pirate, square.rum);
    return square == Square.C4 ? outlook.unseenTreasure() : bestSale(pirate);
  }

  /// Whoever stays alone in the Cabin robs somebody, which is a little more.
  private double cabin(Pirate pirate, Square square) {
    if (square != Square.CAB2) return outlook.prestige(pirate, square.prestige);
    boolean crowded = table.discsAt(Action.CABIN) > 0;
    double loss = table.hasMinion() ? 0.7 : 0.2;
    return outlook.doubloon + (crowded ? 0 : loss);
  }

  private double mutiny(int seat, Square square) {
    Pirate pirate = table.crew[seat];
    double worth = outlook.doubloon * square.doubloons + outlook.prestige(pirate, square.prestige);
    return worth + chanceOfCommand(seat, square) * outlook.command() + lastCaptain(pirate, square);
  }

  private double chanceOfCommand(int seat, Square square) {
    for (int number = square.number() + 1; number <= UNTOPPED.length; number++) {
      if (table.isTaken(Square.of(Action.MUTINY, number))) return 0.1;
    }
    double chance = 1;
    for (int other = 0; other < table.seats; other++) {
      boolean later = other != seat && other != table.captain() && !table.crew[other].isPlaced();
      if (later) chance *= UNTOPPED[square.number() - 1];
    }
    return chance;
  }

  /// Two more points await whoever ends the game as Captain and holds the card for it.
  private double lastCaptain(Pirate pirate, Square square) {
    boolean holds = outlook.roundsLeft == 0 && (pirate.cards & Hoard.LAST_CAPTAIN) != 0;
    return holds ? 0.5 * square.number() : 0;
  }
}
