package tortuga.server.tavern;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;

/// Jobs that are done one after another, in the order in which they came. While there are none, it
/// has no thread.
final class Mailbox {
  private final Queue<Runnable> jobs = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean busy = new AtomicBoolean();
  private final Runnable afterwards;

  /// Does something more whenever no job is left.
  Mailbox(Runnable afterwards) {
    this.afterwards = afterwards;
  }

  void post(Runnable job) {
    jobs.add(job);
    if (busy.compareAndSet(false, true)) Thread.startVirtualThread(this::work);
  }

  private void work() {
    do {
      for (Runnable job = jobs.poll(); job != null; job = jobs.poll()) job.run();
      afterwards.run();
      busy.set(false);
    } while (!jobs.isEmpty() && busy.compareAndSet(false, true));
  }
}
