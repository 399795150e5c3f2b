package tortuga.server.store.postgres;

import tortuga.server.store.WrongClock;

/// Compares this machine's clock with that of the database, which decides. Thread-safe.
public final class PostgresClock {
  /// Maximum difference of this machine's clock.
  public static final long TOLERANCE = 1000;

  /// SQL for the time of the database in milliseconds.
  public static final String NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";

  /// A slower response does not say what time it is now.
  private static final long PROMPT_MILLIS = 100;

  private volatile long correction;
  private volatile boolean isWrong;

  /// Compares the clocks.
  ///
  /// @param wall what this machine's clock said when the database was asked
  /// @param database what the database answered
  /// @param elapsed how many milliseconds that took
  /// @throws WrongClock if they differ by too much, whenever within that time the database read its
  ///   clock
  void compare(long wall, long database, long elapsed) {
    long behind = database - (wall + elapsed);
    long off = Math.max(wall - database, behind);
    isWrong = off > TOLERANCE;
    if (isWrong) throw new WrongClock(off == behind ? -off : off);
    if (elapsed <= PROMPT_MILLIS) correction = database - (wall + elapsed / 2);
  }

  /// Whether this machine's clock was wrong when it was last compared.
  boolean isWrong() {
    return isWrong;
  }

  /// Returns what time it is at the database when this machine's clock says `wall`.
  long time(long wall) {
    return wall + correction;
  }
}
