package tortuga.server.live;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tortuga.engine.Seat;
import tortuga.server.table.Phase;
import tortuga.server.table.Proposal;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Wakes a table when something is due: time that is up, a window that closes, somebody who has
/// been away for too long. Used by the table's own thread only, except that it rings from another.
final class Deadlines {
  private final Tables tables;
  private final LiveTable live;
  private long rings = Long.MAX_VALUE;
  private @Nullable Future<?> pending;

  /// For each seat, when its owner has been away for too long.
  private final Map<Integer, Future<?>> absences = new HashMap<>();

  Deadlines(Tables tables, LiveTable live) {
    this.tables = tables;
    this.live = live;
  }

  /// Sees to it that the table wakes when something is due, or earlier.
  void set(Table table) {
    long now = tables.now();
    Optional<Long> due = table.automation().alarm(now, tables.credit());
    if (due.isEmpty() || due.get() >= rings) return;
    if (pending != null) pending.cancel(false);
    rings = due.get();
    pending = tables.after(Math.max(0, rings - now), () -> live.post((_, now2) -> ring(now2)));
  }

  private int ring(Table table) throws Refusal {
    rings = Long.MAX_VALUE;
    if (!tables.convoy().minds(live.id())) return 0;
    Optional<Proposal> due = table.automation().due(tables.now(), tables.credit(), tables.whims());
    if (due.isPresent()) {
      try {
        return live.commit(due.get());
      } catch (Refusal e) {
        // The store has a problem; people are told when they move, the clock simply tries again.
        rings = tables.now() + TimeUnit.SECONDS.toMillis(1);
        pending = tables.after(1000, () -> live.post((_, again) -> ring(again)));
        throw e;
      }
    }
    set(table);
    return 0;
  }

  /// Looks after everybody who is away, now that somebody may wait for them.
  void checkAbsences(Table table) {
    for (Seat seat : table.chairs().people()) {
      Future<?> waiting = absences.get(seat.index());
      boolean isWaited = waiting != null && !waiting.isDone();
      if (!isWaited && !live.isPresent(table, seat.index())) checkAbsence(table, seat.index());
    }
  }

  /// Lets a bot hold a seat whose owner stays away from now on, if that keeps anybody waiting.
  void checkAbsence(Table table, int seat) {
    if (table.phase() != Phase.PLAYING || !table.terms().pace().isLive()) return;
    Future<?> before =
        absences.put(
            seat,
            tables.after(
                tables.grace().toMillis(),
                () -> live.post((_, later) -> holdIfAbsent(later, seat))));
    if (before != null) before.cancel(false);
  }

  private int holdIfAbsent(Table table, int seat) throws Refusal {
    boolean away =
        tables.convoy().minds(live.id())
            && table.phase() == Phase.PLAYING
            && table.chairs().people().contains(Seat.of(seat))
            && !live.isPresent(table, seat)
            && somebodyWaits(table);
    return away ? live.commit(table.propose().hold(seat, false)) : 0;
  }

  /// Whether a person is there: whoever plays alone against bots keeps nobody waiting.
  private boolean somebodyWaits(Table table) {
    return table.chairs().people().stream().anyMatch(seat -> live.isPresent(table, seat.index()));
  }
}
