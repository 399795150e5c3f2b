package tortuga.server.store.postgres;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.cluster.Cluster;
import tortuga.server.store.ListingStore;
import tortuga.server.store.sql.SqlStore;

/// The nodes that share a PostgreSQL database. Each has a row that says until when it counts as up,
/// by the clock of the database; a node that does not renew it loses its tables to the others.
final class PostgresCluster implements Cluster {
  private static final Logger LOG = LoggerFactory.getLogger(PostgresCluster.class);

  private static final long LEASE_MILLIS = 3000;
  private static final long FORGOTTEN_MILLIS = 60_000;
  private static final int LEAST_TAKEN_OVER = 100;
  private static final String NOW = PostgresClock.NOW;

  private final PostgresDatabase database;
  private final String node;
  private final PostgresListener notifications;

  PostgresCluster(PostgresDatabase database, String node) {
    this.database = database;
    this.node = node;
    this.notifications = new PostgresListener(database, node);
  }

  @Override
  public void listen(Listener listener) {
    notifications.listen(listener);
  }

  // Leases

  void own(Handle handle, ListingStore.ListingRow row) {
    if (isFinished(row)) return;
    handle.execute("insert into lease (table_id, node) values (?, ?)", row.table(), node);
  }

  void release(Handle handle, ListingStore.ListingRow row) {
    if (!isFinished(row)) return;
    handle.execute("delete from lease where table_id = ?", row.table());
    handle.execute("delete from presence where table_id = ?", row.table());
  }

  private static boolean isFinished(ListingStore.ListingRow row) {
    return !row.phase().equals("gathering") && !row.phase().equals("playing");
  }

  @Override
  public CompletableFuture<Heartbeat> heartbeat() {
    return database.write(handle ->
        renew(handle) ? new Heartbeat(nodes(handle), takeOver(handle), false) : rejoin(handle));
  }

  @Override
  public CompletableFuture<Heartbeat> rejoin() {
    return database.write(this::rejoin);
  }

  private boolean renew(Handle handle) {
    return handle.execute(
            "update node set until = " + NOW + " + ? where id = ? and until >= " + NOW,
            LEASE_MILLIS,
            node)
        > 0;
  }

  private Heartbeat rejoin(Handle handle) {
    join(handle);
    var _ = takeOver(handle);
    return new Heartbeat(nodes(handle), owned(handle), true);
  }

  private void join(Handle handle) {
    handle.execute(
        "insert into node (id, until) values (?, "
            + NOW
            + " + ?) on conflict (id) do update set until = excluded.until",
        node,
        LEASE_MILLIS);
    handle.execute("delete from node where until < " + NOW + " - ?", FORGOTTEN_MILLIS);
    handle.execute("delete from presence where node not in (select id from node)");
  }

  private static Set<String> nodes(Handle handle) {
    return new HashSet<>(
        handle.select("select id from node where until >= " + NOW).mapTo(String.class).list());
  }

  private List<String> owned(Handle handle) {
    return handle
        .select("select table_id from lease where node = ?", node)
        .mapTo(String.class)
        .list();
  }

  /// Takes over a fair share of the tables whose node is gone, or all if there are few.
  private List<String> takeOver(Handle handle) {
    int orphans =
        handle
            .createQuery(
                "select count(*) from lease where node not in"
                    + " (select id from node where until >= "
                    + NOW
                    + ")")
            .mapTo(Integer.class)
            .one();
    if (orphans == 0) return List.of();
    int share = Math.max(LEAST_TAKEN_OVER, orphans / Math.max(1, nodes(handle).size()) + 1);
    List<String> taken =
        handle
            .createQuery(
                "update lease set node = ? where table_id in (select table_id from lease"
                    + " where node not in (select id from node where until >= "
                    + NOW
                    + ") limit ? for update skip locked) returning table_id")
            .bind(0, node)
            .bind(1, share)
            .mapTo(String.class)
            .list();
    LOG.atInfo()
        .addKeyValue("node", node)
        .addKeyValue("tables", taken.size())
        .log("took tables over");
    return taken;
  }

  // Presence

  @Override
  public CompletableFuture<Void> arrive(String table, int seat) {
    return database.write(handle -> {
      handle.execute(
          "insert into presence (table_id, seat, node) values (?, ?, ?) on conflict do nothing",
          table,
          seat,
          node);
      tell(handle, Notifications.moved(table));
      return SqlStore.nothing();
    });
  }

  @Override
  public CompletableFuture<Void> depart(String table, int seat) {
    return database.write(handle -> {
      handle.execute(
          "delete from presence where table_id = ? and seat = ? and node = ?", table, seat, node);
      tell(handle, Notifications.moved(table));
      return SqlStore.nothing();
    });
  }

  @Override
  public CompletableFuture<Set<Integer>> presentElsewhere(String table) {
    return database.query(handle ->
        new HashSet<>(
            handle
                .select(
                    "select p.seat from presence p join node n on n.id = p.node"
                        + " where p.table_id = ? and p.node <> ? and n.until >= "
                        + NOW,
                    table,
                    node)
                .mapTo(Integer.class)
                .list()));
  }

  // News

  /// Notifies the other nodes, once the current transaction is committed.
  void tell(Handle handle, String news) {
    handle
        .createQuery("select pg_notify(?, ?)::text")
        .bind(0, Notifications.CHANNEL)
        .bind(1, new Notifications(node, news).write())
        .mapTo(String.class)
        .list();
  }

  @Override
  public void leave() {
    notifications.close();
    try {
      database
          .write(handle -> {
            handle.execute("delete from presence where node = ?", node);
            handle.execute("delete from node where id = ?", node);
            tell(handle, Notifications.left());
            return SqlStore.nothing();
          })
          .join();
    } catch (CompletionException e) {
      LOG.atInfo().addKeyValue("node", node).log("left without notice");
    }
  }

  void close() {
    notifications.close();
  }
}
