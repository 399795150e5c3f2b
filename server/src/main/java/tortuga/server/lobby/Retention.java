package tortuga.server.lobby;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.live.LiveTables;
import tortuga.server.store.Store;
import tortuga.server.table.Table;
import tortuga.server.time.Scheduler;
import tortuga.server.time.ServerTime;

/// Deletes what nobody needs any more: people whom no browser has shown for long, and old finished
/// games. [IdleTables] closes unfinished ones. Thread-safe.
public final class Retention {
  private static final Logger LOG = LoggerFactory.getLogger(Retention.class);

  private static final long ROUND_MILLIS = TimeUnit.HOURS.toMillis(1);
  private static final int MOST_AT_ONCE = 200;

  private final Store store;
  private final LiveTables tables;
  private final Departures departures;
  private final ServerTime time;

  /// How long things are kept; for ever if empty.
  ///
  /// @param guests people since a browser showed them last, unless they have a code with which to
  ///   come back
  /// @param games finished and closed tables since their end
  public record Periods(Optional<Duration> guests, Optional<Duration> games) {
    /// Keeps everything.
    public static final Periods FOR_EVER = new Periods(Optional.empty(), Optional.empty());
  }

  public Retention(Store store, LiveTables tables, Departures departures, ServerTime time) {
    this.store = store;
    this.tables = tables;
    this.departures = departures;
    this.time = time;
  }

  /// Starts to delete what is older than its period.
  public void start(Scheduler scheduler, Periods periods) {
    scheduler.every(
        ROUND_MILLIS,
        () -> {
          var _ =
              deleteOld(periods)
                  .whenComplete((_, problem) -> {
                    if (problem == null) return;
                    LOG.atWarn().setCause(problem).log("not everything that is old can be deleted");
                  });
        });
  }

  /// Deletes some of what is older than its period.
  public CompletableFuture<Void> deleteOld(Periods periods) {
    CompletableFuture<Void> guests =
        periods.guests().map(this::deleteGuests).orElseGet(CompletableFuture::allOf);
    return guests.thenCompose(
        _ -> periods.games().map(this::deleteGames).orElseGet(CompletableFuture::allOf));
  }

  private long before(Duration period) {
    return time.now() - period.toMillis();
  }

  private CompletableFuture<Void> deleteGuests(Duration period) {
    return store
        .notSeenSince(before(period), MOST_AT_ONCE)
        .thenCompose(gone -> all(gone.stream().map(departures::delete).toList()));
  }

  private CompletableFuture<Void> deleteGames(Duration period) {
    long moment = before(period);
    return store
        .closedBefore(moment, MOST_AT_ONCE)
        .thenCompose(old -> all(old.stream().map(id -> delete(id, moment)).toList()));
  }

  /// Looks at the table itself: its listing may be behind.
  private CompletableFuture<Integer> delete(String id, long moment) {
    return tables
        .run(id, (_, table) -> isOld(table, moment) ? 1 : 0)
        .thenCompose(old ->
            old == 0
                ? CompletableFuture.completedFuture(0)
                : store
                    .delete(id)
                    .thenApply(_ -> {
                      tables.drop(id);
                      LOG.atInfo().addKeyValue("table", id).log("deleted because it was old");
                      return 1;
                    }));
  }

  private static boolean isOld(Table table, long moment) {
    return table.isClosed() && table.changed() < moment;
  }

  private static CompletableFuture<Void> all(List<? extends CompletableFuture<?>> parts) {
    return CompletableFuture.allOf(new ArrayList<>(parts).toArray(CompletableFuture<?>[]::new));
  }
}
