package tortuga.server.store.sql;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tortuga.server.store.Outages;
import tortuga.server.store.UptimeStore.Outage;

/// Outages as rows.
public final class OutageRows {
  private OutageRows() {}

  public static void save(Handle handle, Outage outage) {
    handle.execute(
        "insert into outage (began, ended) values (?, ?) on conflict do nothing",
        outage.from(),
        outage.to());
  }

  /// Checks whether there are outages that are not known.
  public static Optional<List<Outage>> unknown(Handle handle, Outages known) {
    return count(handle) == known.count() ? Optional.empty() : Optional.of(all(handle));
  }

  private static int count(Handle handle) {
    return handle.createQuery("select count(*) from outage").mapTo(Integer.class).one();
  }

  public static List<Outage> all(Handle handle) {
    return handle
        .select("select began, ended from outage order by began")
        .map((row, _) -> new Outage(row.getLong(1), row.getLong(2)))
        .list();
  }
}
