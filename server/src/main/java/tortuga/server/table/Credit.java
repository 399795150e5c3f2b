package tortuga.server.table;

/// Time that nobody could use, because the server was down; clocks do not count it.
@FunctionalInterface
public interface Credit {
  /// Nothing was ever down.
  Credit NONE = (_, _) -> 0;

  /// Returns how many milliseconds between two moments were lost.
  long between(long from, long to);
}
