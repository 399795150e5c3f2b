package tortuga.piecesofeight.tactics;

import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.piecesofeight.Calling;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightEvent.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;

/// What the silence of others gives away about the coin at their aft, and what pirates usually put
/// into a ship.
final class Suspicion {
  /// Whoever builds a ship prefers good coins, and a Treachery at the aft.
  private static final double TASTE = 0.12;

  private static final double AFT_BY_DESIGN = 3;
  private static final double AVERAGE = 3.1;

  /// How seldom an aft is what it would be foolish not to have used.
  private static final double FOOLISH = 0.15;

  private static final double UNWISE = 0.4;
  private static final double THRIFTY = 0.85;

  private Suspicion() {}

  static double credit(EightState world, int viewer, List<? extends Event> past) {
    if (!world.isAtSea()) return 1;
    double credit = 1;
    for (int seat = 0; seat < world.seats; seat++) {
      if (seat != viewer && world.isIn(seat)) credit *= credit(world.ship(seat), seat, past);
    }
    return credit;
  }

  private static double credit(Ship ship, int seat, List<? extends Event> past) {
    double taste = 0;
    for (int i = 0; i < ship.size; i++) {
      boolean hidden = !Cell.has(ship.deck[i], Cell.KNOWN);
      if (hidden) taste += Look.worth(Cell.kind(ship.deck[i])) - AVERAGE;
    }
    double credit = Math.exp(TASTE * taste);
    if (!ship.hidesAft() || Cell.has(ship.aft(), Cell.KNOWN)) return credit;
    return switch (Cell.coin(ship.aft())) {
      case TREACHERY -> credit * silence(seat, past, true);
      case BLACK_SPOT -> credit * silence(seat, past, false);
      case BARREL_OF_GROG, BOMB, BROADSIDE, BURIED_TREASURE, CALL_TO_QUARTERS, CANNON -> credit;
      case CAPTAIN, CAPTAINS_MONKEY, CUTLASS, FULL_SAIL, MATE, PILLAGE, PISTOLS -> credit;
    };
  }

  /// Walks back to where the aft was laid, and counts what its owner has borne since then.
  private static double silence(int owner, List<? extends Event> past, boolean treachery) {
    double credit = 1;
    for (int i = past.size() - 1; i >= 0; i--) {
      Event event = past.get(i);
      if (event instanceof ShipShown(Seat seat, _, _, _, _) && seat.index() == owner) {
        return treachery ? AFT_BY_DESIGN * credit : credit;
      }
      if (laysAft(event, owner)) return credit;
      credit *= treachery ? unbetrayed(event, owner) : unavenged(event, owner);
    }
    return credit;
  }

  private static boolean laysAft(Event event, int owner) {
    return switch (event) {
      case SentToNest(Seat seat, Place from, _) -> seat.index() == owner && from == Place.AFT;
      case CoinsCalled(Seat seat, Calling how) -> seat.index() == owner && how.callsAft;
      case CoinSpent(Seat seat, _, Place from) -> seat.index() == owner && from == Place.AFT;
      case Reacted(Seat seat, _, Place from) -> seat.index() == owner && from == Place.AFT;
      case CoinDestroyed(Seat seat, int at, _, _, _, _) -> seat.index() == owner && at > 1;
      case CoinFetched(Seat seat, _, _) -> seat.index() == owner;
      case TreasureStowed(Seat seat, _, _) -> seat.index() == owner;
      case CoinPillaged(Seat seat, _, _, _) -> seat.index() == owner;
      default -> false;
    };
  }

  private static double unbetrayed(Event event, int owner) {
    if (!(event instanceof Attacked attack) || attack.seat().index() == owner) return 1;
    if (attack.coin() == Coin.CAPTAIN) return FOOLISH;
    if (attack.ship().index() != owner) return 1;
    boolean heavy = attack.coin() == Coin.BROADSIDE || attack.at().size() > 1;
    return heavy ? UNWISE : THRIFTY;
  }

  private static double unavenged(Event event, int owner) {
    boolean lost =
        event instanceof CoinDestroyed(Seat seat, int at, _, _, Seat by, _)
            && seat.index() == owner
            && by.index() != owner
            && at <= 1;
    return lost ? FOOLISH : 1;
  }
}
