package tortuga.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tortuga.server.table.clock.Downtime;

/// When the server was up, and what time it is. Thread-safe.
public interface UptimeStore {
  /// Notes that the server starts when this machine's clock says `wall`, and reads when it was
  /// down; fails with [WrongClock] if that clock cannot be trusted.
  CompletableFuture<Void> start(long wall);

  /// Notes that the server is up, and lines can be appended, when this machine's clock says `wall`;
  /// fails with [WrongClock] if that clock can no longer be trusted. If nothing is noted for long,
  /// nobody could play in that time.
  CompletableFuture<Void> noteAlive(long wall);

  /// Returns when the server was last up.
  CompletableFuture<Optional<Long>> lastAlive();

  /// Returns the time by which lines are stored and clocks run, when this machine's clock says
  /// `wall`.
  long time(long wall);

  /// Returns the downtime, as far as it is known at each moment.
  Downtime downtime();

  CompletableFuture<Void> saveOutage(Outage outage);

  CompletableFuture<List<Outage>> outages();

  /// A time in which the server was down, in milliseconds.
  record Outage(long from, long to) {}
}
