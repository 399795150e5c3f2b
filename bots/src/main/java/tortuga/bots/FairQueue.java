package tortuga.bots;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Jobs that wait for a thread; tables take turns. Thread-safe.
final class FairQueue {
  private final int room;
  private final Map<String, ArrayDeque<PoolJob<?, ?>>> tables = new LinkedHashMap<>();
  private int length;
  private boolean closed;

  FairQueue(int room) {
    this.room = room;
  }

  /// Adds a job; returns whether there was room.
  synchronized boolean join(PoolJob<?, ?> job) {
    if (closed || length == room) return false;
    tables.computeIfAbsent(job.request().table(), _ -> new ArrayDeque<>()).add(job);
    length++;
    notifyAll();
    return true;
  }

  /// Removes a job that nobody has taken.
  synchronized void leave(PoolJob<?, ?> job) {
    ArrayDeque<PoolJob<?, ?>> jobs = tables.get(job.request().table());
    if (jobs == null || !jobs.remove(job)) return;
    if (jobs.isEmpty()) tables.remove(job.request().table());
    length--;
  }

  /// Waits for the next job: the oldest one of the table whose turn it is. Empty once the queue is
  /// closed.
  synchronized Optional<PoolJob<?, ?>> next() {
    while (length == 0 && !closed) {
      try {
        wait();
      } catch (InterruptedException _) {
        // An interrupt that was meant for the bot before and came too late: the thread keeps
        // waiting.
      }
    }
    if (closed) return Optional.empty();
    var first = tables.entrySet().iterator().next();
    ArrayDeque<PoolJob<?, ?>> jobs = first.getValue();
    tables.remove(first.getKey());
    PoolJob<?, ?> job = jobs.remove();
    if (!jobs.isEmpty()) tables.put(first.getKey(), jobs);
    length--;
    return Optional.of(job);
  }

  synchronized int length() {
    return length;
  }

  synchronized boolean isClosed() {
    return closed;
  }

  synchronized void close() {
    closed = true;
    tables.clear();
    length = 0;
    notifyAll();
  }
}
