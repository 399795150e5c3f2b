package tortuga.server.live;

import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.cluster.NodeMembership;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.WrongClock;
import tortuga.server.time.Scheduler;

/// Notes at intervals that the server is up, and knows why nothing can be stored while that is so.
/// Thread-safe.
public final class StoreHealth {
  private static final Logger LOG = LoggerFactory.getLogger(StoreHealth.class);

  private static final long NOTE_MILLIS = 500;
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(3);

  /// Maximum number of damaged logs that are named when the server opens.
  private static final int WARNINGS = 20;

  private final Store store;
  private final InstantSource time;
  private final NodeMembership membership;
  private final AtomicBoolean noting = new AtomicBoolean();
  private volatile long wellAt = System.nanoTime();
  private volatile String problem = "";

  public StoreHealth(Store store, InstantSource time, NodeMembership membership) {
    this.store = store;
    this.time = time;
    this.membership = membership;
  }

  /// Notes that the server opens, and from then on that it is up.
  public void start(Scheduler scheduler) {
    try {
      store.start(time.millis()).join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof WrongClock wrong) throw wrong;
      if (e.getCause() instanceof StoreFailure failure) throw failure;
      throw e;
    }
    scheduler.every(NOTE_MILLIS, this::noteAlive);
    warnOfLoss();
  }

  /// One note at a time: notes that waited for the store would hide its outage.
  private void noteAlive() {
    if (!noting.compareAndSet(false, true)) return;
    var _ =
        store
            .noteAlive(time.millis())
            .whenComplete((_, failure) -> {
              noting.set(false);
              learn(failure);
            });
  }

  /// A node whose clock is wrong owns no table until it is right again.
  private void learn(@Nullable Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    if (cause == null) wellAt = System.nanoTime();
    problem = cause == null ? "" : String.valueOf(cause.getMessage());
    membership.trustClock(cause instanceof WrongClock ? Optional.of(problem) : Optional.empty());
  }

  /// Returns why no line can be appended here, if that has been so for a while.
  public Optional<String> problem() {
    String cause = problem;
    boolean lasts = System.nanoTime() - wellAt >= PATIENCE_NANOS || membership.isClockWrong();
    if (!lasts) return Optional.empty();
    return Optional.of(cause.isEmpty() ? "nothing can be stored" : cause);
  }

  /// Logs the tables whose log has lost its end; each of them refuses to go on, and the others go
  /// on.
  private void warnOfLoss() {
    var _ =
        store
            .truncatedLogs(WARNINGS)
            .thenAccept(tables -> {
              for (String table : tables) {
                LOG.atError()
                    .addKeyValue("table", table)
                    .log("the end of a log is missing; run tortuga doctor");
              }
            });
  }

  /// Notes for the last time that the server is up.
  public void stop() {
    var _ = store.noteAlive(time.millis()).handle((_, _) -> 0).join();
  }
}
