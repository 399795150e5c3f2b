package tortuga.server.store.sqlite;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.store.Overtaken;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.sql.ReusedStatement;
import tortuga.server.store.sql.WriteTask;

/// The one thread that writes. It takes everything that waits, writes it in one transaction, and
/// completes the futures when the disk has it: a hundred tables share one wait for the disk. If
/// that fails, each task is tried alone, so that none suffers from another's error.
public final class GroupCommit implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
  private static final int LARGEST = 512;

  /// Maximum number of tasks that wait; more means that the disk does not keep up.
  private static final int MOST_WAITING = 65_536;

  private final Handle handle;
  private final ReusedStatement begin;
  private final ReusedStatement commit;
  private final BlockingQueue<Work<?>> queue = new LinkedBlockingQueue<>(MOST_WAITING);
  private boolean closed;
  private volatile @Nullable Thread thread;

  private record Work<T>(WriteTask<T> task, CompletableFuture<T> future) {}

  /// Writes through a connection that commits each statement by itself unless told otherwise: a
  /// driver's idea of its transactions and the database's differ when the disk is full.
  private GroupCommit(Handle handle) {
    this.handle = handle;
    this.begin = new ReusedStatement(handle.getConnection(), "begin immediate");
    this.commit = new ReusedStatement(handle.getConnection(), "commit");
  }

  /// Starts to write through a connection.
  static GroupCommit start(Handle handle) {
    GroupCommit writer = new GroupCommit(handle);
    writer.thread = Thread.ofPlatform().name("store-writer").start(writer::run);
    return writer;
  }

  synchronized <T> CompletableFuture<T> submit(WriteTask<T> task) {
    if (closed) {
      return CompletableFuture.failedFuture(
          new StoreFailure("the store is closed", new IllegalStateException()));
    }
    CompletableFuture<T> future = new CompletableFuture<>();
    if (!queue.offer(new Work<>(task, future))) {
      future.completeExceptionally(
          new StoreFailure("the disk does not keep up", new IllegalStateException()));
    }
    return future;
  }

  private void run() {
    List<Work<?>> batch = new ArrayList<>();
    try {
      while (true) {
        batch.add(queue.take());
        queue.drainTo(batch, LARGEST - 1);
        write(batch);
        batch.clear();
      }
    } catch (InterruptedException _) {
      queue.drainTo(batch);
      if (!batch.isEmpty()) write(batch);
    }
  }

  private void write(List<Work<?>> batch) {
    List<Runnable> news = new ArrayList<>();
    try {
      begin.execute();
      for (Work<?> work : batch) news.add(write(work));
      commit.execute();
    } catch (SQLException | RuntimeException | Error e) {
      rollBack(e);
      fail(batch, e);
      return;
    }
    news.forEach(GroupCommit::tell);
  }

  /// A callback may fail; the thread that writes goes on.
  private static void tell(Runnable news) {
    try {
      news.run();
    } catch (RuntimeException | Error e) {
      LOG.atError().setCause(e).log("a callback failed after a write");
    }
  }

  /// One bad task must not spoil the rest: what cannot be written together is written one by one.
  private void fail(List<Work<?>> batch, Throwable cause) {
    if (batch.size() > 1) {
      for (Work<?> work : batch) write(List.of(work));
      return;
    }
    StoreFailure failure = new StoreFailure("nothing could be stored", cause);
    batch.forEach(work -> work.future().completeExceptionally(failure));
  }

  /// Writes one task, and returns how to complete it once the whole batch is on disk.
  private <T> Runnable write(Work<T> work) throws SQLException {
    try {
      T result = work.task().write(handle);
      return () -> work.future().complete(result);
    } catch (Overtaken e) {
      return () -> work.future().completeExceptionally(e);
    }
  }

  /// Rolls back. A database that is full may have done so by itself.
  private void rollBack(Throwable cause) {
    try {
      handle.execute("rollback");
    } catch (JdbiException | Error e) {
      cause.addSuppressed(e);
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    Thread writing = thread;
    if (writing == null) return;
    writing.interrupt();
    try {
      writing.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
