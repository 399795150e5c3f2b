package tortuga.server.lobby;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.cluster.NodeMembership;
import tortuga.server.live.LiveTable;
import tortuga.server.live.LiveTables;
import tortuga.server.store.ListingStore;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.time.Scheduler;
import tortuga.server.time.ServerTime;

/// Closes tables that have been idle for long, so that they do not fill lists and memory for ever.
/// Their logs are kept.
public final class IdleTables {
  private static final Logger LOG = LoggerFactory.getLogger(IdleTables.class);

  private static final long ROUND_MILLIS = TimeUnit.HOURS.toMillis(1);
  private static final int MOST_AT_ONCE = 500;

  private final ListingStore store;
  private final LiveTables tables;
  private final NodeMembership membership;
  private final ServerTime time;

  public IdleTables(
      ListingStore store, LiveTables tables, NodeMembership membership, ServerTime time) {
    this.store = store;
    this.tables = tables;
    this.membership = membership;
    this.time = time;
  }

  /// Starts to close tables that have been idle for longer than `patience`.
  public void start(Scheduler scheduler, Duration patience) {
    scheduler.every(
        ROUND_MILLIS,
        () -> {
          var _ =
              closeAfter(patience)
                  .whenComplete((_, problem) -> {
                    if (problem == null) return;
                    LOG.atWarn().setCause(problem).log("not all idle tables can be closed");
                  });
        });
  }

  /// Looks at the tables whose listings have not changed for long; listings may be behind.
  public CompletableFuture<Void> closeAfter(Duration patience) {
    long moment = time.now() - patience.toMillis();
    return store
        .idleSince(moment, MOST_AT_ONCE)
        .thenCompose(idle ->
            CompletableFuture.allOf(
                idle.stream()
                    .filter(membership::owns)
                    .map(table -> look(table, moment))
                    .toArray(CompletableFuture<?>[]::new)));
  }

  private CompletableFuture<Integer> look(String id, long moment) {
    return tables.run(id, (live, table) -> close(live, table, moment));
  }

  private static int close(LiveTable live, Table table, long moment) throws Refusal {
    if (table.changed() >= moment) {
      live.saveListing();
      return 0;
    }
    LOG.atInfo().addKeyValue("table", table.id()).log("closed because it was idle");
    return live.commit(table.propose().giveUp());
  }
}
