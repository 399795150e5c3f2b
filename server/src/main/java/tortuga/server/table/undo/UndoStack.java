package tortuga.server.table.undo;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.State;

/// The undo points of a seat's moves since chance was drawn or another seat moved, the latest
/// first. Confined to the thread of its table.
public final class UndoStack<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// Maximum number of undo points: enough for a captain who rearranges all orders and dice.
  private static final int LONGEST = 64;

  private final Deque<UndoPoint<S, M, E, V>> points = new ArrayDeque<>();

  /// The undo point that was found open.
  private Optional<UndoPoint<S, M, E, V>> open = Optional.empty();

  /// Adds the undo point of the latest move; if it has none, the earlier ones are closed, too.
  public void push(Optional<UndoPoint<S, M, E, V>> latest) {
    boolean goesOn =
        latest.isPresent() && last().map(UndoPoint::seat).equals(latest.map(UndoPoint::seat));
    if (!goesOn) settle();
    latest.ifPresent(points::push);
    if (points.size() > LONGEST) points.removeLast();
  }

  public Optional<UndoPoint<S, M, E, V>> last() {
    return Optional.ofNullable(points.peek());
  }

  /// Whether the latest undo point is open. It is checked once, as that takes a while; if it is
  /// closed, so are those before it.
  public boolean isOpen(Predicate<UndoPoint<S, M, E, V>> test) {
    Optional<UndoPoint<S, M, E, V>> latest = last();
    if (latest.isEmpty() || latest.equals(open)) return latest.isPresent();
    if (test.test(latest.get())) open = latest;
    else settle();
    return !points.isEmpty();
  }

  /// Removes the latest undo point, and returns it.
  public UndoPoint<S, M, E, V> pop() {
    return points.pop();
  }

  /// Closes all undo points.
  void settle() {
    points.clear();
  }
}
