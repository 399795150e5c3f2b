package tortuga.eight;

import tortuga.eight.EightMove.*;

/// Answers to questions that several are asked, kept as numbers until all are in.
final class Answers {
  static final int AGREED = Player.PASSED + 1;

  private Answers() {}

  /// Returns the number that stands for an answer.
  static int of(KeptAnswer answer) {
    return switch (answer) {
      case Treachery(Place from) -> Player.PASSED + 1 + from.ordinal();
      case Lend(int cannons) -> Player.PASSED + cannons;
      case Choose(ShipSet set) -> Player.PASSED + set.ordinal();
      case Agree() -> AGREED;
      case Pass(), Refuse() -> Player.PASSED;
    };
  }
}
