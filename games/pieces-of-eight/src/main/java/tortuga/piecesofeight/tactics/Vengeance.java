package tortuga.piecesofeight.tactics;

import tortuga.engine.Moves;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.state.EightState;

/// Reactions that cost nothing: the Monkey saves itself, a Black Spot strikes back, and Full Sail
/// is set when it brings a turn.
final class Vengeance {
  private Vengeance() {}

  static void weigh(EightState table, int seat, Moves<EightMove> moves, double[] points) {
    for (int i = 0; i < moves.size(); i++) {
      points[i] =
          switch ((Reaction) moves.get(i)) {
            case Save() -> 6;
            case BlackSpot(Place from) -> from == Place.HOLD ? 5.5 : 5;
            case FullSail(Place from) -> sail(table, seat) + (from == Place.HOLD ? 0.5 : 0);
            case Pass _, Treachery _ -> 0;
          };
    }
  }

  /// On your own turn it brings another one; among many, an earlier one; in a duel it brings
  /// nothing that was not due, and only shows the coin.
  private static double sail(EightState table, int seat) {
    if (table.sail == seat || table.players[seat].lostTurns > 0) return -1;
    if (table.turnSeat == seat) return 6;
    return table.nextIn(table.turnSeat) == seat ? -1 : 4;
  }
}
