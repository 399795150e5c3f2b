package tortuga.piecesofeight.rules.figures;

import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightFigure.Target;
import tortuga.piecesofeight.rules.Views;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.Cell;
import tortuga.piecesofeight.state.Ship;

/// Coins as figures name them: no more is told of a coin than the view shows.
final class Targets {
  private Targets() {}

  static Target of(Options options, Ship ship, int position) {
    boolean captain = Cell.isCoin(ship.cellAt(position), Coin.CAPTAIN);
    return new Target(position, Views.coinAt(options, ship, position), captain);
  }
}
