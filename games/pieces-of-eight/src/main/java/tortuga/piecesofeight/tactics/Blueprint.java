package tortuga.piecesofeight.tactics;

import tortuga.engine.Moves;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Preset;
import tortuga.piecesofeight.rules.Stock;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Plan;
import tortuga.piecesofeight.state.Player;

/// How ships are put together: after a design that has proved itself, as long as the yard has the
/// coins for it, else by what suits each place.
final class Blueprint {
  private static final double NEVER = -20;
  private static final double AS_DESIGNED = 12;

  private Blueprint() {}

  static void weigh(EightState table, int seat, Moves<EightMove> moves, double[] points) {
    for (int i = 0; i < moves.size(); i++) points[i] = points(table, seat, moves.get(i));
    if (!Stock.isBuilding(table)) return;
    for (Coin[] design : Designs.ALL) follow(design, table.players[seat], moves, points);
  }

  /// Makes the next coin of a design tempting, if the ship begins and can be finished like it.
  private static void follow(
      Coin[] design, Player player, Moves<EightMove> moves, double[] points) {
    Plan plan = player.plan;
    if (plan.size >= design.length || !isBegun(design, plan) || !isInYard(design, player)) return;
    for (int i = 0; i < moves.size(); i++) {
      boolean next = moves.get(i) instanceof Put(Coin coin) && coin == design[plan.size];
      if (next) points[i] = AS_DESIGNED;
    }
  }

  private static boolean isBegun(Coin[] design, Plan plan) {
    for (int place = 0; place < plan.size; place++) {
      if (plan.coin(place) != design[place]) return false;
    }
    return true;
  }

  private static boolean isInYard(Coin[] design, Player player) {
    for (int place = 0; place < design.length; place++) {
      int copies = 1;
      for (int i = 0; i < place; i++) if (design[i] == design[place]) copies++;
      if (player.yard.of(design[place]) < copies) return false;
    }
    return true;
  }

  private static double points(EightState table, int seat, EightMove move) {
    if (move instanceof Fetch(Coin coin)) {
      return coin == Coin.CAPTAIN ? 20 : Look.worth(Cell.of(coin));
    }
    return switch ((Building) move) {
      case Ready() -> 20;
      case StartOver() -> NEVER;
      case LeaveNest() -> -2;
      case Copy(Preset preset) -> copy(table, preset);
      case Put(Coin coin) -> put(table, seat, coin);
    };
  }

  private static double copy(EightState table, Preset preset) {
    return switch (preset) {
      case FULL_ADMIRAL, MV_GUNNER, CB_REAVER, HOUSE -> 5;
      case AS_BEFORE -> Stock.isBuilding(table) ? 8 : 2;
    };
  }

  /// Returns how well a coin suits the next place of a ship: the Captain in the middle, Cannons at
  /// the fore, Treachery in the crow's nest or at the aft, Mates everywhere.
  private static double put(EightState table, int seat, Coin coin) {
    Plan plan = table.players[seat].plan;
    int place = plan.size;
    int size = Stock.shipSize(table, seat);
    if (coin == Coin.CAPTAIN) return place < (size + 1) / 2 ? NEVER : 20;
    double worth = Bargain.worth(coin, plan.copiesOf(coin));
    boolean front = place <= 3;
    boolean end = place >= size - 2;
    return worth
        + switch (coin) {
          case TREACHERY -> place == 0 || end ? 3 : -6;
          case CANNON -> front ? 3 : -1.5;
          case CUTLASS -> front ? 1 : 0;
          case PISTOLS, BLACK_SPOT -> end ? 1.5 : -1;
          case PILLAGE -> place == 0 ? 1.5 : 0;
          case MATE -> 1;
          case BROADSIDE, BURIED_TREASURE, BARREL_OF_GROG -> front ? -3 : 0;
          case BOMB, FULL_SAIL, CALL_TO_QUARTERS, CAPTAINS_MONKEY, CAPTAIN -> 0;
        };
  }
}
