package tortuga.piecesofeight.state;

import java.util.Arrays;
import tortuga.piecesofeight.Coin;

/// A ship that its owner is putting together in secret, coin by coin: the crow's nest first, then
/// the deck from fore to aft.
public final class Plan {
  /// Is in the first place if the crow's nest is to stay empty.
  static final int NO_NEST = 0;

  /// The coins chosen so far, each as one more than its number; only the first [#size] places are
  /// in use, all others are zero.
  private byte[] coins;

  public int size;

  /// The coin from the hold that joins the ship, as a cell.
  public int joining;

  public boolean ready;

  public Plan(int mostCoins) {
    coins = new byte[mostCoins + 1];
  }

  void copyFrom(Plan other) {
    if (coins.length < other.size) coins = new byte[other.coins.length];
    System.arraycopy(other.coins, 0, coins, 0, other.size);
    if (size > other.size) Arrays.fill(coins, other.size, size, (byte) 0);
    size = other.size;
    joining = other.joining;
    ready = other.ready;
  }

  public void put(Coin coin) {
    if (size == coins.length) coins = Arrays.copyOf(coins, 2 * size);
    coins[size++] = (byte) Cell.of(coin);
  }

  public void leaveNest() {
    coins[size++] = NO_NEST;
  }

  public boolean hasNest() {
    return coins[0] != NO_NEST;
  }

  /// Returns the coin in a place; the first place may have none.
  public Coin coin(int place) {
    return Cell.coin(coins[place]);
  }

  /// Returns how many coins have been placed.
  public int placed() {
    return size > 0 && !hasNest() ? size - 1 : size;
  }

  public int copiesOf(Coin coin) {
    int copies = 0;
    for (int place = 0; place < size; place++) if (coins[place] == Cell.of(coin)) copies++;
    return copies;
  }

  /// Returns the coins placed, without their order.
  public Coins content() {
    Coins content = new Coins();
    for (int place = 0; place < size; place++) {
      if (coins[place] != NO_NEST) content.add(coin(place));
    }
    return content;
  }

  /// Forgets the coins placed.
  public void startOver() {
    Arrays.fill(coins, 0, size, (byte) 0);
    size = 0;
  }

  public void clear() {
    startOver();
    joining = Cell.EMPTY;
    ready = false;
  }
}
