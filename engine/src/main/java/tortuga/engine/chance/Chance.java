package tortuga.engine.chance;

/// The only source of randomness that rules may use.
public interface Chance {
  /// Returns the place of one of the bits that are set in `mask`, each equally likely.
  int pick(Luck luck, long mask);

  /// Returns a number from one to `sides`, at most 62, each equally likely.
  default int die(Luck luck, int sides) {
    return pick(luck, (1L << (sides + 1)) - 2);
  }

  /// Returns a number from zero to `bound - 1`, each equally likely; the bound is at most 63.
  default int below(Luck luck, int bound) {
    return pick(luck, (1L << bound) - 1);
  }

  /// Chance for playouts, simulations and tests: one long stream from one number.
  static SplitMix seeded(long seed) {
    return new SplitMix(seed);
  }
}
