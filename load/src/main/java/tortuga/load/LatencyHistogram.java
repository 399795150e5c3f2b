package tortuga.load;

import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.IntStream;

/// Measures how long many things took, without keeping each value: times fall into slots that are
/// two percent apart.
final class LatencyHistogram {
  private static final double STEP = Math.log(1.02);
  private static final int SLOTS = 1200;

  private final AtomicLongArray slots = new AtomicLongArray(SLOTS);
  private volatile boolean runs;

  /// What was measured.
  record Reading(List<Long> slots) {
    long count() {
      long count = 0;
      for (long slot : slots) count += slot;
      return count;
    }

    /// Returns the time in milliseconds that a share of all values did not exceed.
    double millis(double share) {
      long wanted = (long) Math.ceil(share * count());
      long seen = 0;
      for (int slot = 0; slot < slots.size(); slot++) {
        seen += slots.get(slot);
        if (seen >= wanted) return Math.exp(slot * STEP) / 1000;
      }
      return 0;
    }
  }

  void start() {
    runs = true;
  }

  void add(long nanos) {
    if (!runs) return;
    double micros = Math.max(1, nanos / 1000.0);
    slots.incrementAndGet(Math.min(SLOTS - 1, (int) Math.ceil(Math.log(micros) / STEP)));
  }

  Reading stop() {
    runs = false;
    return new Reading(IntStream.range(0, SLOTS).mapToObj(slots::get).toList());
  }
}
