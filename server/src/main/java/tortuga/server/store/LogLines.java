package tortuga.server.store;

import java.util.List;
import java.util.Optional;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;

/// Creates lines from entries, and checks stored lines.
public final class LogLines {
  private LogLines() {}

  /// Returns the line that follows one with the hash `before`.
  public static LogLine after(String before, int seq, long at, LogEntry entry) {
    String body = EntryJson.write(entry);
    return new LogLine(seq, at, entry, body, HashChain.hash(before, seq, at, body));
  }

  /// Checks that a log is complete, from its first line on.
  ///
  /// @throws IllegalArgumentException if a line is missing or was changed, with its number
  public static void check(List<LogLine> log) {
    check("", 0, log);
  }

  /// Checks that a log is complete, from its first line to at least the one that it is known to
  /// have.
  ///
  /// @throws IllegalArgumentException if a line is missing or was changed, with its number
  public static void check(List<LogLine> log, Optional<LogStore.Head> head) {
    check(log);
    if (head.isEmpty()) return;
    int lines = head.get().lines();
    if (log.size() < lines) {
      throw new IllegalArgumentException(
          "its end is missing: it has %d lines, and had %d".formatted(log.size(), lines));
    }
    if (!log.get(lines - 1).hash().equals(head.get().hash())) {
      throw new IllegalArgumentException("line %d is missing or was changed".formatted(lines - 1));
    }
  }

  /// Checks that lines follow, without a gap, the one with the hash `hash`, from `seq` on.
  public static void check(String hash, int seq, List<LogLine> lines) {
    String before = hash;
    for (int i = 0; i < lines.size(); i++) {
      LogLine line = lines.get(i);
      int expected = seq + i;
      boolean right =
          line.seq() == expected
              && line.hash().equals(HashChain.hash(before, expected, line.at(), line.body()));
      if (!right) {
        throw new IllegalArgumentException("line %d is missing or was changed".formatted(expected));
      }
      before = line.hash();
    }
  }
}
