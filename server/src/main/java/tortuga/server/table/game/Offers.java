package tortuga.server.table.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.text.Notation;

/// The moves that seats may make in a position of a match, as text.
record Offers<S extends State<S>, M extends Move, E extends Event, V extends Record>(
    Rules<S, M, E, V> rules, Notation<M> notation, Match<S, M, E, V> match) {
  /// Returns the answers to the question.
  List<String> answers(Seat seat) {
    return written(match.legalMoves(seat));
  }

  /// Returns what a seat may do at any time, without what only the table may play.
  List<String> free(Seat seat) {
    List<M> free = new ArrayList<>(match.freeMoves(seat));
    free.removeIf(move -> DryRun.isForTheTable(rules, move, seat));
    return written(free);
  }

  /// Whether a move is possible at any time, and answers no question.
  boolean isFree(Seat seat, String text) {
    Predicate<M> wanted = move -> notation.write(move).equals(text);
    return match.freeMoves(seat).stream().anyMatch(wanted)
        && match.legalMoves(seat).stream().noneMatch(wanted);
  }

  private List<String> written(List<M> moves) {
    List<String> texts = new ArrayList<>(moves.size());
    for (M move : moves) texts.add(notation.write(move));
    return texts;
  }

  static List<Integer> numbers(Seats seats) {
    List<Integer> numbers = new ArrayList<>(seats.size());
    for (Seat seat : seats) numbers.add(seat.index());
    return numbers;
  }
}
