package tortuga.engine.text;

import java.util.Set;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;

/// How positions of one game at one table are written and read.
public interface Positions<S extends State<S>> {
  /// Returns the state that `given` describes, all that it does not mention being as usual, carried
  /// on to its first decision.
  ///
  /// @throws BadPosition where it names an unknown thing, or describes a position that cannot be
  S read(PositionText given, Chance chance, Journal<Event> journal);

  /// Refuses what the rules never bring about: the one place where a game states what is true of
  /// all its positions. The game's reader calls it before it carries on to the first decision;
  /// scenarios and the laws call it again for every position that they meet.
  ///
  /// @throws BadPosition with the path of the key that cannot be, such as `holds.0`
  default void check(S state) {}

  /// Returns the keys that [#write] leaves out where there is nothing to say.
  default Set<String> sometimes() {
    return Set.of();
  }

  /// Writes everything that is known about a state, concealed or not, always with the same keys but
  /// for those that are there [#sometimes].
  PositionText write(S state);
}
