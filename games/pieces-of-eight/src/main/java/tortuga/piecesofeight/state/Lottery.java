package tortuga.piecesofeight.state;

import java.util.Arrays;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.piecesofeight.Coin;

/// Blind draws from heaps of coins, each coin being equally likely.
///
/// The coins of a small heap lie in numbered slots, a few for each kind, so that one pick decides
/// and the result has the coin's name. A heap with more copies of a kind than slots is counted off
/// in bags of sixty; a pick of a place that is empty in the last bag is made again.
public final class Lottery {
  private static final int BAG = 60;
  private static final int[] SLOTS = new int[Coin.KINDS];
  private static final int[] FIRST = new int[Coin.KINDS + 1];
  private static final Coin[] COIN_IN;
  private static final Luck BAGS = Luck.die("bag");
  private static final Luck PLACES = Luck.die("place");

  static {
    for (Coin coin : Coin.values()) {
      int slots =
          switch (coin) {
            case MATE -> 10;
            case CANNON -> 6;
            case BOMB, CUTLASS, PILLAGE, PISTOLS -> 5;
            case TREACHERY, CAPTAIN -> 4;
            case BARREL_OF_GROG, BLACK_SPOT, BROADSIDE, BURIED_TREASURE -> 2;
            case CALL_TO_QUARTERS, CAPTAINS_MONKEY, FULL_SAIL -> 2;
          };
      SLOTS[coin.ordinal()] = slots;
      FIRST[coin.ordinal() + 1] = FIRST[coin.ordinal()] + slots;
    }
    COIN_IN = new Coin[FIRST[Coin.KINDS]];
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      Arrays.fill(COIN_IN, FIRST[kind], FIRST[kind + 1], Coin.of(kind));
    }
  }

  private Lottery() {}

  /// Names a kind of draw; its results are the names of coins.
  public static Luck luck(String name) {
    return new Luck(name, slot -> inSlot(slot).toString());
  }

  static Coin inSlot(int slot) {
    return COIN_IN[slot];
  }

  /// Picks a coin, and leaves it in the heap, which must not be empty.
  public static Coin pick(Coins coins, Luck luck, Chance chance) {
    long places = places(coins);
    return places == 0 ? pickFromBags(coins, chance) : inSlot(chance.pick(luck, places));
  }

  /// Returns the slots in which the coins of a small heap lie, and none for a large one.
  static long places(Coins coins) {
    long places = 0;
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      int copies = coins.of(kind);
      if (copies > SLOTS[kind]) return 0;
      places |= ((1L << copies) - 1) << FIRST[kind];
    }
    return places;
  }

  /// Returns the slots that are left when one of them loses its coin: of each kind, the first ones.
  static long without(long places, Coin coin) {
    long same = places & (((1L << SLOTS[coin.ordinal()]) - 1) << FIRST[coin.ordinal()]);
    return places & ~Long.highestOneBit(same);
  }

  private static Coin pickFromBags(Coins coins, Chance chance) {
    if (coins.count == 0) throw new IllegalStateException("there is no coin to pick");
    int bags = (coins.count + BAG - 1) / BAG;
    while (true) {
      int place = (chance.die(BAGS, bags) - 1) * BAG + chance.die(PLACES, BAG) - 1;
      if (place < coins.count) return coinAt(coins, place);
    }
  }

  private static Coin coinAt(Coins coins, int place) {
    int left = place;
    for (int kind = 0; kind < Coin.KINDS; kind++) {
      if (left < coins.of(kind)) return Coin.of(kind);
      left -= coins.of(kind);
    }
    throw new IllegalStateException("there is no coin at place " + place);
  }
}
