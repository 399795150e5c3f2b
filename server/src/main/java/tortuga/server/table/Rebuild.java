package tortuga.server.table;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Seed;
import tortuga.server.table.LogEntry.Opened;
import tortuga.server.table.LogEntry.Restarted;
import tortuga.server.table.clock.Downtime;
import tortuga.server.table.game.MatchFactory;

/// Rebuilds a table from its log. If a bug keeps a line from being applied, the table is as it was
/// before that line, and broken from there on; it can be read, and resumed.
///
/// @param log all stored lines
record Rebuild(
    String id, List<LogLine> log, Seed seed, Downtime downtime, MatchFactory matchFactory) {
  /// Maximum number of lines that are dropped one by one, from the last, until the table can be
  /// shown.
  private static final int MOST_GIVEN_UP = 16;

  /// A line that cannot be applied, or after which the table cannot be shown.
  private static final class BadLine extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int seq;

    BadLine(int seq, Throwable cause) {
      super("line %d cannot be applied".formatted(seq), cause);
      this.seq = seq;
    }
  }

  /// Returns the table as far as it can be rebuilt.
  Table all() {
    try {
      return build(Optional.empty());
    } catch (BadLine e) {
      return before(e.seq, e);
    }
  }

  /// Returns the table as it was before its latest move, from which it cannot go on.
  Table stuck(Throwable cause) {
    Table table = all();
    int last = table.history().lastMove().orElse(log.size() - 1);
    return table.isBroken() ? table : before(last, cause);
  }

  /// Returns the table as it was before a line, and broken there; or before an earlier one.
  Table before(int line, Throwable cause) {
    BadLine last = new BadLine(line, cause);
    int good = line;
    for (int given = 0; good > 0 && given < MOST_GIVEN_UP; given++) {
      try {
        return build(Optional.of(new Breakage(good, cause)));
      } catch (BadLine e) {
        last = e;
        good = Math.min(good - 1, e.seq);
      }
    }
    throw last;
  }

  private Table build(Optional<Breakage> breakage) {
    if (!(log.getFirst().entry() instanceof Opened terms)) {
      throw new IllegalArgumentException("the log of " + id + " does not begin with its opening");
    }
    int good = breakage.map(Breakage::line).orElse(log.size());
    BitSet dropped = dropped();
    Table table = new Table(id, log.getFirst(), terms, seed, matchFactory);
    for (LogLine line : log.subList(1, log.size())) {
      if (line.seq() >= good && !table.isBroken()) table.breakOff(breakage.orElseThrow());
      if (dropped.get(line.seq())) table.skip(line);
      else apply(table, line);
    }
    show(table);
    return table;
  }

  private void apply(Table table, LogLine line) {
    try {
      table.apply(line, downtime);
    } catch (RuntimeException | StackOverflowError e) {
      throw new BadLine(line.seq(), e);
    }
  }

  /// Returns the lines that do not count, because the table was resumed from an earlier one.
  private BitSet dropped() {
    BitSet dropped = new BitSet();
    for (LogLine line : log) {
      if (line.entry() instanceof Restarted(int from)) dropped.set(from, line.seq());
    }
    return dropped;
  }

  /// Checks that the table can be shown to everybody.
  private void show(Table table) {
    if (table.isClosed()) return;
    long now = log.getLast().at();
    try {
      Stream.concat(
              IntStream.range(0, table.seats()).<Viewer>mapToObj(Seat::of),
              Stream.of(Viewer.SPECTATOR))
          .forEach(viewer -> {
            var _ = table.view(viewer);
            var _ = table.questionView(viewer, now, downtime);
          });
    } catch (RuntimeException | StackOverflowError e) {
      throw new BadLine(table.history().lastMove().orElse(0), e);
    }
  }
}
