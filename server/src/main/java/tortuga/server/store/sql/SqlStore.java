package tortuga.server.store.sql;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import tortuga.engine.chance.Seed;
import tortuga.server.store.Outages;
import tortuga.server.store.Store;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Origin;
import tortuga.server.table.clock.Downtime;

/// A store in SQL that all our databases understand.
public abstract class SqlStore implements Store {
  public final Outages outages = new Outages();

  /// Writes in one batch with whatever else is to be written.
  public abstract <T> CompletableFuture<T> write(WriteTask<T> task);

  /// Makes this node the owner of a table that is opened, unless it is finished already.
  public void own(Handle handle, ListingRow row) {}

  /// Removes the owner of a table, if it is finished.
  public void release(Handle handle, ListingRow row) {}

  /// Reads in a thread that may wait for the disk.
  public abstract <T> CompletableFuture<T> query(Function<Handle, T> question);

  @Override
  public CompletableFuture<Void> open(
      String table, Seed seed, String code, LogLine first, ListingRow row) {
    return write(handle -> {
      LogRows.insert(handle, table, first);
      handle.execute("insert into seed (table_id, seed) values (?, ?)", table, seed.toString());
      ListingRows.add(handle, code, row);
      own(handle, row);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> openWhole(
      String table, Seed seed, String code, List<LogLine> log, ListingRow row) {
    return write(handle -> {
      LogRows.insertAll(handle, table, log);
      handle.execute("insert into seed (table_id, seed) values (?, ?)", table, seed.toString());
      ListingRows.add(handle, code, row);
      own(handle, row);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> append(String table, LogLine line) {
    return write(handle -> {
      LogRows.insert(handle, table, line);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> saveListing(ListingRow row) {
    return write(handle -> {
      if (ListingRows.replace(handle, row)) release(handle, row);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Optional<Head>> head(String table) {
    return query(handle -> LogRows.head(handle, table));
  }

  @Override
  public CompletableFuture<List<String>> truncatedLogs(int most) {
    return query(handle -> LogRows.truncated(handle, most));
  }

  @Override
  public CompletableFuture<List<LogLine>> read(String table, int from) {
    return query(handle -> LogRows.lines(handle, table, from));
  }

  @Override
  public CompletableFuture<Optional<Seed>> seed(String table) {
    return one("select seed from seed where table_id = ?", table)
        .thenApply(seed -> seed.map(Seed::of));
  }

  @Override
  public CompletableFuture<Optional<String>> tableOf(String code) {
    return one("select table_id from card where code = ?", code);
  }

  @Override
  public CompletableFuture<Optional<String>> codeOf(String table) {
    return one("select code from card where table_id = ?", table);
  }

  private CompletableFuture<Optional<String>> one(String sql, String argument) {
    return query(handle -> handle.select(sql, argument).mapTo(String.class).findFirst());
  }

  @Override
  public CompletableFuture<List<String>> unfinished() {
    return query(handle ->
        handle
            .select("select table_id from card where phase in ('gathering', 'playing')")
            .mapTo(String.class)
            .list());
  }

  @Override
  public CompletableFuture<List<String>> idleSince(long moment, int most) {
    return query(handle ->
        handle
            .select(
                "select table_id from card where phase in ('gathering', 'playing')"
                    + " and changed < ? order by changed limit ?",
                moment,
                most)
            .mapTo(String.class)
            .list());
  }

  @Override
  public CompletableFuture<List<ListingRow>> listingsOf(String person, int most) {
    return query(handle -> ListingRows.of(handle, person, most));
  }

  @Override
  public CompletableFuture<Optional<ListingRow>> listing(String table) {
    return query(handle -> ListingRows.of(handle, table));
  }

  @Override
  public CompletableFuture<List<ListingRow>> listed(String phase, int most) {
    return query(handle -> ListingRows.listed(handle, phase, most));
  }

  // People

  @Override
  public CompletableFuture<Void> savePerson(Someone person) {
    return write(handle -> {
      PersonRows.save(handle, person);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> saveSession(String person, Session session) {
    return write(handle -> {
      SessionRows.save(handle, person, session);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<List<Session>> sessionsOf(String person) {
    return query(handle -> SessionRows.of(handle, person));
  }

  @Override
  public CompletableFuture<Void> seen(String tokenHash, long at) {
    return write(handle -> {
      handle.execute("update token set seen = ? where hash = ?", at, tokenHash);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> endSessions(String person, List<String> tokenHashes) {
    return write(handle -> {
      SessionRows.end(handle, person, tokenHashes);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Optional<Someone>> person(String id) {
    return query(handle -> PersonRows.byId(handle, id));
  }

  @Override
  public CompletableFuture<Optional<Someone>> personByToken(String tokenHash) {
    return query(handle -> PersonRows.byToken(handle, tokenHash));
  }

  @Override
  public CompletableFuture<Void> saveLink(String linkHash, String person, long expires) {
    return write(handle -> {
      PersonRows.saveLink(handle, linkHash, person, expires);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Optional<String>> linkOf(String linkHash, long now) {
    return query(handle -> PersonRows.ofLink(handle, linkHash, now));
  }

  @Override
  public CompletableFuture<Optional<String>> useLink(String linkHash, long now) {
    return write(handle -> PersonRows.useLink(handle, linkHash, now));
  }

  // Chat

  @Override
  public CompletableFuture<Void> addRemark(String table, int number, Remark remark) {
    return write(handle -> {
      ChatRows.add(handle, table, number, remark);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<List<Remark>> remarks(String table, int from) {
    return query(handle -> ChatRows.from(handle, table, from));
  }

  @Override
  public CompletableFuture<Void> mute(String person, String table, int seat, boolean muted) {
    return write(handle -> {
      ChatRows.mute(handle, person, table, seat, muted);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Set<Integer>> muted(String person, String table) {
    return query(handle -> ChatRows.muted(handle, person, table));
  }

  // Uptime

  @Override
  public Downtime downtime() {
    return outages;
  }

  @Override
  public CompletableFuture<Optional<Long>> lastAlive() {
    return query(UptimeRows::last);
  }

  @Override
  public CompletableFuture<Void> saveOutage(Outage outage) {
    return write(handle -> {
      OutageRows.save(handle, outage);
      return nothing();
    });
  }

  /// Checks whether there are outages that are not known here.
  public final Optional<List<Outage>> unknownOutages(Handle handle) {
    boolean allKnown = OutageRows.count(handle) == outages.count();
    return allKnown ? Optional.empty() : Optional.of(OutageRows.all(handle));
  }

  /// Returns how many outages must be known to decide on a line; negative if they do not matter,
  /// since no clock is involved.
  public final int knownFor(LogLine line) {
    boolean byTheClock =
        line.entry() instanceof LogEntry.Played(_, Origin by, _)
            && (by == Origin.CLOCK || by == Origin.TABLE);
    return byTheClock ? outages.count() : -1;
  }

  @Override
  public CompletableFuture<List<Outage>> outages() {
    return query(OutageRows::all);
  }

  @SuppressWarnings("NullAway") // the one value that a future of nothing can have
  public static Void nothing() {
    return null;
  }
}
