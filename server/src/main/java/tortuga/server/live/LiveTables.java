package tortuga.server.live;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.server.cluster.LocalTables;
import tortuga.server.listing.Listing;
import tortuga.server.listing.Listings;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// The tables that run at this node, each found by its id. Thread-safe.
public final class LiveTables implements LocalTables {
  private static final Logger LOG = LoggerFactory.getLogger(LiveTables.class);

  private final TableServices services;
  private final Map<String, LiveTable> tables = new ConcurrentHashMap<>();

  public LiveTables(TableServices services) {
    this.services = services;
  }

  // Commands

  /// Runs a command that came over HTTP when its turn comes.
  public <T> CompletableFuture<T> run(String table, LiveTable.Command<T> command) {
    return run(table, Sender.VISITORS, command);
  }

  /// Runs a command at a table when its turn comes.
  <T> CompletableFuture<T> run(String id, Sender sender, LiveTable.Command<T> command) {
    if (!Listings.isName(id)) return CompletableFuture.failedFuture(new Refusal("no-such-table"));
    LiveTable live = table(id);
    return forgetIfMissing(live, live.commands().run(sender, command));
  }

  /// Runs a command of a seat when its turn comes, and returns the number of the update in which
  /// the seat notices it.
  CompletableFuture<Integer> run(String id, Sender sender, SeatCommand command) {
    if (!Listings.isName(id)) return CompletableFuture.failedFuture(new Refusal("no-such-table"));
    LiveTable live = table(id);
    return forgetIfMissing(live, live.run(sender, command));
  }

  private LiveTable table(String id) {
    return tables.computeIfAbsent(id, _ -> LiveTable.open(id, services));
  }

  private <T> CompletableFuture<T> forgetIfMissing(LiveTable live, CompletableFuture<T> answer) {
    var _ =
        answer.whenComplete((_, problem) -> {
          if (isMissing(problem)) forget(live);
        });
    return answer;
  }

  private static boolean isMissing(@Nullable Throwable problem) {
    return problem instanceof Refusal refusal && refusal.reason().equals("no-such-table");
  }

  private void forget(LiveTable live) {
    tables.remove(live.id(), live);
  }

  /// Ends a page's subscription, once it has got what it asked for before.
  void unsubscribe(String table, Subscriber page) {
    known(table)
        .ifPresent(live ->
            live.commands()
                .whileAwakeLater(now -> {
                  if (!subscriptions(live).end(page, now)) forget(live);
                }));
  }

  Subscriptions subscriptions(LiveTable live) {
    return new Subscriptions(live, services.membership().isShared());
  }

  // Listings

  private Optional<LiveTable> known(String table) {
    return Optional.ofNullable(tables.get(table));
  }

  private List<LiveTable> all() {
    return List.copyOf(tables.values());
  }

  /// Returns the listing of a table that is awake here, which is newer than the stored one.
  public Optional<Listing> listing(String table) {
    return known(table).flatMap(LiveTable::listing);
  }

  /// Returns how many tables are awake.
  public int awake() {
    return (int) all().stream().filter(each -> each.listing().isPresent()).count();
  }

  /// Forgets a table that was deleted.
  public void drop(String table) {
    known(table).ifPresent(this::forget);
  }

  // Sleeping

  /// Puts all tables to sleep at which nothing has happened for a while and nobody looks; their
  /// clocks and bots wake them when something is due.
  public void putIdleToSleep(Duration idle) {
    long since = System.nanoTime() - idle.toNanos();
    for (LiveTable live : all()) {
      live.commands()
          .whileAwake(table -> {
            if (!isUnused(live, since)) return;
            var _ = live.parts().listing().save(table).thenRun(() -> sleep(live, since));
          });
    }
  }

  /// Lists must not fall back to an old listing: the table stays awake until the new one is stored.
  private void sleep(LiveTable live, long since) {
    live.commands()
        .whileAwake(table -> {
          if (!isUnused(live, since)) return;
          if (table.isClosed()) forget(live);
          live.fallAsleep();
        });
  }

  private static boolean isUnused(LiveTable live, long since) {
    return live.parts().subscribers().isEmpty() && live.commands().isUnused(since);
  }

  // Other nodes

  @Override
  public void start(String id) {
    LiveTable live = table(id);
    var _ =
        forgetIfMissing(live, live.commands().run(LiveTables::start))
            .whenComplete((_, problem) -> {
              if (problem == null) return;
              LOG.atWarn().addKeyValue("table", id).setCause(problem).log("a table does not start");
            });
  }

  /// Absent players have some time to come back before a bot takes over.
  private static int start(LiveTable live, Table table) {
    live.parts().deadlines().forget();
    live.scheduleNext(table);
    if (table.isClosed())
      live.saveListing(); // the node that closed it may not have stored the listing
    live.parts().deadlines().scheduleAbsenceChecks(table);
    return table.lines();
  }

  @Override
  public void lineStored(String table, int seq) {
    known(table).ifPresent(live -> new RemoteUpdates(live).lineStored(seq));
  }

  @Override
  public void chatAdded(String table) {
    known(table).ifPresent(live -> new RemoteUpdates(live).chatAdded());
  }

  @Override
  public void presenceChanged(String table) {
    known(table).ifPresent(live -> new RemoteUpdates(live).presenceChanged(false));
  }

  @Override
  public void nodesChanged(boolean forgotten) {
    all().forEach(live -> new RemoteUpdates(live).presenceChanged(forgotten));
  }

  @Override
  public void lookAgain(String table) {
    known(table).ifPresent(live -> new RemoteUpdates(live).lookAgain());
  }

  @Override
  public void lookAgain() {
    all().forEach(live -> new RemoteUpdates(live).lookAgain());
  }

  @Override
  public void saveListing(String table) {
    known(table).ifPresent(LiveTable::saveListing);
  }
}
