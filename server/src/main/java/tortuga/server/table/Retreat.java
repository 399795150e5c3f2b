package tortuga.server.table;

import java.util.List;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.State;

/// The way back from a move, as long as it may be taken back.
///
/// @param charged how many milliseconds of its time bank the move cost
record Retreat<S extends State<S>, M extends Move, E extends Event, V extends Record>(
    Match<S, M, E, V> before,
    Question question,
    long charged,
    Seat seat,
    List<M> moves,
    Discretion.Truth<V> truth) {
  /// So few worlds that it can be asked after each move whether it showed anything.
  static final int GLANCE = 1;

  /// So many worlds that one can be sure.
  static final int SURE = 48;

  boolean isOf(int index) {
    return seat.index() == index;
  }

  /// Whether nobody has learnt anything from what would be taken back.
  boolean isDiscreet(Rules<S, M, E, V> rules, int seats, int entries, int worlds) {
    return new Discretion<>(rules, worlds, entries).kept(before, seat, moves, truth, seats);
  }
}
