package tortuga.review;

/// How much is computed for a review; the same effort gives the same review on every machine. It is
/// meant for a game of usual length: each choice gets its part, so a game with more of them takes
/// longer.
///
/// @param name `quick`, `thorough`, or the number of playouts
public record Effort(String name, long playouts) {
  /// Fewer say nothing.
  public static final long LEAST = 1_000;

  /// More than a night on one core.
  public static final long MOST = 10_000_000_000L;

  public Effort {
    if (playouts < LEAST || playouts > MOST) {
      throw new IllegalArgumentException(
          "a review takes %,d to %,d playouts, not %,d".formatted(LEAST, MOST, playouts));
    }
  }

  /// For whoever waits.
  public static Effort quick(Yardstick yardstick) {
    return new Effort("quick", yardstick.quick());
  }

  /// For whoever wants to know exactly.
  public static Effort thorough(Yardstick yardstick) {
    return new Effort("thorough", yardstick.thorough());
  }

  public static Effort ofPlayouts(long playouts) {
    return new Effort(Long.toString(playouts), playouts);
  }
}
