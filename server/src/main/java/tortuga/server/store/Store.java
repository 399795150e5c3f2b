package tortuga.server.store;

import tortuga.server.cluster.Cluster;

/// Stores everything that must not be lost. Thread-safe.
///
/// Results are futures, which complete when the disk has the data. A future fails with
/// [StoreFailure], or with [Overtaken] where that is documented.
public interface Store
    extends LogStore,
        ListingStore,
        PeopleStore,
        RecoveryStore,
        DepartureStore,
        ChatStore,
        ReviewStore,
        UptimeStore,
        AutoCloseable {
  /// Returns the nodes that share this store.
  Cluster cluster();

  @Override
  void close();
}
