package tortuga.engine.chance;

/// Chance from the SplitMix64 generator, made exactly uniform by rejection.
///
/// The algorithm is part of the format of every log, and so of every promise about dice: it is
/// described in `docs/chance.md`, frozen by a golden test, and never changes.
public final class SplitMix implements Chance {
  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  /// Up to so many bits are passed over one by one.
  private static final int FEW = 4;

  private long state;

  public SplitMix(long seed) {
    state = seed;
  }

  /// Returns the next 64 bits.
  public long next() {
    state += GOLDEN;
    return mix(state);
  }

  static long mix(long bits) {
    long z = (bits ^ bits >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  /// Returns a number from zero to `bound - 1`: the high half of 32 random bits times the bound,
  /// drawn again in the rare case that would favour a result.
  public int below(int bound) {
    long product = (next() >>> 32) * bound;
    if ((product & 0xffffffffL) < bound) {
      long unfair = (1L << 32) % bound;
      while ((product & 0xffffffffL) < unfair) product = (next() >>> 32) * bound;
    }
    return (int) (product >>> 32);
  }

  @Override
  public int pick(Luck luck, long mask) {
    int skip = below(Long.bitCount(mask));
    if (skip > FEW) return Long.numberOfTrailingZeros(Long.expand(1L << skip, mask));
    long left = mask;
    for (; skip > 0; skip--) left &= left - 1;
    return Long.numberOfTrailingZeros(left);
  }

  @Override
  public int die(Luck luck, int sides) {
    return 1 + below(sides);
  }

  @Override
  public int below(Luck luck, int bound) {
    return below(bound);
  }
}
