package tortuga.server.store.sql;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tortuga.engine.chance.Seed;
import tortuga.server.store.Outages;
import tortuga.server.store.Store;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Origin;
import tortuga.server.table.clock.Downtime;

/// A store in SQL that all our databases understand.
public abstract class SqlStore extends SqlPeople implements Store {
  public final Outages outages;

  /// Everything that belongs to one table.
  private static final List<String> TABLES =
      List.of(
          "entry", "head", "seed", "card", "seat", "remark", "mute", "lease", "presence", "review");

  protected SqlStore(Outages outages) {
    this.outages = outages;
  }

  /// Tells the other nodes that a line was stored.
  public void tellStored(Handle handle, String table, int seq) {}

  /// Makes this node the owner of a table that is opened, unless it is finished already.
  public void own(Handle handle, ListingRow row) {}

  /// Removes the owner of a table, if it is finished.
  public void release(Handle handle, ListingRow row) {}

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
  public CompletableFuture<Void> rewrite(
      String table, Head head, List<LogLine> log, Map<Integer, Remark> remarks) {
    return write(handle -> {
      LogRows.replace(handle, table, head, log);
      remarks.forEach((number, remark) -> ChatRows.replace(handle, table, number, remark));
      tellStored(handle, table, log.getLast().seq());
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> delete(String table) {
    return write(handle -> {
      for (String each : TABLES) {
        handle.execute("delete from %s where table_id = ?".formatted(each), table);
      }
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
    return unchanged("gathering", "playing", moment, most);
  }

  @Override
  public CompletableFuture<List<String>> closedBefore(long moment, int most) {
    return unchanged("finished", "abandoned", moment, most);
  }

  private CompletableFuture<List<String>> unchanged(
      String phase, String other, long moment, int most) {
    return query(handle ->
        handle
            .select(
                "select table_id from card where phase in (?, ?)"
                    + " and changed < ? order by changed limit ?",
                phase,
                other,
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

  // Reviews

  @Override
  public CompletableFuture<Boolean> orderReview(
      String table, String yardstick, long now, int most) {
    return write(handle -> ReviewRows.order(handle, table, yardstick, now, most));
  }

  @Override
  public CompletableFuture<Optional<String>> takeReview(long now, long until, long since) {
    return write(handle -> ReviewRows.take(handle, now, until, since));
  }

  @Override
  public CompletableFuture<Void> keepReview(String table, long until) {
    return write(handle -> {
      ReviewRows.keep(handle, table, until);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> saveReview(String table, String yardstick, String body) {
    return write(handle -> {
      ReviewRows.finish(handle, table, State.DONE, yardstick, body);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> failReview(String table) {
    return write(handle -> {
      ReviewRows.finish(handle, table, State.FAILED, "", "");
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Optional<StoredReview>> review(String table) {
    return query(handle -> ReviewRows.find(handle, table));
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
}
