package tortuga.server.store;

import java.util.function.LongSupplier;

/// A clock that never goes back. If the machine's clock does, this one goes on at nine tenths of
/// its pace until the other has caught up; so moves go on, and no line is older than the one before
/// it. Thread-safe.
public final class SteadyTime {
  private static final long MICROS = 1000;

  private final LongSupplier nanos;
  private long last;
  private long lastNanos;

  public SteadyTime(LongSupplier nanos) {
    this.nanos = nanos;
    this.lastNanos = nanos.getAsLong();
  }

  /// Returns the time when the machine's clock says `wall`.
  public synchronized long at(long wall) {
    long now = nanos.getAsLong();
    last = Math.max(wall * MICROS, crept(now));
    lastNanos = now;
    return last / MICROS;
  }

  /// Before the first time is given, there is none to go on from.
  private long crept(long now) {
    return last == 0 ? 0 : last + (now - lastNanos) * 9 / 10_000;
  }

  /// Goes on from a time that was noted before, if that is later.
  public synchronized void goOnFrom(long noted) {
    last = Math.max(last, noted * MICROS);
  }
}
