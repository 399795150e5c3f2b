package tortuga.server.time;

import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Runs tasks later, or periodically, on one thread; they must not take long. Thread-safe.
public final class Scheduler implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Scheduler.class);

  private final ScheduledThreadPoolExecutor thread;

  public Scheduler(String name) {
    thread = new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name(name).factory());
    thread.setRemoveOnCancelPolicy(true);
    // A server that is closing runs nothing later.
    thread.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
  }

  public Future<?> after(long millis, Runnable task) {
    return thread.schedule(task, millis, TimeUnit.MILLISECONDS);
  }

  /// Runs a task periodically, even after it has failed once.
  public void every(long millis, Runnable task) {
    var _ = thread.scheduleAtFixedRate(() -> run(task), millis, millis, TimeUnit.MILLISECONDS);
  }

  private static void run(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException | Error e) {
      LOG.atError().setCause(e).log("a regular task failed");
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
