package tortuga.lab;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Work that several threads share.
final class Parallel {
  private static final int PROGRESS_MILLIS = 100;

  private Parallel() {}

  /// Runs a task in each of several threads; several times a second, the caller's own thread runs
  /// `meanwhile`.
  static <T> Stream<T> share(int threads, Callable<T> part, Runnable meanwhile) {
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<T>> parts = IntStream.range(0, threads).mapToObj(_ -> pool.submit(part)).toList();
      return parts.stream().map(each -> await(each, meanwhile)).toList().stream();
    }
  }

  static void share(int threads, Runnable part, Runnable meanwhile) {
    share(threads, Executors.callable(part), meanwhile).forEach(_ -> {});
  }

  private static <T> T await(Future<T> part, Runnable meanwhile) {
    while (true) {
      try {
        return part.get(PROGRESS_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException _) {
        meanwhile.run();
      } catch (ExecutionException e) {
        if (e.getCause() instanceof RuntimeException broken) throw broken;
        throw new IllegalStateException("a thread of the lab failed", e);
      } catch (InterruptedException e) {
        throw new IllegalStateException("interrupted while games were played", e);
      }
    }
  }
}
