package tortuga.piecesofeight.state;

import tortuga.piecesofeight.EightMove.*;
import tortuga.piecesofeight.Place;
import tortuga.piecesofeight.ShipSet;

/// Answers to questions that several are asked, kept as numbers until all are in.
public final class Answers {
  public static final int AGREED = Player.PASSED + 1;

  private Answers() {}

  /// Returns the number under which an answer is kept.
  public static int of(KeptAnswer answer) {
    return switch (answer) {
      case Treachery(Place from) -> Player.PASSED + 1 + from.ordinal();
      case Lend(int cannons) -> Player.PASSED + cannons;
      case Choose(ShipSet set) -> Player.PASSED + set.ordinal();
      case Agree() -> AGREED;
      case Pass(), Refuse() -> Player.PASSED;
    };
  }
}
