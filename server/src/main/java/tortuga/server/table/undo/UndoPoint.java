package tortuga.server.table.undo;

import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.server.table.game.OpenQuestion;

/// The match and the question before a move, as long as the move may be taken back.
public record UndoPoint<S extends State<S>, M extends Move, E extends Event, V extends Record>(
    Match<S, M, E, V> before,
    OpenQuestion question,
    Seat seat,
    List<M> moves,
    LeakCheck.Truth<V> truth) {
  /// Number of worlds to try, enough to be sure.
  private static final int WORLDS = 48;

  public boolean isOf(int index) {
    return seat.index() == index;
  }

  /// Whether nobody has learnt anything from what would be taken back.
  public boolean isDiscreet(Rules<S, M, E, V> rules, int seats, int entries) {
    return new LeakCheck<>(rules, WORLDS, entries).showsNothing(before, seat, moves, truth, seats);
  }
}
