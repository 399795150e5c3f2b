package tortuga.server.table.clock;

/// Time that nobody could use, because the server was down; clocks do not count it.
@FunctionalInterface
public interface Downtime {
  /// No downtime at all.
  Downtime NONE = (_, _) -> 0;

  /// Returns how many milliseconds between two moments were lost.
  long between(long from, long to);
}
