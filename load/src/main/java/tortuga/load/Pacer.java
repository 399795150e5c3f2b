package tortuga.load;

import java.time.Duration;

/// Says when each of many players may move, so that together they do not move more often than
/// wanted.
///
/// A server that is always asked for more than it can do shows its throughput; how long people wait
/// shows when it is asked for less.
final class Pacer {
  private final long interval;
  private long next = Long.MIN_VALUE;

  /// Allows this many moves a second; zero means no limit.
  Pacer(int beatsPerSecond) {
    this.interval = beatsPerSecond == 0 ? 0 : Duration.ofSeconds(1).toNanos() / beatsPerSecond;
  }

  /// Returns when a player may move that wants to at `wanted`; times are nanoseconds.
  synchronized long nextAt(long wanted) {
    long at = Math.max(next, wanted);
    if (interval > 0) next = at + interval;
    return at;
  }
}
