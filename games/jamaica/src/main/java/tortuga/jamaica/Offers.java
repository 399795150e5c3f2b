package tortuga.jamaica;

import tortuga.engine.Moves;
import tortuga.engine.Rule;
import tortuga.engine.Seat;
import tortuga.jamaica.JamaicaMove.*;
import tortuga.jamaica.Step.*;

/// Who may do what: the legal answers to every question, in the order of the rule book.
final class Offers {
  private Offers() {}

  static void list(JamaicaState table, Seat seat, Moves<JamaicaMove> moves) {
    switch (table.question()) {
      case PlaceDice(int first, int second) -> {
        moves.add(new Assign(first, second));
        moves.add(new Assign(second, first));
      }
      case ChooseCard _ -> cards(table.ship(seat), moves);
      case ChoosePath(int ship, int steps) -> paths(table.ships[ship], steps, moves);
      case ChooseTarget(int attacker) -> targets(table, attacker, moves);
      case SpendCannons(Combat combat) -> cannons(table.ships[combat.firing()], moves);
      case Saber _ -> {
        moves.add(new Keep());
        moves.add(new Reroll());
      }
      case ChooseLoot(int winner, int loser) -> loot(table, winner, loser, moves);
      case PlaceLoad _ -> {
        moves.add(new Stow(Stow.Where.REGULAR));
        moves.add(new Stow(Stow.Where.SIXTH));
      }
      case DumpHold(int ship, Cargo cargo, _) -> dumps(table.ships[ship], cargo, moves);
      case PayFrom(int ship, Cargo cargo, int due) ->
          payments(table.ships[ship], cargo, due, moves);
      case ChooseRetreat(int ship) -> retreats(table.ships[ship], moves);
      case GhostMove(int steps) -> ghostMoves(table, steps, moves);
    }
  }

  private static void cards(Ship ship, Moves<JamaicaMove> moves) {
    for (int left = ship.hand; left != 0; left &= left - 1) {
      moves.add(new Choose(Card.of(Integer.numberOfTrailingZeros(left))));
    }
  }

  private static void paths(Ship ship, int steps, Moves<JamaicaMove> moves) {
    long left = steps > 0 ? ship.reachAhead(steps) : ship.reachBack(-steps);
    while (left != 0) {
      int to = Route.furthest(left);
      moves.add(new Sail(new Place(to, steps > 0 ? ship.lapAhead(to) : ship.lapBack(to))));
      left &= ~(1L << to);
    }
  }

  /// Ships are listed clockwise from the attacker, the Ghost last; the Ghost's captain last for it.
  @Rule({"JAM-COMBAT-02", "JAM-RULING-40"})
  private static void targets(JamaicaState table, int attacker, Moves<JamaicaMove> moves) {
    int others = table.neighbours(attacker);
    int from = table.isGhost(attacker) ? table.captain.index() : attacker;
    for (int turn = 1; turn <= table.seats; turn++) {
      int ship = (from + turn) % table.seats;
      if ((others & 1 << ship) != 0) moves.add(new Attack(ship));
    }
    if (table.hasGhost() && (others & 1 << JamaicaState.GHOST) != 0) {
      moves.add(new Attack(JamaicaState.GHOST));
    }
  }

  private static void cannons(Ship ship, Moves<JamaicaMove> moves) {
    int all = ship.total(Cargo.CANNONS);
    for (int cannons = 0; cannons <= all; cannons++) moves.add(new Spend(cannons));
  }

  private static void loot(JamaicaState table, int winner, int loser, Moves<JamaicaMove> moves) {
    for (int left = Looting.holdsToSteal(table, winner, loser); left != 0; left &= left - 1) {
      moves.add(new StealHold(Integer.numberOfTrailingZeros(left)));
    }
    for (int left = Looting.powersToSteal(table, loser); left != 0; left &= left - 1) {
      moves.add(new StealPower(Treasure.of(Integer.numberOfTrailingZeros(left))));
    }
    if (table.ships[loser].hiddenCount > 0) moves.add(new StealHidden());
    for (int left = Looting.cursesToGive(table, winner); left != 0; left &= left - 1) {
      moves.add(new Give(Treasure.of(Integer.numberOfTrailingZeros(left))));
    }
    moves.add(new Nothing());
  }

  private static void dumps(Ship ship, Cargo cargo, Moves<JamaicaMove> moves) {
    for (int left = ship.holdsWithout(cargo); left != 0; left &= left - 1) {
      moves.add(new Dump(Integer.numberOfTrailingZeros(left)));
    }
  }

  /// From each hold either as much as it can give, or one token, so that every split is possible.
  private static void payments(Ship ship, Cargo cargo, int due, Moves<JamaicaMove> moves) {
    for (int left = ship.holdsWith(cargo); left != 0; left &= left - 1) {
      int hold = Integer.numberOfTrailingZeros(left);
      int most = Math.min(ship.amount(hold), due);
      moves.add(new Pay(hold, most));
      if (most > 1) moves.add(new Pay(hold, 1));
    }
  }

  private static void retreats(Ship ship, Moves<JamaicaMove> moves) {
    long left = Sailing.retreats(ship);
    while (left != 0) {
      int to = Route.furthest(left);
      moves.add(new Retreat(new Place(to, ship.lap)));
      left &= ~(1L << to);
    }
  }

  private static void ghostMoves(JamaicaState table, int steps, Moves<JamaicaMove> moves) {
    Ship ghost = table.ships[JamaicaState.GHOST];
    for (long left = GhostShip.maySailAhead(table) ? ghost.reachAhead(steps) : 0; left != 0; ) {
      int to = Route.furthest(left);
      moves.add(new Steer(new Place(to, ghost.lapAhead(to))));
      left &= ~(1L << to);
    }
    for (long left = GhostShip.maySailBack(table) ? ghost.reachBack(steps) : 0; left != 0; ) {
      int to = Route.furthest(left);
      moves.add(new Steer(new Place(to, ghost.lapBack(to))));
      left &= ~(1L << to);
    }
  }
}
