package tortuga.server.store.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tools.jackson.core.JacksonException;
import tortuga.engine.chance.Seed;
import tortuga.server.store.LogLines;
import tortuga.server.store.LogStore;
import tortuga.server.store.sql.LogRows;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;

/// Checks the logs in a database: the form and the hash of every line, that no end is missing, and
/// that the seed is what was promised.
public final class LogCheck {
  /// What was found.
  ///
  /// @param bad what is wrong, by table
  public record Found(int tables, int lines, List<Bad> bad) {
    public Found {
      bad = List.copyOf(bad);
    }
  }

  /// A table whose log is damaged.
  public record Bad(String table, String problem) {
    @Override
    public String toString() {
      return "table %s, %s".formatted(table, problem);
    }
  }

  private LogCheck() {}

  /// Checks every log; a bad one does not stop the others from being checked.
  public static Found all(Handle handle) {
    List<Bad> bad = new ArrayList<>();
    List<String> tables = tables(handle);
    int lines = 0;
    for (String table : tables) {
      try {
        lines += require(handle, table).size();
      } catch (IllegalArgumentException e) {
        bad.add(new Bad(table, String.valueOf(e.getMessage())));
      }
    }
    return new Found(tables.size(), lines, bad);
  }

  /// Returns every table of which anything is left.
  static List<String> tables(Handle handle) {
    return handle
        .select(
            "select table_id from card union select table_id from head"
                + " union select distinct table_id from entry order by table_id")
        .mapTo(String.class)
        .list();
  }

  /// Returns the log of a table, if it is complete.
  ///
  /// @throws IllegalArgumentException if it is not, with what is wrong
  static List<LogLine> require(Handle handle, String table) {
    Optional<LogStore.Head> head = LogRows.head(handle, table);
    List<LogLine> log = lines(handle, table);
    if (log.isEmpty()) throw new IllegalArgumentException("it has no log");
    LogLines.check(log, head);
    requirePromise(handle, table, log);
    return log;
  }

  private static List<LogLine> lines(Handle handle, String table) {
    try {
      return LogRows.lines(handle, table, 0);
    } catch (JacksonException e) {
      throw new IllegalArgumentException("a line of it cannot be read", e);
    }
  }

  private static void requirePromise(Handle handle, String table, List<LogLine> log) {
    Optional<String> seed =
        handle
            .select("select seed from seed where table_id = ?", table)
            .mapTo(String.class)
            .findFirst();
    if (seed.isEmpty()) throw new IllegalArgumentException("its seed is missing");
    boolean kept =
        log.getFirst().entry() instanceof LogEntry.Opened opened
            && promise(seed.get()).equals(Optional.of(opened.promise()));
    boolean revealed =
        log.stream()
            .map(LogLine::entry)
            .allMatch(entry ->
                !(entry instanceof LogEntry.Closed closed) || closed.seed().equals(seed.get()));
    if (!kept || !revealed) {
      throw new IllegalArgumentException("its seed does not match its promise");
    }
  }

  private static Optional<String> promise(String seed) {
    try {
      return Optional.of(Seed.of(seed).promise());
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
