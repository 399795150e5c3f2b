package tortuga.piecesofeight.rules;

import java.util.Arrays;
import java.util.function.Predicate;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.piecesofeight.Calling;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;

/// Plays for an absent player: in the main phase, the move that wins most coins, or a Captain, now.
final class HousePlay {
  private static final int CAPTAIN = 1000;
  private static final int UNSEEN = 28;
  private static final int SAVES_ITSELF = 1;
  private static final int OWN_SHIP = 500;
  private static final int SHELTER = 35;

  private final EightState table;
  private final int seat;

  HousePlay(EightState table, int seat) {
    this.table = table;
    this.seat = seat;
  }

  EightMove best(Moves<EightMove> moves) {
    MainMove best = (MainMove) moves.get(0);
    for (int i = 1; i < moves.size(); i++) {
      MainMove move = (MainMove) moves.get(i);
      if (value(move) > value(best)) best = move;
    }
    return best;
  }

  /// Returns the coin of the highest worth among those that may be taken.
  static Coin mostWorth(Predicate<Coin> mayTake) {
    return Arrays.stream(Coin.values())
        .filter(mayTake)
        .reduce((best, coin) -> coin.worth() > best.worth() ? coin : best)
        .orElseThrow();
  }

  private int value(MainMove move) {
    return switch (move) {
      case Mate(_, Seat ship, Place at) -> hit(ship, at) - Coin.MATE.worth();
      case Captain(_, Seat ship, Place at) -> hit(ship, at) - Coin.CAPTAIN.worth() / 2;
      case Cutlass(_, Cost cost, Seat ship, Place at) -> hit(ship, at) - cost(cost, Coin.CUTLASS);
      case Pistols(_, Cost cost, Seat ship) -> hit(ship, aft(ship)) - cost(cost, Coin.PISTOLS);
      case Bomb(_, Seat ship) -> hit(ship, Place.NEST) + hit(ship, Place.FORE) - Coin.BOMB.worth();
      case Broadside(_, Seat ship, int at) -> hit(ship, table.ship(ship.index()), at);
      case Cannon(_, Seat ship) -> hit(ship, Place.FORE);
      case Pillage(_, Seat ship, Place at) -> 2 * hit(ship, at) - Coin.PILLAGE.worth();
      case BarrelOfGrog _, BuriedTreasure _, CallToQuarters _ -> Coin.CALL_TO_QUARTERS.worth() / 2;
      case Call(Calling how) -> shelter(how);
      case Scuttle() -> -Coin.BROADSIDE.worth();
    };
  }

  private static int cost(Cost cost, Coin coin) {
    return cost == Cost.SPEND ? coin.worth() : 0;
  }

  private Place aft(Seat ship) {
    return table.ship(ship.index()).size == 1 ? Place.FORE : Place.AFT;
  }

  private int hit(Seat target, Place at) {
    return worth(target, table.ship(target.index()).at(at));
  }

  private int hit(Seat target, Ship ship, int at) {
    return worth(target, at == 0 ? ship.nest : ship.deck[at - 1]);
  }

  private int worth(Seat target, int cell) {
    if (cell == Cell.EMPTY) return 0;
    if (target.index() == seat) return -OWN_SHIP;
    if (!Cell.isIdentified(cell)) return UNSEEN;
    if (Cell.isCoin(cell, Coin.CAPTAINS_MONKEY)) return SAVES_ITSELF;
    return Cell.isCoin(cell, Coin.CAPTAIN) ? CAPTAIN : Cell.coin(cell).worth();
  }

  /// It is worth a good coin to cover a Captain that an enemy could reach next.
  private int shelter(Calling how) {
    Ship ship = table.ship(seat);
    int captain = ship.captainIndex();
    int[] order = new int[ship.size];
    how.arrange(captain, ship.size, order);
    int now = 0;
    while (order[now] != captain) now++;
    int before = Math.min(captain, ship.size - 1 - captain);
    int after = Math.min(now, ship.size - 1 - now);
    return before < 2 ? SHELTER * (after - before) : -1;
  }
}
