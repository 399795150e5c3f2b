package tortuga.bots;

import java.time.Duration;

/// How long a bot may think about one answer: until the first of its limits is reached.
///
/// @param iterations how often it may play on in its mind
/// @param time how long that may take; with [#UNHURRIED] the answer depends on nothing but the
///   sight and the seed
/// @param clock whose time is meant
/// @param threads how many threads think side by side, each with the whole budget
/// @param elastic whether a game that takes [patience][tortuga.engine.Tactics#patience] gets more
///   iterations
public record Budget(int iterations, Duration time, Clock clock, int threads, boolean elastic) {
  /// So much time that it never runs out.
  public static final Duration UNHURRIED = Duration.ofDays(1);

  /// Whose time a budget counts.
  public enum Clock {
    /// The time on the wall, for people who wait.
    WALL,
    /// The time that the thinking thread had a processor, for arenas: a busy machine weakens
    /// nobody.
    PROCESSOR
  }

  public Budget {
    if (iterations < 1) throw new IllegalArgumentException("not even one iteration");
    if (threads < 1) throw new IllegalArgumentException("not even one thread");
  }

  /// A budget of one thread by the clock on the wall.
  public static Budget of(int iterations, Duration time) {
    return new Budget(iterations, time, Clock.WALL, 1, false);
  }

  /// A budget that counts iterations only.
  public static Budget iterations(int iterations) {
    return of(iterations, UNHURRIED);
  }

  /// Returns the same budget, with more iterations for games that take patience.
  Budget asElastic() {
    return new Budget(iterations, time, clock, threads, true);
  }

  /// Returns what this budget comes to in a game that takes so much patience.
  Budget stretchedBy(int patience) {
    int most = elastic ? iterations * patience : iterations;
    return new Budget(most, time, clock, threads, false);
  }

  /// Whether time may run out.
  boolean isHurried() {
    return time.compareTo(UNHURRIED) < 0;
  }

  /// Returns a part of this budget, for one pick of a longer chain.
  Budget dividedBy(int parts) {
    Duration part = isHurried() ? time.dividedBy(parts) : time;
    return new Budget(Math.max(1, iterations / parts), part, clock, threads, elastic);
  }

  public Budget by(Clock other) {
    return new Budget(iterations, time, other, threads, elastic);
  }

  public Budget withThreads(int number) {
    return new Budget(iterations, time, clock, number, elastic);
  }
}
