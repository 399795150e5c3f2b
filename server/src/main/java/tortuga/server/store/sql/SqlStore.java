package tortuga.server.store.sql;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tortuga.engine.chance.Seed;
import tortuga.server.store.EntryJson;
import tortuga.server.store.Outages;
import tortuga.server.store.Overtaken;
import tortuga.server.store.Store;
import tortuga.server.store.sqlite.GroupCommit;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Origin;
import tortuga.server.table.clock.Downtime;

/// A store in SQL that every database we use understands.
public abstract class SqlStore implements Store {
  /// A line that is there already is not written again.
  static final String APPEND =
      "insert into entry (table_id, seq, at, body, hash) values (?, ?, ?, ?, ?)"
          + " on conflict do nothing";

  /// Notes how long a log is now, and how it ends.
  public static final String HEAD =
      "insert into head (table_id, lines, hash) values (?, ?, ?)"
          + " on conflict (table_id) do update set lines = excluded.lines, hash = excluded.hash";

  public final Outages outages = new Outages();

  /// Writes together with whatever else is to be written.
  public abstract <T> CompletableFuture<T> write(GroupCommit.Task<T> task);

  /// Lets this node mind a table that is opened, unless it is finished already.
  public void mind(Handle handle, ListingRow row) {}

  /// Lets nobody mind a table any more, if it is finished.
  public void letGo(Handle handle, ListingRow row) {}

  /// Reads in a thread that may wait for the disk.
  public abstract <T> CompletableFuture<T> query(Function<Handle, T> question);

  @Override
  public CompletableFuture<Void> open(
      String table, Seed seed, String code, LogLine first, ListingRow row) {
    return write(handle -> {
      append(handle, table, first);
      handle.execute("insert into seed (table_id, seed) values (?, ?)", table, seed.toString());
      ListingRows.add(handle, code, row);
      mind(handle, row);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> openWhole(
      String table, Seed seed, String code, List<LogLine> log, ListingRow row) {
    return write(handle -> {
      PreparedBatch batch = handle.prepareBatch(APPEND);
      for (LogLine line : log) batch.add(table, line.seq(), line.at(), line.body(), line.hash());
      if (IntStream.of(batch.execute()).anyMatch(stored -> stored == 0)) {
        throw new IllegalStateException("there is a table %s already".formatted(table));
      }
      handle.execute(HEAD, table, log.size(), log.getLast().hash());
      handle.execute("insert into seed (table_id, seed) values (?, ?)", table, seed.toString());
      ListingRows.add(handle, code, row);
      mind(handle, row);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> append(String table, LogLine line) {
    return write(handle -> {
      append(handle, table, line);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Void> saveListing(ListingRow row) {
    return write(handle -> {
      if (ListingRows.replace(handle, row)) letGo(handle, row);
      return nothing();
    });
  }

  private static void append(Handle handle, String table, LogLine line) throws Overtaken {
    int stored = handle.execute(APPEND, table, line.seq(), line.at(), line.body(), line.hash());
    if (stored == 0) throw new Overtaken(table, line.seq());
    handle.execute(HEAD, table, line.seq() + 1, line.hash());
  }

  @Override
  public CompletableFuture<Optional<Head>> head(String table) {
    return query(handle -> head(handle, table));
  }

  public static Optional<Head> head(Handle handle, String table) {
    return handle
        .select("select lines, hash from head where table_id = ?", table)
        .map((row, _) -> new Head(row.getInt(1), row.getString(2)))
        .findFirst();
  }

  @Override
  public CompletableFuture<List<String>> truncatedLogs(int most) {
    return query(handle ->
        handle
            .select(
                "select head.table_id from head left join entry"
                    + " on entry.table_id = head.table_id and entry.seq = head.lines - 1"
                    + " where entry.hash is null or entry.hash <> head.hash limit ?",
                most)
            .mapTo(String.class)
            .list());
  }

  @Override
  public CompletableFuture<List<LogLine>> read(String table, int from) {
    return query(handle -> lines(handle, table, from));
  }

  public static List<LogLine> lines(Handle handle, String table, int from) {
    return handle
        .select(
            "select seq, at, body, hash from entry where table_id = ? and seq >= ? order by seq",
            table,
            from)
        .map((row, _) ->
            new LogLine(
                row.getInt(1),
                row.getLong(2),
                EntryJson.read(row.getString(3)),
                row.getString(3),
                row.getString(4)))
        .list();
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
      save(handle, person);
      return nothing();
    });
  }

  public static void save(Handle handle, Someone person) {
    handle.execute(
        "insert into person (id, name, flag, since) values (?, ?, ?, ?)"
            + " on conflict (id) do update set name = excluded.name, flag = excluded.flag",
        person.id(),
        person.name(),
        person.flag(),
        person.since());
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
    return someone("select p.id, p.name, p.flag, p.since from person p where p.id = ?", id);
  }

  @Override
  public CompletableFuture<Optional<Someone>> personByToken(String tokenHash) {
    return someone(
        "select p.id, p.name, p.flag, p.since from person p join token t on t.person = p.id"
            + " where t.hash = ?",
        tokenHash);
  }

  private CompletableFuture<Optional<Someone>> someone(String sql, String argument) {
    return query(handle ->
        handle
            .select(sql, argument)
            .map((row, _) ->
                new Someone(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)))
            .findFirst());
  }

  @Override
  public CompletableFuture<Void> saveLink(String linkHash, String person, long expires) {
    return write(handle -> {
      handle.execute(
          "insert into link (hash, person, expires) values (?, ?, ?)", linkHash, person, expires);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Optional<String>> linkOf(String linkHash, long now) {
    return query(handle ->
        handle
            .select("select person from link where hash = ? and expires > ?", linkHash, now)
            .mapTo(String.class)
            .findFirst());
  }

  @Override
  public CompletableFuture<Optional<String>> useLink(String linkHash, long now) {
    return write(handle -> {
      Optional<String> person =
          handle
              .createQuery("delete from link where hash = ? and expires > ? returning person")
              .bind(0, linkHash)
              .bind(1, now)
              .mapTo(String.class)
              .findFirst();
      handle.execute("delete from link where expires <= ?", now);
      return person;
    });
  }

  // Talk

  @Override
  public CompletableFuture<Void> addRemark(String table, int number, Remark remark) {
    return write(handle -> {
      say(handle, table, number, remark);
      return nothing();
    });
  }

  public static void say(Handle handle, String table, int number, Remark remark) throws Overtaken {
    int stored =
        handle.execute(
            """
            insert into remark (table_id, number, command, body) values (?, ?, ?, ?)
            on conflict do nothing
            """,
            table,
            number,
            remark.command(),
            remark.body());
    if (stored == 0) throw new Overtaken(table, number);
  }

  @Override
  public CompletableFuture<List<Remark>> remarks(String table, int from) {
    return query(handle ->
        handle
            .select(
                """
                select command, body from remark where table_id = ? and number >= ?
                order by number
                """,
                table,
                from)
            .map((row, _) -> new Remark(row.getString("command"), row.getString("body")))
            .list());
  }

  @Override
  public CompletableFuture<Void> mute(String person, String table, int seat, boolean muted) {
    String sql =
        muted
            ? "insert into mute (person, table_id, seat) values (?, ?, ?) on conflict do nothing"
            : "delete from mute where person = ? and table_id = ? and seat = ?";
    return write(handle -> {
      handle.execute(sql, person, table, seat);
      return nothing();
    });
  }

  @Override
  public CompletableFuture<Set<Integer>> muted(String person, String table) {
    return query(handle ->
        handle
            .select("select seat from mute where person = ? and table_id = ?", person, table)
            .mapTo(Integer.class)
            .set());
  }

  // Being there

  @Override
  public Downtime downtime() {
    return outages;
  }

  @Override
  public CompletableFuture<Optional<Long>> lastAlive() {
    return query(Heartbeat::last);
  }

  @Override
  public CompletableFuture<Void> saveOutage(Outage outage) {
    return write(handle -> {
      save(handle, outage);
      return nothing();
    });
  }

  public static void save(Handle handle, Outage outage) {
    handle.execute(
        "insert into outage (began, ended) values (?, ?) on conflict do nothing",
        outage.from(),
        outage.to());
  }

  /// Finds out whether there are outages that are not known here.
  public final Optional<List<Outage>> unknownOutages(Handle handle) {
    int count = handle.createQuery("select count(*) from outage").mapTo(Integer.class).one();
    return count == outages.count() ? Optional.empty() : Optional.of(outages(handle));
  }

  /// Returns of how many outages one must know to think of a line; negative if that is no matter,
  /// since nobody had to look at the clock before it.
  public final int knownFor(LogLine line) {
    boolean byTheClock =
        line.entry() instanceof LogEntry.Played(_, Origin by, _)
            && (by == Origin.CLOCK || by == Origin.TABLE);
    return byTheClock ? outages.count() : -1;
  }

  @Override
  public CompletableFuture<List<Outage>> outages() {
    return query(SqlStore::outages);
  }

  public static List<Outage> outages(Handle handle) {
    return handle
        .select("select began, ended from outage order by began")
        .map((row, _) -> new Outage(row.getLong(1), row.getLong(2)))
        .list();
  }

  @SuppressWarnings("NullAway")
  public // the one value that a future of nothing can have
  static Void nothing() {
    return null;
  }
}
