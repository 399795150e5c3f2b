package tortuga.server.cluster;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/// The nodes that serve the same tables: which of them minds a table, who is where, and what the
/// others did. Thread-safe.
///
/// Nothing that must be right depends on it: two nodes that both believe to mind a table cannot
/// both write its next line.
public interface Cluster {
  /// Listens to the other nodes from now on.
  void listen(Listener lookout);

  /// Says that this node is up, and takes over tables that nobody minds.
  CompletableFuture<Heartbeat> round();

  /// Notes that a seat has a page open at this node.
  CompletableFuture<Void> board(String table, int seat);

  /// Notes that a seat has no page open at this node any more.
  CompletableFuture<Void> disembark(String table, int seat);

  /// Returns the seats that have a page open at another node.
  CompletableFuture<Set<Integer>> aboard(String table);

  /// Leaves the fleet; the others take over what this node minded.
  void leave();

  /// What a node learns on its round.
  ///
  /// @param nodes all nodes that are up
  /// @param minded the tables that this node minds from now on, besides those that it minds already
  /// @param lapsed whether this node was taken for dead, so that `minded` is all that it minds
  record Heartbeat(Set<String> nodes, List<String> minded, boolean lapsed) {
    public Heartbeat {
      nodes = Set.copyOf(nodes);
      minded = List.copyOf(minded);
    }
  }

  /// Hears what other nodes did; must return at once. News may come late, twice, or for tables that
  /// nobody here knows.
  interface Listener {
    /// A line of a log was stored.
    void stored(String table, int seq);

    /// Somebody said something at a table.
    void said(String table);

    /// Somebody came to a table, or left it.
    void moved(String table);

    /// Somebody has another name.
    void renamed(String person);

    /// Somebody is no longer known in some browser.
    void signedOut(String person);

    /// A node left; what it minded can be taken over.
    void left();

    /// News were missed: anything may have happened.
    void missed();
  }
}
