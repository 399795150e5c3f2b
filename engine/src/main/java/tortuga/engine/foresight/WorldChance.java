package tortuga.engine.foresight;

import org.jspecify.annotations.Nullable;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Luck;
import tortuga.engine.chance.SplitMix;

/// The chance from which one of several worlds is imagined: each world takes another result of
/// every draw, so that together they show every hidden thing in every place where it may be.
final class WorldChance implements Chance {
  /// Whoever draws more often looks for a world by trial and error, and would never find one.
  private static final int REGULAR_DRAWS = 300;

  private final int world;
  private final EqualResults equal;
  private final SplitMix random;
  private EqualResults.@Nullable Draw lastDraw;
  private long lastMask;
  private long lastDistinct;
  private int draws;
  private int mostResults = 1;

  WorldChance(int world, EqualResults equal) {
    this.world = world;
    this.equal = equal;
    this.random = new SplitMix(world);
  }

  @Override
  public int pick(Luck luck, long mask) {
    long distinct = Long.bitCount(mask) == 1 ? mask : distinct(luck, mask);
    int results = Long.bitCount(distinct);
    mostResults = Math.max(mostResults, results);
    int place = draws < REGULAR_DRAWS ? (world + draws) % results : random.below(results);
    draws++;
    return Long.numberOfTrailingZeros(Long.expand(1L << place, distinct));
  }

  private long distinct(Luck luck, long mask) {
    if (lastDraw == null || !lastDraw.isOf(luck)) {
      lastDraw = equal.of(luck);
      lastMask = 0;
    }
    lastDistinct =
        isOneLess(mask)
            ? lastDraw.distinctWithout(lastMask & ~mask, mask, lastDistinct)
            : lastDraw.distinct(mask);
    lastMask = mask;
    return lastDistinct;
  }

  /// Whether one result has been taken from those of the last draw, some of which are the same.
  private boolean isOneLess(long mask) {
    return lastDistinct != lastMask
        && (mask & ~lastMask) == 0
        && Long.bitCount(lastMask & ~mask) == 1;
  }

  /// Returns the greatest number of different results that a draw could have had so far.
  int mostResults() {
    return mostResults;
  }
}
