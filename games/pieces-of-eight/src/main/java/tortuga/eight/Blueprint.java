package tortuga.eight;

import tortuga.eight.EightMove.*;
import tortuga.engine.Moves;

/// How ships are put together: the Captain in the middle, guns and Mates where they can be used,
/// and Treachery at the aft.
final class Blueprint {
  private static final double NEVER = -20;

  private Blueprint() {}

  static void weigh(EightState table, int seat, Moves<EightMove> moves, double[] points) {
    for (int i = 0; i < moves.size(); i++) points[i] = points(table, seat, moves.get(i));
  }

  private static double points(EightState table, int seat, EightMove move) {
    return switch (move) {
      case Ready() -> 10;
      case StartOver() -> NEVER;
      case LeaveNest() -> -2;
      case Copy(Preset preset) -> copy(table, preset);
      case Put(Coin coin) -> put(table, seat, coin);
      case Fetch(Coin coin) -> coin == Coin.CAPTAIN ? 20 : Look.worth(Cell.of(coin));
      default -> 0;
    };
  }

  private static double copy(EightState table, Preset preset) {
    return switch (preset) {
      case FULL_ADMIRAL, MV_GUNNER, CB_REAVER -> 8;
      case HOUSE -> 7.5;
      case AS_BEFORE -> Stock.isBuilding(table) ? 7 : 2;
    };
  }

  /// Returns how well a coin suits the next place of a ship.
  private static double put(EightState table, int seat, Coin coin) {
    Plan plan = table.players[seat].plan;
    int place = plan.size;
    int size = Stock.shipSize(table, seat);
    int copies = plan.copiesOf(coin);
    int middle = (size + 1) / 2;
    if (coin == Coin.CAPTAIN) return place < middle ? NEVER : 20;
    double worth = Bargain.worth(coin, copies);
    boolean front = place <= 2;
    boolean end = place >= size - 2;
    return switch (coin) {
      case TREACHERY -> end ? 9 : worth - 4;
      case MATE -> place == 0 ? worth + 3 : worth + 1;
      case CANNON -> front ? worth + 2 : place < middle ? worth : worth - 2;
      case CUTLASS -> front ? worth + 1.5 : worth;
      case PISTOLS -> end ? worth + 1.5 : worth;
      case BROADSIDE -> place == 0 ? worth + 1 : worth;
      case CAPTAINS_MONKEY -> place == 1 || place == 2 ? worth + 1.5 : worth;
      default -> worth - (front ? 1 : 0);
    };
  }
}
