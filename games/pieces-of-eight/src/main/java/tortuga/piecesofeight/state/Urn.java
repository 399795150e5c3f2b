package tortuga.piecesofeight.state;

import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.piecesofeight.Coin;

/// A heap from which many coins are drawn, one after another, with the same luck as [Coins#draw];
/// where its coins lie is not worked out again for every draw.
public final class Urn {
  private final Coins coins = new Coins();

  /// The places of the coins, or none if the heap is too large to lie in places.
  private long places;

  /// Replaces the content.
  public void fill(Coins content) {
    coins.copyFrom(content);
    places = Lottery.places(coins);
  }

  public boolean isEmpty() {
    return coins.count == 0;
  }

  /// Draws one coin, each being equally likely; there must be one.
  public Coin draw(Luck luck, Chance chance) {
    if (places == 0) return coins.draw(luck, chance);
    Coin coin = Lottery.inSlot(chance.pick(luck, places));
    places = Lottery.without(places, coin);
    coins.remove(coin);
    return coin;
  }
}
