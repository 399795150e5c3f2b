package tortuga.server.live;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import tortuga.server.cluster.Cluster;
import tortuga.server.table.Refusal;

/// Which seats of a table have a page open, here and at other nodes. Used by the table's own thread
/// only; the other nodes are told of changes one after another.
final class Presence {
  private final Cluster cluster;
  private final String table;
  private Set<Integer> here = Set.of();
  private Set<Integer> elsewhere = Set.of();
  private CompletableFuture<?> telling = CompletableFuture.completedFuture(0);

  Presence(Cluster cluster, String table) {
    this.cluster = cluster;
    this.table = table;
  }

  /// Notes which seats are present here now.
  void see(Set<Integer> seats) {
    for (int seat : seats) if (!here.contains(seat)) tell(cluster::arrive, seat);
    for (int seat : here) if (!seats.contains(seat)) tell(cluster::depart, seat);
    here = Set.copyOf(seats);
  }

  private interface News {
    CompletableFuture<Void> of(String table, int seat);
  }

  private void tell(News news, int seat) {
    telling = telling.handle((_, _) -> 0).thenCompose(_ -> news.of(table, seat));
  }

  /// Tells the other nodes again who is present here, in case they have lost it.
  void repeat() {
    for (int seat : here) tell(cluster::arrive, seat);
  }

  Set<Integer> elsewhere() {
    return elsewhere;
  }

  /// Reads who is present at other nodes, and returns whether that has changed.
  boolean readElsewhere() throws Refusal {
    Set<Integer> before = elsewhere;
    elsewhere = Set.copyOf(TableLog.join(cluster.presentElsewhere(table)));
    return !before.equals(elsewhere);
  }
}
