package tortuga.review;

import java.util.List;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;

/// One entry of a game: what was so before it, and what it was.
///
/// @param before the whole truth before the entry
/// @param question what was asked
/// @param options number of legal answers; zero if the seat was not asked, and moved all the same
/// @param noticed how many events the seat had noticed
/// @param draws the luck of the entry in words; none if nothing was left to luck
record Turn<S extends State<S>, M extends Move>(
    int entry,
    Seat seat,
    M move,
    String text,
    S before,
    String question,
    int options,
    int noticed,
    List<String> draws) {
  boolean isLucky() {
    return !draws.isEmpty();
  }

  boolean isChoice() {
    return options > 1;
  }

  boolean isUnasked() {
    return options == 0;
  }

  /// Whether the entry can have changed anybody's chances.
  boolean matters() {
    return options != 1 || isLucky();
  }
}
