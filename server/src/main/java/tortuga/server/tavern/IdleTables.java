package tortuga.server.tavern;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Closes tables at which nobody has gone on for long, so that they do not fill lists and memory
/// for ever. Their logs are kept.
final class IdleTables {
  private static final Logger LOG = LoggerFactory.getLogger(IdleTables.class);

  private static final long ROUND_MILLIS = TimeUnit.HOURS.toMillis(1);
  private static final int HANDFUL = 500;

  private final Tavern tavern;
  private final Duration patience;

  /// Closes tables that have been idle for longer than `patience`.
  IdleTables(Tavern tavern, Duration patience) {
    this.tavern = tavern;
    this.patience = patience;
  }

  void begin() {
    tavern.every(
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
    long moment = tavern.now() - patience.toMillis();
    return tavern
        .store()
        .idleSince(moment, HANDFUL)
        .thenCompose(tables ->
            CompletableFuture.allOf(
                tables.stream()
                    .filter(tavern.convoy()::minds)
                    .map(table -> look(table, moment))
                    .toArray(CompletableFuture<?>[]::new)));
  }

  private CompletableFuture<Integer> look(String id, long moment) {
    return tavern.wish(id, (keeper, table) -> close(keeper, table, moment));
  }

  private static int close(Keeper keeper, Table table, long moment) throws Refusal {
    if (table.changed() >= moment) {
      keeper.saveCard();
      return 0;
    }
    LOG.atInfo().addKeyValue("table", table.id()).log("closed, since nobody went on");
    return keeper.commit(table.propose().giveUp());
  }
}
