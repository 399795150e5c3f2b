package tortuga.server.store;

import tortuga.server.cluster.Cluster;

/// Where everything is kept that must not be lost. Thread-safe.
///
/// What is asked for comes back as a future, which completes when the disk has it. A future fails
/// with [StoreFailure], or with [Overtaken] where that is said.
public interface Store
    extends LogStore, ListingStore, PeopleStore, ChatStore, UptimeStore, AutoCloseable {
  /// Returns the nodes that share this store.
  Cluster cluster();

  @Override
  void close();
}
