package tortuga.server.live;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Seat;
import tortuga.engine.chance.SplitMix;
import tortuga.server.cluster.NodeMembership;
import tortuga.server.table.Phase;
import tortuga.server.table.Proposal;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;
import tortuga.server.table.clock.Downtime;
import tortuga.server.time.Scheduler;
import tortuga.server.time.ServerTime;

/// Posts a command to a table when something is due: time is up, a window closes, or somebody has
/// been absent for too long. Used by the table's own thread only.
final class Deadlines {
  private static final long RETRY_MILLIS = TimeUnit.SECONDS.toMillis(1);

  private final String id;
  private final CommandRunner commands;
  private final Scheduler scheduler;
  private final ServerTime time;
  private final Downtime downtime;
  private final RandomGenerator random;
  private final NodeMembership membership;
  private final Subscribers subscribers;
  private final Duration grace;
  private long next = Long.MAX_VALUE;
  private @Nullable Future<?> pending;

  /// For each seat, when its owner has been absent for too long.
  private final Map<Integer, Future<?>> absences = new HashMap<>();

  Deadlines(
      String id,
      CommandRunner commands,
      Scheduler scheduler,
      ServerTime time,
      Downtime downtime,
      RandomGenerator random,
      NodeMembership membership,
      Subscribers subscribers,
      Duration grace) {
    this.id = id;
    this.commands = commands;
    this.scheduler = scheduler;
    this.time = time;
    this.downtime = downtime;
    this.random = random;
    this.membership = membership;
    this.subscribers = subscribers;
    this.grace = grace;
  }

  /// Schedules the next check, for when something is due or earlier.
  void schedule(Table table) {
    long now = time.now();
    Optional<Long> due = table.automation().nextDeadline(now, downtime);
    if (due.isEmpty() || due.get() >= next) return;
    if (pending != null) pending.cancel(false);
    next = due.get();
    pending = scheduler.after(Math.max(0, next - now), () -> commands.post(this::expire));
  }

  /// Forgets when something is due: it was perhaps set while this node's own clock was wrong.
  void forget() {
    if (pending != null) pending.cancel(false);
    next = Long.MAX_VALUE;
  }

  /// Does what is due by now.
  private int expire(LiveTable live, Table table) throws Refusal {
    next = Long.MAX_VALUE;
    if (!membership.owns(id)) return 0;
    Optional<Proposal> due =
        table.automation().due(time.now(), downtime, new SplitMix(random.nextLong()));
    if (due.isPresent()) {
      try {
        return live.commit(due.get());
      } catch (Refusal e) {
        // The store has a problem; people learn of it when they move, and the clock simply tries
        // again.
        next = time.now() + RETRY_MILLIS;
        pending = scheduler.after(RETRY_MILLIS, () -> commands.post(this::expire));
        throw e;
      }
    }
    schedule(table);
    return 0;
  }

  /// Notes who is absent, now that somebody may wait for them.
  void scheduleAbsenceChecks(Table table) {
    for (Seat seat : table.chairs().people()) {
      Future<?> waiting = absences.get(seat.index());
      boolean isAwaited = waiting != null && !waiting.isDone();
      if (!isAwaited && !isPresent(table, seat.index())) scheduleAbsenceCheck(table, seat.index());
    }
  }

  /// Hands a seat to a bot if its owner is still absent, and keeps somebody waiting.
  void scheduleAbsenceCheck(Table table, int seat) {
    if (table.phase() != Phase.PLAYING || !table.terms().pace().isLive()) return;
    Future<?> before =
        absences.put(
            seat,
            scheduler.after(
                grace.toMillis(),
                () -> commands.post((live, later) -> holdIfAbsent(live, later, seat))));
    if (before != null) before.cancel(false);
  }

  private int holdIfAbsent(LiveTable live, Table table, int seat) throws Refusal {
    boolean away =
        membership.owns(id)
            && table.phase() == Phase.PLAYING
            && table.chairs().people().contains(Seat.of(seat))
            && !isPresent(table, seat)
            && somebodyWaits(table);
    return away ? live.commit(table.propose().handToBot(seat, false)) : 0;
  }

  /// Whether another person is present: whoever plays alone against bots keeps nobody waiting.
  private boolean somebodyWaits(Table table) {
    return table.chairs().people().stream().anyMatch(seat -> isPresent(table, seat.index()));
  }

  private boolean isPresent(Table table, int seat) {
    return subscribers.present(table).contains(seat);
  }
}
