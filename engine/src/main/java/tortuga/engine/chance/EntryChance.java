package tortuga.engine.chance;

import org.jspecify.annotations.Nullable;

/// The chance of one entry of a log; most entries need no luck, so it is computed when it is first
/// needed.
final class EntryChance implements Chance {
  private final Seed seed;
  private final int entry;
  private @Nullable SplitMix source;

  EntryChance(Seed seed, int entry) {
    this.seed = seed;
    this.entry = entry;
  }

  private SplitMix source() {
    SplitMix found = source;
    if (found == null) {
      found = seed.source(entry);
      source = found;
    }
    return found;
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
