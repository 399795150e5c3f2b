package tortuga.bots;

import java.time.Duration;
import java.util.OptionalInt;

/// How long a bot may think about one answer: until the first of its limits is reached.
///
/// @param iterations maximum number of simulated continuations; if empty, the usual number of the
///   level in this game
/// @param time how long that may take; with [#UNHURRIED] the answer depends only on the observation
///   and the seed
/// @param clock which kind of time is counted
/// @param threads how many threads search in parallel, each with the whole budget
public record Budget(OptionalInt iterations, Duration time, Clock clock, int threads) {
  /// Enough time never to run out.
  public static final Duration UNHURRIED = Duration.ofDays(1);

  /// The kind of time that a budget counts.
  public enum Clock {
    /// Wall-clock time, for people who wait.
    WALL,
    /// Processor time of the searching thread, for arenas: a busy machine weakens nobody.
    PROCESSOR
  }

  public Budget {
    if (iterations.isPresent() && iterations.getAsInt() < 1)
      throw new IllegalArgumentException("a budget needs at least one iteration");
    if (threads < 1) throw new IllegalArgumentException("a budget needs at least one thread");
  }

  /// A budget of wall-clock time for one thread.
  public static Budget of(int iterations, Duration time) {
    return new Budget(OptionalInt.of(iterations), time, Clock.WALL, 1);
  }

  /// A budget with as many iterations as usual.
  static Budget usual(Duration time) {
    return new Budget(OptionalInt.empty(), time, Clock.WALL, 1);
  }

  /// A budget that counts iterations only.
  public static Budget iterations(int iterations) {
    return of(iterations, UNHURRIED);
  }

  /// Returns this budget, with this number of iterations unless it has one already.
  Budget or(int usual) {
    return iterations.isPresent() ? this : new Budget(OptionalInt.of(usual), time, clock, threads);
  }

  /// Whether time may run out.
  boolean isHurried() {
    return time.compareTo(UNHURRIED) < 0;
  }

  /// Returns a part of this budget, for one pick of a longer chain.
  Budget dividedBy(int parts) {
    Duration part = isHurried() ? time.dividedBy(parts) : time;
    int most = Math.max(1, iterations.orElseThrow() / parts);
    return new Budget(OptionalInt.of(most), part, clock, threads);
  }

  /// Returns this budget with at most this much time.
  public Budget within(Duration most) {
    return time.compareTo(most) <= 0 ? this : new Budget(iterations, most, clock, threads);
  }

  public Budget by(Clock other) {
    return new Budget(iterations, time, other, threads);
  }

  public Budget withThreads(int number) {
    return new Budget(iterations, time, clock, number);
  }
}
