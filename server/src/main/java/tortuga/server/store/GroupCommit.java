package tortuga.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/// The one thread that writes. It takes all that has piled up, writes it in one transaction, and
/// completes the futures when the disk has it: a hundred tables share one wait for the disk.
final class GroupCommit implements AutoCloseable {
  private static final int LARGEST = 512;

  private final Handle handle;
  private final BlockingQueue<Work<?>> queue = new LinkedBlockingQueue<>();
  private final Thread thread;

  /// Something to be written; it must either do all that it does, or throw and have done nothing.
  interface Task<T> {
    T write(Handle handle) throws SQLException, Overtaken;
  }

  private record Work<T>(Task<T> task, CompletableFuture<T> future) {}

  /// Writes through a connection that does not commit by itself.
  GroupCommit(Handle handle) {
    this.handle = handle;
    this.thread = Thread.ofPlatform().name("store-writer").start(this::run);
  }

  <T> CompletableFuture<T> submit(Task<T> task) {
    CompletableFuture<T> future = new CompletableFuture<>();
    queue.add(new Work<>(task, future));
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
      for (Work<?> work : batch) news.add(write(work));
      handle.getConnection().commit();
    } catch (SQLException | JdbiException e) {
      rollBack(e);
      StoreFailure failure = new StoreFailure("nothing could be stored", e);
      batch.forEach(work -> work.future().completeExceptionally(failure));
      return;
    }
    news.forEach(Runnable::run);
  }

  /// Writes one thing, and returns how to tell about it once the whole batch is on disk.
  private <T> Runnable write(Work<T> work) throws SQLException {
    try {
      T result = work.task().write(handle);
      return () -> work.future().complete(result);
    } catch (Overtaken e) {
      return () -> work.future().completeExceptionally(e);
    }
  }

  private void rollBack(Exception cause) {
    try {
      handle.getConnection().rollback();
    } catch (SQLException e) {
      cause.addSuppressed(e);
    }
  }

  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
