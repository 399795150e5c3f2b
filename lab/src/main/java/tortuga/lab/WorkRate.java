package tortuga.lab;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/// Measures how much work one thread gets done in a second of its processor.
///
/// The time is cut into slices, and the best one counts: any disturbance, such as a compiler that
/// is still busy, only slows the work down. So the first slices are the warm-up. Other processes on
/// the same processor do not matter, because only the thread's own time on it is counted.
final class WorkRate {
  private static final Duration SLICE = Duration.ofMillis(100);
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Work work;
  private double best;

  /// Work that can be repeated.
  interface Work {
    /// Does some of the work, for well under a slice of time, and returns how much it was.
    int some();
  }

  WorkRate(Work work) {
    this.work = work;
  }

  /// Works for at least `time` on the wall clock.
  void run(Duration time) {
    long begin = System.nanoTime();
    do best = Math.max(best, slice());
    while (System.nanoTime() - begin < time.toNanos());
  }

  private double slice() {
    long done = 0;
    long wall = System.nanoTime();
    long begin = THREADS.getCurrentThreadCpuTime();
    do done += work.some();
    while (System.nanoTime() - wall < SLICE.toNanos());
    return 1e9 * done / (THREADS.getCurrentThreadCpuTime() - begin);
  }

  /// Returns how much got done in the best second so far.
  double perSecond() {
    return best;
  }
}
