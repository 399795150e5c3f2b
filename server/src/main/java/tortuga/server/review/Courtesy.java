package tortuga.server.review;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/// Leaves room for the tables: after each piece of work it rests, and much longer while bots keep
/// people waiting. Confined to one thread.
final class Courtesy {
  /// How long it rests, in parts of the time it has worked: usually, and while others wait.
  private static final double USUAL = 1;

  private static final double WHILE_BUSY = 4;
  private static final long LONGEST = TimeUnit.SECONDS.toNanos(2);

  private final BooleanSupplier busy;
  private long since = System.nanoTime();

  Courtesy(BooleanSupplier busy) {
    this.busy = busy;
  }

  /// Rests, unless the thread is interrupted.
  void rest() {
    long worked = System.nanoTime() - since;
    double share = busy.getAsBoolean() ? WHILE_BUSY : USUAL;
    LockSupport.parkNanos(Math.min(LONGEST, (long) (worked * share)));
    since = System.nanoTime();
  }
}
