package tortuga.testkit.laws;

import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.State;

/// A law that every game keeps; it throws an `AssertionError` where it is broken.
public interface Law<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  /// Looks at a game that was just set up.
  default void begin(RandomGame<S, M, E, V> trial) {}

  /// Looks at a game at one of its decisions.
  default void check(RandomGame<S, M, E, V> trial) {}

  /// Looks at a game that is over.
  default void end(RandomGame<S, M, E, V> trial) {}
}
