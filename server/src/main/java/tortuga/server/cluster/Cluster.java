package tortuga.server.cluster;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/// The nodes that serve the same tables: which of them owns a table, which seats are present at
/// which node, and what the others did. Thread-safe.
///
/// Correctness does not depend on it: two nodes that both believe that they own a table cannot both
/// write its next line.
public interface Cluster {
  /// Listens to the other nodes from now on.
  void listen(Listener listener);

  /// Says that this node is up, and takes over tables that no node owns.
  CompletableFuture<Heartbeat> heartbeat();

  /// Says that this node is up again after it owned no table for a while, whether or not the others
  /// have noticed; returns all that it owns.
  CompletableFuture<Heartbeat> rejoin();

  /// Notes that a seat has a page open at this node.
  CompletableFuture<Void> arrive(String table, int seat);

  /// Notes that a seat no longer has a page open at this node.
  CompletableFuture<Void> depart(String table, int seat);

  /// Returns the seats that have a page open at another node.
  CompletableFuture<Set<Integer>> presentElsewhere(String table);

  /// Leaves; the others take over what this node owned.
  void leave();

  /// What a node learns with its heartbeat.
  ///
  /// @param nodes all nodes that are up
  /// @param owned the tables that this node owns from now on, besides those that it owns already
  /// @param lapsed whether the others took this node for dead or it rejoins, so that `owned` is
  ///   everything it owns
  record Heartbeat(Set<String> nodes, List<String> owned, boolean lapsed) {
    public Heartbeat {
      nodes = Set.copyOf(nodes);
      owned = List.copyOf(owned);
    }
  }

  /// Is told what other nodes did; must return at once. News may come late, twice, or for tables
  /// that are unknown here.
  interface Listener {
    /// A line of a log was stored.
    void lineStored(String table, int seq);

    /// Somebody said something at a table.
    void chatAdded(String table);

    /// Somebody came to a table, or left it.
    void presenceChanged(String table);

    /// Somebody has another name.
    void personRenamed(String person);

    /// Somebody is no longer known in some browser.
    void personSignedOut(String person);

    /// A node left; what it owned can be taken over.
    void nodeLeft();

    /// Some news was lost: anything may have happened.
    void notificationsMissed();
  }
}
