package tortuga.engine.foresight;

import java.util.List;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Figure;

/// What moves would bring that a seat has not made yet.
public sealed interface Prospect<V extends Record> {
  /// Why what comes after the certain events is not told.
  enum Until {
    /// The seat itself is asked next.
    OWN_QUESTION,
    /// Somebody else must decide.
    OTHERS,
    /// Luck decides.
    LUCK,
    /// Something that the seat does not know decides.
    SECRET,
    /// The game is over.
    END
  }

  /// What certainly happens.
  ///
  /// @param played how many of the moves are certain to be made
  /// @param events what happens, as the seat perceives it
  /// @param view what the seat sees after that; nothing for no moves
  /// @param luck the name of what is drawn next, if luck decides
  record Foreseen<V extends Record>(
      int played,
      List<Event> events,
      Optional<V> view,
      Until until,
      Optional<String> luck,
      List<Figure> figures)
      implements Prospect<V> {
    public Foreseen {
      events = List.copyOf(events);
      figures = List.copyOf(figures);
    }
  }

  /// One of the moves is not legal.
  ///
  /// @param played how many moves could be made before it
  /// @param reason a message key
  record Refused<V extends Record>(int played, String reason) implements Prospect<V> {}
}
