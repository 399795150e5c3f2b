package tortuga.server.table.undo;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.State;

/// What a seat has left behind since luck or somebody else last had a say: the ways back from its
/// moves, the latest first. Confined to the thread of its table.
public final class UndoStack<
    S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// A captain who deals out orders and dice changes his mind about all of them, and no more.
  private static final int LONGEST = 64;

  private final Deque<UndoPoint<S, M, E, V>> points = new ArrayDeque<>();

  /// The way back that was found open.
  private Optional<UndoPoint<S, M, E, V>> open = Optional.empty();

  /// Adds the way back from the latest move; if there is none, there is none from those before.
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

  /// Whether the latest way back is open. It is tried once, as that takes a while; if it is closed,
  /// so are those before it.
  public boolean isOpen(Predicate<UndoPoint<S, M, E, V>> test) {
    Optional<UndoPoint<S, M, E, V>> latest = last();
    if (latest.isEmpty() || latest.equals(open)) return latest.isPresent();
    if (test.test(latest.get())) open = latest;
    else settle();
    return !points.isEmpty();
  }

  /// Takes the latest move back, and returns how.
  public UndoPoint<S, M, E, V> pop() {
    return points.pop();
  }

  /// Makes all of it irrevocable.
  void settle() {
    points.clear();
  }
}
