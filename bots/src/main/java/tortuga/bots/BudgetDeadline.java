package tortuga.bots;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// Watches a budget from the moment it is created; confined to the thread that created it.
final class BudgetDeadline {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /// Maximum speed-up to expect from a thread that has been slow so far.
  private static final double CAUTION = 1.5;

  private final Budget budget;
  private final int iterations;
  private final boolean hurried;
  private final long begin;

  BudgetDeadline(Budget budget) {
    this.budget = budget;
    iterations = budget.iterations().orElseThrow();
    hurried = budget.isHurried();
    begin = now();
  }

  private long now() {
    if (!hurried) return 0;
    return switch (budget.clock()) {
      case WALL -> System.nanoTime();
      case PROCESSOR -> THREADS.getCurrentThreadCpuTime();
    };
  }

  /// Returns how many more iterations fit after this many: at the beginning as many as allowed,
  /// later only as many as there is surely time for.
  long left(int done) {
    long allowed = iterations - (long) done;
    if (!hurried) return allowed;
    long used = now() - begin;
    long rest = budget.time().toNanos() - used;
    if (rest <= 0) return 0;
    if (used < rest) return allowed;
    return Math.min(allowed, 1 + (long) (CAUTION * done * rest / used));
  }
}
