package tortuga.server.table.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;
import tortuga.server.table.LogEntry.Turn;

/// Decides for seats that do not answer: by their standing orders, or else by the rules.
final class AutoPlay<S extends State<S>, M extends Move, E extends Event, V extends Record> {
  private final Rules<S, M, E, V> rules;
  private final Notation<M> notation;
  private final int longest;

  /// Decides at most `longest` times in a row for one seat.
  AutoPlay(Rules<S, M, E, V> rules, Notation<M> notation, int longest) {
    this.rules = rules;
    this.notation = notation;
    this.longest = longest;
  }

  /// Returns everything that is played for a seat that did not answer; for a private chain, all its
  /// picks.
  List<Turn> turns(
      Match<S, M, E, V> match,
      OpenQuestion question,
      Seat seat,
      Map<String, String> orders,
      SplitMix random) {
    Match<S, M, E, V> ahead = match.copy();
    List<Turn> turns = new ArrayList<>();
    do {
      M move = choice(ahead, question, seat, orders, random);
      turns.add(new Turn(seat.index(), notation.write(move)));
      ahead.play(seat, move);
    } while (turns.size() < longest && isStillAsked(ahead, question, seat));
    return turns;
  }

  private static boolean isStillAsked(Match<?, ?, ?, ?> ahead, OpenQuestion question, Seat seat) {
    return !ahead.isOver()
        && ahead.toAct().contains(seat)
        && question.goesOnAs(ahead.decision(), Seats.of(seat));
  }

  /// Returns what will be played for a seat that does not answer, if that is certain.
  Optional<String> certain(
      Match<S, M, E, V> match, OpenQuestion question, Seat seat, Map<String, String> orders) {
    M one = choice(match, question, seat, orders, new SplitMix(1));
    M other = choice(match, question, seat, orders, new SplitMix(2));
    return one.equals(other) ? Optional.of(notation.write(one)) : Optional.empty();
  }

  private M choice(
      Match<S, M, E, V> match,
      OpenQuestion question,
      Seat seat,
      Map<String, String> orders,
      SplitMix random) {
    Optional<M> ordered = ordered(match, question, seat, orders);
    return ordered.isPresent() ? ordered.get() : fallback(match, seat, random);
  }

  /// A table must not wait for ever because a game named an illegal move.
  private M fallback(Match<S, M, E, V> match, Seat seat, SplitMix random) {
    M usual = rules.fallback(match.concealed(seat), seat, random);
    List<M> legal = match.legalMoves(seat);
    return legal.contains(usual) ? usual : legal.getFirst();
  }

  /// Returns the move that a seat has ordered for such questions, if it is legal.
  Optional<M> ordered(
      Match<S, M, E, V> match, OpenQuestion question, Seat seat, Map<String, String> orders) {
    String verb = orders.get(question.kind());
    if (verb == null) return Optional.empty();
    return match.legalMoves(seat).stream()
        .filter(move -> Notation.verb(move.getClass()).equals(verb))
        .findFirst();
  }
}
