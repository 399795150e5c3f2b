package tortuga.server.cluster;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import tortuga.server.store.Store;
import tortuga.server.store.sql.SqlStore;

/// A fleet of one: it minds every table, and has nobody to listen to.
public final class SingleNode implements Cluster {
  private static final String NAME = "alone";

  private final Store store;
  private final AtomicBoolean sails = new AtomicBoolean();

  public SingleNode(Store store) {
    this.store = store;
  }

  @Override
  public void listen(Listener lookout) {}

  @Override
  public CompletableFuture<Heartbeat> round() {
    boolean first = sails.compareAndSet(false, true);
    return first
        ? store.unfinished().thenApply(tables -> new Heartbeat(Set.of(NAME), tables, true))
        : CompletableFuture.completedFuture(new Heartbeat(Set.of(NAME), List.of(), false));
  }

  @Override
  public CompletableFuture<Void> board(String table, int seat) {
    return CompletableFuture.completedFuture(SqlStore.nothing());
  }

  @Override
  public CompletableFuture<Void> disembark(String table, int seat) {
    return CompletableFuture.completedFuture(SqlStore.nothing());
  }

  @Override
  public CompletableFuture<Set<Integer>> aboard(String table) {
    return CompletableFuture.completedFuture(Set.of());
  }

  @Override
  public void leave() {}
}
