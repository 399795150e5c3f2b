package tortuga.server.cluster;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/// A cluster of one node: it owns every table, and never gets news.
public final class SingleNode implements Cluster {
  private static final String NAME = "alone";

  private final Supplier<CompletableFuture<List<String>>> unfinished;
  private final AtomicBoolean started = new AtomicBoolean();

  /// @param unfinished returns the tables that are not finished
  public SingleNode(Supplier<CompletableFuture<List<String>>> unfinished) {
    this.unfinished = unfinished;
  }

  @Override
  public void listen(Listener listener) {}

  @Override
  public CompletableFuture<Heartbeat> heartbeat() {
    boolean first = started.compareAndSet(false, true);
    return first
        ? rejoin()
        : CompletableFuture.completedFuture(new Heartbeat(Set.of(NAME), List.of(), false));
  }

  @Override
  public CompletableFuture<Heartbeat> rejoin() {
    return unfinished.get().thenApply(tables -> new Heartbeat(Set.of(NAME), tables, true));
  }

  @Override
  public CompletableFuture<Void> arrive(String table, int seat) {
    return CompletableFuture.allOf();
  }

  @Override
  public CompletableFuture<Void> depart(String table, int seat) {
    return CompletableFuture.allOf();
  }

  @Override
  public CompletableFuture<Set<Integer>> presentElsewhere(String table) {
    return CompletableFuture.completedFuture(Set.of());
  }

  @Override
  public void leave() {}
}
