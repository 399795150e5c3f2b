package tortuga.eight;

import tortuga.eight.Step.AnswerLoss;
import tortuga.engine.Rule;

/// Who is asked for a reaction: everybody who could have one as far as all can see, and nobody
/// else.
///
/// Whether a window opens never depends on a secret; a seat that has nothing may only pass.
final class Windows {
  private Windows() {}

  /// Returns those who may hold an active Treachery; the user of an ability opens no window alone.
  @Rule({"POE-REACT-01", "POE-RULING-13", "POE-RULING-14"})
  static int ableToBetray(EightState table, int user) {
    int able = 0;
    for (int seat = 0; seat < table.seats; seat++) {
      Ship ship = table.ship(seat);
      if (table.isIn(seat) && (ship.hidesAft() || ship.hasOpen(Coin.TREACHERY))) able |= 1 << seat;
    }
    return able == 1 << user ? 0 : able;
  }

  /// Whether a doomed coin in an active position may be a Captain's Monkey, as far as all can see.
  static boolean isAbleToSave(Ship ship, Place place) {
    return place == Place.AFT ? ship.hidesAft() : ship.isAt(place, Coin.CAPTAINS_MONKEY);
  }

  /// Whether the victim of a destruction may hold a Black Spot or Full Sail that can answer it.
  static boolean isAbleToAnswer(Ship ship, AnswerLoss loss) {
    return isVisibleAnswer(ship.nest, loss)
        || isVisibleAnswer(ship.deck[0], loss)
        || (ship.hidesAft() && isFresh(ship.at(Place.AFT), loss))
        || (loss.wrecked() && isWreckAble(ship));
  }

  private static boolean isVisibleAnswer(int cell, AnswerLoss loss) {
    return isAvenger(cell) && isFresh(cell, loss);
  }

  private static boolean isWreckAble(Ship ship) {
    return isUsableWreck(ship.nestWreck)
        || isUsableWreck(ship.foreWreck)
        || (Cell.has(ship.aftWreck, Cell.KNOWN)
            ? isUsableWreck(ship.aftWreck)
            : ship.aftWreck != Cell.EMPTY && !Cell.has(ship.aftWreck, Cell.REACTED));
  }

  /// Whether a coin can answer a loss: a Black Spot or Full Sail that was active just before.
  @Rule({"POE-SPOT-01", "POE-SPOT-04", "POE-SAIL-01", "POE-REACT-05", "POE-RULING-19"})
  static boolean answers(int cell, Coin coin, AnswerLoss loss) {
    return Cell.isCoin(cell, coin) && isFresh(cell, loss);
  }

  /// Whether a coin that the action has destroyed can answer that very destruction.
  @Rule({"POE-SPOT-02", "POE-SAIL-02"})
  static boolean answersFromHold(Ship ship, Coin coin, AnswerLoss loss) {
    return loss.wrecked()
        && (isUsableWreck(ship.nestWreck, coin)
            || isUsableWreck(ship.foreWreck, coin)
            || isUsableWreck(ship.aftWreck, coin));
  }

  private static boolean isUsableWreck(int wreck) {
    return isAvenger(wreck) && !Cell.has(wreck, Cell.REACTED);
  }

  private static boolean isUsableWreck(int wreck, Coin coin) {
    return Cell.isCoin(wreck, coin) && !Cell.has(wreck, Cell.REACTED);
  }

  private static boolean isAvenger(int cell) {
    return Cell.isCoin(cell, Coin.BLACK_SPOT) || Cell.isCoin(cell, Coin.FULL_SAIL);
  }

  private static boolean isFresh(int cell, AnswerLoss loss) {
    int witness = Cell.witness(cell);
    return witness != 0 && witness <= loss.destruction() && !Cell.has(cell, Cell.REACTED);
  }
}
