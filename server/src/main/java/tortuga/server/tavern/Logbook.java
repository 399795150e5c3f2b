package tortuga.server.tavern;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tortuga.engine.Seed;
import tortuga.server.store.Lines;
import tortuga.server.store.Overtaken;
import tortuga.server.store.Store;
import tortuga.server.store.StoreFailure;
import tortuga.server.table.Line;
import tortuga.server.table.Proposal;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// The log of one table in the store, and the table that it makes: read when somebody first needs
/// it, longer by a line with all that happens. Used by the table's own thread only.
final class Logbook {
  private static final Logger LOG = LoggerFactory.getLogger(Logbook.class);

  private final Tavern tavern;
  private final Store store;
  private final String id;
  private @Nullable Table table;
  private String code = "";

  /// Whether something may have been stored of which nobody here knows.
  private boolean unsure;

  Logbook(Tavern tavern, String id) {
    this.tavern = tavern;
    this.store = tavern.store();
    this.id = id;
  }

  boolean isOpen() {
    return table != null;
  }

  /// Whether something may have been stored of which nobody here knows.
  boolean isUnsure() {
    return unsure;
  }

  void doubt() {
    unsure = true;
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
    List<Line> log = join(store.read(id, 0));
    if (log.isEmpty()) throw new Refusal("no-such-table");
    Lines.check(log);
    Seed seed = join(store.seed(id)).orElseThrow();
    code = join(store.codeOf(id)).orElse("");
    Table read = Table.of(id, log, seed, tavern.credit(), tavern.way());
    table = read;
    unsure = false;
    return read;
  }

  void close() {
    table = null;
  }

  /// Stores what was proposed; then, and only then, makes it come true.
  Line append(Proposal proposal) throws Refusal, Overtaken {
    Table now = table();
    Line line = Lines.after(now.hash(), now.lines(), tavern.now(), proposal.entry());
    try {
      store.append(id, line).join();
    } catch (CompletionException e) {
      unsure = true;
      if (e.getCause() instanceof Overtaken overtaken) throw overtaken;
      throw failure(e);
    }
    now.apply(line, proposal.attempt(), tavern.credit());
    return line;
  }

  /// Reads what somebody else stored meanwhile, and returns whether there was anything.
  boolean catchUp() throws Refusal {
    Table now = table();
    List<Line> missed = join(store.read(id, now.lines()));
    Lines.check(now.hash(), now.lines(), missed);
    for (Line line : missed) now.apply(line, tavern.credit());
    unsure = false;
    return !missed.isEmpty();
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

  static boolean isFailure(RuntimeException e) {
    return e instanceof CompletionException && e.getCause() instanceof StoreFailure;
  }

  static Refusal failure(RuntimeException e) {
    LOG.atWarn().addKeyValue("cause", String.valueOf(e.getCause())).log("the store fails");
    return new Refusal("store-unavailable");
  }
}
