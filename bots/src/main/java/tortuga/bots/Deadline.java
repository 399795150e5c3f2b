package tortuga.bots;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// Watches over a budget from the moment it is made; confined to the thread that made it.
final class Deadline {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Budget budget;
  private final boolean hurried;
  private final long begin;

  Deadline(Budget budget) {
    this.budget = budget;
    hurried = budget.time().compareTo(Budget.UNHURRIED) < 0;
    begin = now();
  }

  private long now() {
    if (!hurried) return 0;
    return switch (budget.clock()) {
      case WALL -> System.nanoTime();
      case PROCESSOR -> THREADS.getCurrentThreadCpuTime();
    };
  }

  /// Returns how many iterations are left for somebody who has done so many, as far as one can
  /// tell.
  long left(int done) {
    long allowed = budget.iterations() - (long) done;
    if (!hurried) return allowed;
    long used = now() - begin;
    long rest = budget.time().toNanos() - used;
    if (rest <= 0) return 0;
    long affordable = (long) ((double) done * rest / Math.max(used, 1));
    return done == 0 ? allowed : Math.min(allowed, Math.max(affordable, 1));
  }
}
