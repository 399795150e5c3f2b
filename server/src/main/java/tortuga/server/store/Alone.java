package tortuga.server.store;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/// A fleet of one: it minds every table, and has nobody to listen to.
final class Alone implements Fleet {
  private static final String NAME = "alone";

  private final Store store;
  private final AtomicBoolean sails = new AtomicBoolean();

  Alone(Store store) {
    this.store = store;
  }

  @Override
  public void listen(Lookout lookout) {}

  @Override
  public CompletableFuture<Round> round() {
    boolean first = sails.compareAndSet(false, true);
    return first
        ? store.unfinished().thenApply(tables -> new Round(Set.of(NAME), tables, true))
        : CompletableFuture.completedFuture(new Round(Set.of(NAME), List.of(), false));
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
