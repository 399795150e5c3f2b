package tortuga.server.store;

import java.util.List;
import tortuga.server.table.Entry;
import tortuga.server.table.Line;

/// Makes lines out of entries, and checks those that were made.
public final class Lines {
  private Lines() {}

  /// Returns the line that follows one with the hash `before`.
  public static Line after(String before, int seq, long at, Entry entry) {
    String body = EntryJson.write(entry);
    return new Line(seq, at, entry, body, Chain.hash(before, seq, at, body));
  }

  /// Requires that a log is whole, from its first line on.
  ///
  /// @throws IllegalArgumentException if a line is missing or was changed, with its number
  public static void check(List<Line> log) {
    String before = "";
    for (int i = 0; i < log.size(); i++) {
      Line line = log.get(i);
      boolean right =
          line.seq() == i && line.hash().equals(Chain.hash(before, i, line.at(), line.body()));
      if (!right) throw new IllegalArgumentException("line %d is not what it was".formatted(i));
      before = line.hash();
    }
  }
}
