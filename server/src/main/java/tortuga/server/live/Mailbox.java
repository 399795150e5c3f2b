package tortuga.server.live;

import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Jobs that run one after another: first those of the table and its players, in order of arrival,
/// then those of spectators. While it is empty, it has no thread.
///
/// Only a few jobs from outside may wait. A job that fails, even with an [Error], does not affect
/// the others.
final class Mailbox {
  private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

  private final Queue<Runnable> jobs = new ConcurrentLinkedQueue<>();
  private final Queue<Runnable> later = new ConcurrentLinkedQueue<>();
  private final Map<String, Integer> waiting = new ConcurrentHashMap<>();
  private final AtomicBoolean busy = new AtomicBoolean();
  private volatile Runnable afterwards = () -> {};

  /// Runs `after` whenever no job is left.
  void whenIdle(Runnable task) {
    afterwards = task;
  }

  /// Adds a job of the table itself, such as of its bots and its clock.
  void post(Runnable job) {
    jobs.add(job);
    begin();
  }

  /// Adds a job that runs after everything that waits, whoever posted it.
  void postLater(Runnable job) {
    later.add(job);
    begin();
  }

  /// Adds a job from outside, or returns false if too many of its sender wait already.
  boolean offer(Sender sender, Runnable job) {
    if (waiting.merge(sender.name(), 1, Integer::sum) > sender.most()) {
      leave(sender);
      return false;
    }
    (sender.first() ? jobs : later)
        .add(() -> {
          leave(sender);
          job.run();
        });
    begin();
    return true;
  }

  private void leave(Sender sender) {
    waiting.merge(sender.name(), -1, Mailbox::orNone);
  }

  private static @Nullable Integer orNone(Integer count, Integer change) {
    return count + change == 0 ? null : count + change;
  }

  private void begin() {
    if (busy.compareAndSet(false, true)) Thread.startVirtualThread(this::work);
  }

  private void work() {
    do {
      for (Runnable job = next(); job != null; job = next()) attempt(job);
      attempt(afterwards);
      busy.set(false);
    } while (!isEmpty() && busy.compareAndSet(false, true));
  }

  private @Nullable Runnable next() {
    Runnable job = jobs.poll();
    return job != null ? job : later.poll();
  }

  private boolean isEmpty() {
    return jobs.isEmpty() && later.isEmpty();
  }

  private static void attempt(Runnable job) {
    try {
      job.run();
    } catch (RuntimeException | Error e) {
      LOG.atError().setCause(e).log("a job at a table failed");
    }
  }
}
