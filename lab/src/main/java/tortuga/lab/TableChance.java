package tortuga.lab;

import org.jspecify.annotations.Nullable;
import tortuga.engine.Chance;
import tortuga.engine.Luck;
import tortuga.engine.Seed;

/// The chance of a table, entry by entry, as a match draws it; an entry without luck costs no hash.
final class TableChance implements Chance {
  private final Seed seed;
  private int entry;
  private @Nullable Chance drawn;

  TableChance(Seed seed) {
    this.seed = seed;
  }

  /// Goes on to an entry of the log; a new table is at entry zero, its setup.
  void turnTo(int entry) {
    this.entry = entry;
    drawn = null;
  }

  private Chance source() {
    Chance source = drawn;
    if (source == null) {
      source = seed.chance(entry);
      drawn = source;
    }
    return source;
  }

  @Override
  public int pick(Luck luck, long mask) {
    return source().pick(luck, mask);
  }

  @Override
  public int die(Luck luck, int sides) {
    return source().die(luck, sides);
  }

  @Override
  public int below(Luck luck, int bound) {
    return source().below(luck, bound);
  }
}
