package tortuga.server.store.postgres;

import org.jdbi.v3.core.Handle;
import tortuga.server.store.Outages;
import tortuga.server.store.sql.OutageRows;
import tortuga.server.store.sql.UptimeRows;

/// What a node knows of the times in which none was up, and its note that it is up itself.
///
/// @param now the time of the database, in SQL
record PostgresUptime(Outages outages, String now) {
  /// Notes that the server is up, whatever this node's clock says.
  void note(Handle handle) {
    UptimeRows.note(handle, now);
    learn(handle);
  }

  /// Checks whether there are outages that this node does not know.
  void learn(Handle handle) {
    OutageRows.unknown(handle, outages).ifPresent(outages::learn);
  }
}
