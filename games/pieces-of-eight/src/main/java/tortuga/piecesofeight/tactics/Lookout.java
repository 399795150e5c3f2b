package tortuga.piecesofeight.tactics;

import tortuga.engine.Moves;
import tortuga.piecesofeight.EightMove;
import tortuga.piecesofeight.EightMove.Send;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.EightState;
import tortuga.piecesofeight.state.Ship;

/// The crow's nest: what goes up, and whether anything should.
final class Lookout {
  private static final double LIFE = 17.5;
  private static final double MENACE = 4;
  private static final double LOST = -60;

  private Lookout() {}

  static void weigh(
      Options options,
      EightState table,
      int seat,
      boolean first,
      Moves<EightMove> moves,
      double[] points) {
    Ship own = table.ship(seat);
    Look self = new Look();
    Look enemy = new Look();
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) instanceof Send(Place from)) {
        boolean fore = from == Place.FORE;
        self.at(
            own,
            true,
            own.deck[fore ? 0 : own.size - 1],
            fore ? 1 : 0,
            fore ? own.size : own.size - 1,
            -1);
        points[i] = 0;
      } else {
        self.at(own, true);
        points[i] = first && self.isIdle() ? LOST : 0;
      }
      points[i] += self.score(first) + outlook(options, table, seat, first, self, enemy);
    }
  }

  private static double outlook(
      Options options, EightState table, int seat, boolean first, Look self, Look enemy) {
    double danger = 0;
    double menace = 0;
    for (int other = 0; other < table.seats; other++) {
      boolean hostile = other != seat && !Assault.areAllies(options, table, seat, other);
      if (!hostile || !table.isIn(other)) continue;
      enemy.at(table.ship(other), false);
      danger = Math.max(danger, enemy.threat(self));
      menace = Math.max(menace, self.threat(enemy));
    }
    return first ? LIFE * menace - MENACE * danger : MENACE * menace - LIFE * danger;
  }
}
