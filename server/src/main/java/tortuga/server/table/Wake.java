package tortuga.server.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.State;

/// What a seat has left behind since luck or somebody else last had a say: the ways back from its
/// moves, the latest first. Confined to the thread of its table.
final class Wake<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// A captain who deals out orders and dice changes his mind about all of them, and no more.
  private static final int LONGEST = 64;

  private final Deque<Retreat<S, M, E, V>> retreats = new ArrayDeque<>();

  /// Adds the way back from the latest move; if there is none, there is none from those before.
  void leave(Optional<Retreat<S, M, E, V>> latest) {
    boolean goesOn =
        latest.isPresent() && last().map(Retreat::seat).equals(latest.map(Retreat::seat));
    if (!goesOn) settle();
    latest.ifPresent(retreats::push);
    if (retreats.size() > LONGEST) retreats.removeLast();
  }

  Optional<Retreat<S, M, E, V>> last() {
    return Optional.ofNullable(retreats.peek());
  }

  /// Takes the latest move back, and returns how.
  Retreat<S, M, E, V> back() {
    return retreats.pop();
  }

  /// Makes all of it irrevocable.
  void settle() {
    retreats.clear();
  }
}
