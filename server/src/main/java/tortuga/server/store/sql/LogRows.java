package tortuga.server.store.sql;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tortuga.server.store.EntryJson;
import tortuga.server.store.LogStore.Head;
import tortuga.server.store.Overtaken;
import tortuga.server.table.LogLine;

/// The lines of logs, and the length of each log, as rows.
public final class LogRows {
  /// A line that is stored already is not written again.
  private static final String INSERT =
      "insert into entry (table_id, seq, at, body, hash) values (?, ?, ?, ?, ?)"
          + " on conflict do nothing";

  /// Notes the length of a log, and its last hash.
  public static final String HEAD =
      "insert into head (table_id, lines, hash) values (?, ?, ?)"
          + " on conflict (table_id) do update set lines = excluded.lines, hash = excluded.hash";

  private LogRows() {}

  static void insert(Handle handle, String table, LogLine line) throws Overtaken {
    int stored = handle.execute(INSERT, table, line.seq(), line.at(), line.body(), line.hash());
    if (stored == 0) throw new Overtaken(table, line.seq());
    handle.execute(HEAD, table, line.seq() + 1, line.hash());
  }

  /// Writes a whole log, of which nothing may be stored yet.
  static void insertAll(Handle handle, String table, List<LogLine> log) {
    PreparedBatch batch = handle.prepareBatch(INSERT);
    for (LogLine line : log) batch.add(table, line.seq(), line.at(), line.body(), line.hash());
    if (IntStream.of(batch.execute()).anyMatch(stored -> stored == 0)) {
      throw new IllegalStateException("table %s exists already".formatted(table));
    }
    handle.execute(HEAD, table, log.size(), log.getLast().hash());
  }

  /// Replaces a log, unless it has another end by now.
  static void replace(Handle handle, String table, Head head, List<LogLine> log) throws Overtaken {
    if (!head(handle, table).equals(Optional.of(head))) throw new Overtaken(table, head.lines());
    handle.execute("delete from entry where table_id = ?", table);
    insertAll(handle, table, log);
  }

  public static Optional<Head> head(Handle handle, String table) {
    return handle
        .select("select lines, hash from head where table_id = ?", table)
        .map((row, _) -> new Head(row.getInt(1), row.getString(2)))
        .findFirst();
  }

  static List<String> truncated(Handle handle, int most) {
    return handle
        .select(
            "select head.table_id from head left join entry"
                + " on entry.table_id = head.table_id and entry.seq = head.lines - 1"
                + " where entry.hash is null or entry.hash <> head.hash limit ?",
            most)
        .mapTo(String.class)
        .list();
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
}
