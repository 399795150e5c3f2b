package tortuga.engine.foresight;

import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.chance.SplitMix;

/// The chance from which one of several worlds is imagined: each world takes another result of
/// every draw, so that together they show every hidden thing in every place where it may be.
final class WorldChance implements Chance {
  /// Whoever draws more often looks for a world by trial and error, and would never find one.
  private static final int REGULAR_DRAWS = 300;

  private final int world;
  private final SplitMix random;
  private int draws;
  private int mostResults = 1;

  WorldChance(int world) {
    this.world = world;
    this.random = new SplitMix(world);
  }

  @Override
  public int pick(Luck luck, long mask) {
    int results = Long.bitCount(mask);
    mostResults = Math.max(mostResults, results);
    int place = draws < REGULAR_DRAWS ? (world + draws) % results : random.below(results);
    draws++;
    long left = mask;
    for (; place > 0; place--) left &= left - 1;
    return Long.numberOfTrailingZeros(left);
  }

  /// Returns the greatest number of results that a draw could have had so far.
  int mostResults() {
    return mostResults;
  }
}
