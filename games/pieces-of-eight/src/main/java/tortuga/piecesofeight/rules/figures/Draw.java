package tortuga.piecesofeight.rules.figures;

import java.util.ArrayList;
import java.util.List;
import tortuga.engine.Rule;
import tortuga.piecesofeight.Coin;
import tortuga.piecesofeight.EightFigure.Draws;
import tortuga.piecesofeight.EightFigure.Odds;
import tortuga.piecesofeight.rules.Recovery;
import tortuga.piecesofeight.state.Coins;
import tortuga.piecesofeight.state.Ship;

/// The odds of a blind draw from a hold.
final class Draw {
  private Draw() {}

  /// Returns the chance of each kind to be drawn with a Call to Quarters.
  @Rule({"POE-QUART-01", "POE-RULING-31"})
  static Draws one(Ship ship) {
    Coins heap = Recovery.heap(ship, ship.hasCaptain);
    List<Odds> odds = new ArrayList<>();
    for (Coin coin : Coin.values()) {
      if (heap.has(coin)) odds.add(new Odds(coin, first(heap, coin)));
    }
    return new Draws(heap.count == 0 ? 0 : 1, odds);
  }

  /// Returns the chance of each kind to be among the two coins of a Buried Treasure.
  @Rule({"POE-BURY-02", "POE-BURY-03", "POE-RULING-31"})
  static Draws two(Ship ship) {
    Coins heap = Recovery.heap(ship, ship.hasCaptain);
    List<Odds> odds = new ArrayList<>();
    boolean isSecondDrawn = false;
    for (Coin coin : Coin.values()) {
      if (!heap.has(coin)) continue;
      isSecondDrawn |= Recovery.heapAfter(ship, coin).count > 0;
      odds.add(new Odds(coin, first(heap, coin) + second(ship, heap, coin)));
    }
    return new Draws(isSecondDrawn ? 2 : 1, odds);
  }

  /// Returns the chance that a coin is drawn after one of another kind.
  private static double second(Ship ship, Coins heap, Coin coin) {
    double chance = 0;
    for (Coin before : Coin.values()) {
      if (before == coin || !heap.has(before)) continue;
      Coins rest = Recovery.heapAfter(ship, before);
      if (rest.has(coin)) chance += first(heap, before) * first(rest, coin);
    }
    return chance;
  }

  private static double first(Coins heap, Coin coin) {
    return (double) heap.of(coin) / heap.count;
  }
}
