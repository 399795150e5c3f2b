package tortuga.server.table.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Seat;
import tortuga.engine.Viewer;
import tortuga.server.table.Origin;

/// What one line of the log did, in full; it leaves the table only as a viewer perceived it.
///
/// @param entry the number of the match's latest entry afterwards
/// @param seat who did it, unless several did
/// @param secret whether only that seat may know that it happened
/// @param undone whether it was taken back later
/// @param undoes the place of the item that it takes back, if it does
/// @param dropped how many lines before it do not count, if the table was resumed after a bug
public record HistoryItem(
    int entry,
    Optional<Integer> seat,
    Origin by,
    long at,
    List<? extends Event> events,
    boolean secret,
    boolean undone,
    Optional<Integer> undoes,
    Optional<SeatHandover> handover,
    Optional<Integer> dropped) {
  /// Something that happened, and stays.
  public static HistoryItem of(
      int entry,
      long at,
      Optional<Integer> seat,
      Origin by,
      List<? extends Event> events,
      boolean secret,
      Optional<SeatHandover> handover) {
    return new HistoryItem(
        entry, seat, by, at, events, secret, false, Optional.empty(), handover, Optional.empty());
  }

  /// A seat takes back what happened at a place of the history.
  public static HistoryItem undoing(int entry, long at, int seat, int place) {
    return new HistoryItem(
        entry,
        Optional.of(seat),
        Origin.PLAYER,
        at,
        List.of(),
        false,
        false,
        Optional.of(place),
        Optional.empty(),
        Optional.empty());
  }

  /// The table was resumed after a bug, and some lines before do not count.
  public static HistoryItem restarting(int entry, long at, int dropped) {
    return new HistoryItem(
        entry,
        Optional.empty(),
        Origin.TABLE,
        at,
        List.of(),
        false,
        false,
        Optional.empty(),
        Optional.empty(),
        Optional.of(dropped));
  }

  /// Whether `viewer` may know that it happened.
  boolean isNoticedBy(Viewer viewer) {
    return !secret || (viewer instanceof Seat own && isBy(own.index()));
  }

  private boolean isBy(int index) {
    return seat.isPresent() && seat.get() == index;
  }

  HistoryItem asUndone() {
    return new HistoryItem(entry, seat, by, at, events, secret, true, undoes, handover, dropped);
  }

  /// Returns what `viewer` perceived of it.
  List<Event> perceivedBy(Viewer viewer) {
    List<Event> seen = new ArrayList<>(events.size());
    for (Event event : events) event.seenBy(viewer).ifPresent(seen::add);
    return seen;
  }

  /// Returns this as `viewer` perceived it, with that viewer's numbers.
  SeenItem seenBy(Viewer viewer, int number, Optional<Integer> undoes) {
    Origin hand = by == Origin.ORDER ? Origin.PLAYER : by;
    return new SeenItem(
        number, entry, seat, hand, at, perceivedBy(viewer), undoes, handover, dropped);
  }
}
