package tortuga.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;

/// What one line of the log did, in full; it leaves the table only as somebody perceived it.
///
/// @param entry the number of the match's latest entry when it was over
/// @param seat who did it, unless several did
/// @param secret whether only that seat may know that it happened
record Happening(
    int entry,
    Optional<Integer> seat,
    By by,
    long at,
    List<? extends Event> events,
    boolean secret,
    boolean undone,
    Optional<Relief> relief) {
  /// Whether `viewer` may know that it happened.
  boolean isNoticedBy(Viewer viewer) {
    return !secret || (viewer instanceof Seat own && isBy(own.index()));
  }

  private boolean isBy(int index) {
    return seat.isPresent() && seat.get() == index;
  }

  Happening asUndone() {
    return new Happening(entry, seat, by, at, events, secret, true, relief);
  }

  /// Returns this as `viewer` perceived it.
  Act seenBy(Viewer viewer) {
    List<Event> seen = new ArrayList<>(events.size());
    for (Event event : events) event.seenBy(viewer).ifPresent(seen::add);
    return new Act(entry, seat, by == By.ORDER ? By.PLAYER : by, at, seen, undone, relief);
  }
}
