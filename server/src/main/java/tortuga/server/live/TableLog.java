package tortuga.server.live;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.engine.chance.Seed;
import tortuga.server.store.LogLines;
import tortuga.server.store.LogStore;
import tortuga.server.store.Overtaken;
import tortuga.server.store.RewrittenLog;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogEntry.Renamed;
import tortuga.server.table.LogEntry.Restarted;
import tortuga.server.table.LogEntry.Rewritten;
import tortuga.server.table.LogLine;
import tortuga.server.table.Proposal;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.game.MatchFactory;
import tortuga.server.time.ServerTime;

/// The log of one table in the store, and the table that follows from it: read when somebody first
/// needs it, then one line longer with everything that happens. Used by the table's own thread
/// only.
final class TableLog {
  private static final Logger LOG = LoggerFactory.getLogger(TableLog.class);

  private final String id;
  private final LogStore store;
  private final Downtime downtime;
  private final ServerTime time;
  private final MatchFactory matchFactory;
  private @Nullable Table table;
  private String code = "";

  /// Whether something may have been stored that is not known here.
  private boolean maybeStale;

  TableLog(String id, Store store, ServerTime time, MatchFactory matchFactory) {
    this.id = id;
    this.store = store;
    this.downtime = store.downtime();
    this.time = time;
    this.matchFactory = matchFactory;
  }

  boolean isOpen() {
    return table != null;
  }

  /// Whether something may have been stored that is not known here.
  boolean isMaybeStale() {
    return maybeStale;
  }

  void markStale() {
    maybeStale = true;
  }

  /// Returns the table as far as it is known here.
  Table table() {
    if (table == null) throw new IllegalStateException("the log of " + id + " is not open");
    return table;
  }

  /// Returns the short code by which friends join.
  String code() {
    return code;
  }

  /// Reads the whole log.
  Table open() throws Refusal {
    return read((log, seed) -> Table.of(id, log, seed, downtime, matchFactory));
  }

  /// Reads the whole log of a table that cannot go on from its present state.
  Table openStuck(Throwable cause) throws Refusal {
    return read((log, seed) -> Table.stuck(id, log, seed, downtime, matchFactory, cause));
  }

  private Table read(BiFunction<List<LogLine>, Seed, Table> rebuild) throws Refusal {
    Optional<LogStore.Head> head = join(store.head(id));
    List<LogLine> log = join(store.read(id, 0));
    if (log.isEmpty() && head.isEmpty()) throw new Refusal("no-such-table");
    LogLines.check(log, head);
    Seed seed = join(store.seed(id)).orElseThrow();
    code = join(store.codeOf(id)).orElse("");
    Table read = rebuild.apply(log, seed);
    table = read;
    maybeStale = false;
    return read;
  }

  void close() {
    table = null;
  }

  /// Stores a proposal; then, and only then, applies it.
  LogLine append(Proposal proposal) throws Refusal, Overtaken {
    Table now = table();
    LogLine line = LogLines.after(now.hash(), now.lines(), time.now(), proposal.entry());
    try {
      store.append(id, line).join();
    } catch (CompletionException e) {
      maybeStale = true;
      if (e.getCause() instanceof Overtaken overtaken) throw overtaken;
      throw failure(e);
    }
    if (line.entry() instanceof Restarted) open();
    else now.apply(line, proposal.dryRun(), downtime);
    return line;
  }

  /// Writes the log again with somebody else in a person's place, and reads it; returns whether it
  /// named that person.
  boolean rewrite(String person, RewrittenLog.Successor successor, Chat chat)
      throws Refusal, Overtaken {
    List<LogLine> log = join(store.read(id, 0));
    if (!RewrittenLog.isNamed(log, person)) return false;
    RewrittenLog next = RewrittenLog.of(log, person, successor);
    LogStore.Head head = new LogStore.Head(log.size(), log.getLast().hash());
    try {
      store.rewrite(id, head, next.lines(), chat.rewritten(next.sittings(), successor)).join();
    } catch (CompletionException e) {
      maybeStale = true;
      if (e.getCause() instanceof Overtaken overtaken) throw overtaken;
      throw failure(e);
    }
    open();
    return true;
  }

  /// What another node has stored in the meantime.
  enum Missed {
    NOTHING,
    LINES,
    /// Lines of which one changes what was told before.
    REWRITTEN
  }

  /// Reads what another node has stored in the meantime.
  Missed catchUp() throws Refusal {
    Table now = table();
    List<LogLine> missed = join(store.read(id, now.lines()));
    if (missed.stream().anyMatch(line -> startsAnew(line.entry()))) {
      open();
      return Missed.REWRITTEN;
    }
    LogLines.check(now.hash(), now.lines(), missed);
    for (LogLine line : missed) now.apply(line, downtime);
    maybeStale = false;
    if (missed.stream().anyMatch(line -> changesPast(line.entry()))) return Missed.REWRITTEN;
    return missed.isEmpty() ? Missed.NOTHING : Missed.LINES;
  }

  /// Whether an entry changes what was told before, so that all subscribers must be told
  /// everything.
  static boolean changesPast(LogEntry entry) {
    return startsAnew(entry) || entry instanceof Renamed;
  }

  /// Whether an entry changes the table before it.
  private static boolean startsAnew(LogEntry entry) {
    return entry instanceof Restarted || entry instanceof Rewritten;
  }

  // A store may fail and recover

  /// Waits for the store.
  static <T> T join(CompletableFuture<T> future) throws Refusal {
    try {
      return future.join();
    } catch (CompletionException e) {
      throw failure(e);
    }
  }

  static boolean isFailure(Throwable e) {
    return e instanceof CompletionException && e.getCause() instanceof StoreFailure;
  }

  static Refusal failure(Throwable e) {
    LOG.atWarn().addKeyValue("cause", String.valueOf(e.getCause())).log("the store fails");
    return new Refusal("store-unavailable");
  }
}
