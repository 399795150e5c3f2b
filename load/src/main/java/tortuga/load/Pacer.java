package tortuga.load;

import java.time.Duration;

/// Says when each of a crowd may move, so that all together do not move more often than wanted.
///
/// A server that is always asked for more than it can do shows how much it can do; how long people
/// wait for it shows when it is asked for less.
final class Pacer {
  private final long interval;
  private long next = Long.MIN_VALUE;

  /// Beats so many times a second, at most; zero stands for as often as anybody likes.
  Pacer(int beatsPerSecond) {
    this.interval = beatsPerSecond == 0 ? 0 : Duration.ofSeconds(1).toNanos() / beatsPerSecond;
  }

  /// Returns when somebody may move who would like to at `wish`; times are nanoseconds.
  synchronized long beatAt(long wish) {
    long beat = Math.max(next, wish);
    if (interval > 0) next = beat + interval;
    return beat;
  }
}
