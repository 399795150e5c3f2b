package tortuga.server.lobby;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.live.LiveTable;
import tortuga.server.live.Tables;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Closes tables at which nobody has gone on for long, so that they do not fill lists and memory
/// for ever. Their logs are kept.
public final class IdleTables {
  private static final Logger LOG = LoggerFactory.getLogger(IdleTables.class);

  private static final long ROUND_MILLIS = TimeUnit.HOURS.toMillis(1);
  private static final int HANDFUL = 500;

  private final Tables tables;
  private final Duration patience;

  /// Closes tables that have been idle for longer than `patience`.
  public IdleTables(Tables tables, Duration patience) {
    this.tables = tables;
    this.patience = patience;
  }

  public void begin() {
    tables.every(
        ROUND_MILLIS,
        () -> {
          var _ =
              round()
                  .whenComplete((_, problem) -> {
                    if (problem == null) return;
                    LOG.atWarn().setCause(problem).log("not all idle tables can be closed");
                  });
        });
  }

  /// Looks at the tables of which lists have heard nothing for long; lists may be behind.
  CompletableFuture<Void> round() {
    long moment = tables.now() - patience.toMillis();
    return tables
        .store()
        .idleSince(moment, HANDFUL)
        .thenCompose(idle ->
            CompletableFuture.allOf(
                idle.stream()
                    .filter(tables.convoy()::minds)
                    .map(table -> look(table, moment))
                    .toArray(CompletableFuture<?>[]::new)));
  }

  private CompletableFuture<Integer> look(String id, long moment) {
    return tables.wish(id, (live, table) -> close(live, table, moment));
  }

  private static int close(LiveTable live, Table table, long moment) throws Refusal {
    if (table.changed() >= moment) {
      live.saveCard();
      return 0;
    }
    LOG.atInfo().addKeyValue("table", table.id()).log("closed, since nobody went on");
    return live.commit(table.propose().giveUp());
  }
}
