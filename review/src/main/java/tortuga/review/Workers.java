package tortuga.review;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/// Threads that share the parts of a review, and report how far they are.
final class Workers {
  private final int threads;
  private final ReviewProgress progress;

  Workers(int threads, ReviewProgress progress) {
    if (threads < 1) throw new IllegalArgumentException("a review needs at least one thread");
    this.threads = threads;
    this.progress = progress;
  }

  /// Runs all parts; they are the share of the whole review between `from` and `to`.
  void run(List<Runnable> parts, double from, double to) {
    AtomicInteger done = new AtomicInteger();
    List<Runnable> reporting =
        parts.stream()
            .<Runnable>map(part ->
                () -> {
                  part.run();
                  report(from + (to - from) * done.incrementAndGet() / parts.size());
                })
            .toList();
    if (threads == 1) reporting.forEach(Runnable::run);
    else share(reporting);
  }

  private void report(double done) {
    if (Thread.currentThread().isInterrupted() || !progress.report(done)) {
      throw new ReviewCancelled();
    }
  }

  private void share(List<Runnable> parts) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      for (Future<?> each : parts.stream().map(pool::submit).toList()) await(each);
    } finally {
      pool.shutdownNow();
    }
  }

  private static void await(Future<?> part) {
    try {
      part.get();
    } catch (InterruptedException | CancellationException _) {
      Thread.currentThread().interrupt();
      throw new ReviewCancelled();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException broken) throw broken;
      throw new IllegalStateException("a part of the review failed", e);
    }
  }
}
