package tortuga.scenario;

import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Setup;
import tortuga.engine.State;

/// The position that a scenario gives, before anything is done in it.
///
/// @param opening what happened while the position was set up
public record GivenPosition<S extends State<S>, M extends Move, E extends Event, V extends Record>(
    Game<S, M, E, V> game, Setup setup, Match<S, M, E, V> match, List<? extends Event> opening) {
  public GivenPosition {
    opening = List.copyOf(opening);
  }
}
