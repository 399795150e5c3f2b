package tortuga.server.table.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.ClockKind;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.TableSignal;
import tortuga.engine.chance.SplitMix;
import tortuga.engine.text.Notation;
import tortuga.server.table.LogEntry.Turn;
import tortuga.server.table.clock.Clock;

/// What is played for seats that have not answered a question when it ends.
///
/// @param orders the standing orders of each seat
record MissingAnswers<S extends State<S>, M extends Move, E extends Event, V extends Record>(
    Rules<S, M, E, V> rules,
    Notation<M> notation,
    Match<S, M, E, V> match,
    OpenQuestion question,
    AutoPlay<S, M, E, V> autoPlay,
    List<Map<String, String>> orders,
    SplitMix random) {
  /// Returns what the table plays for the seat whose bank is empty, if the rules allow it now.
  Optional<Turn> flagFall(Clock clock) {
    if (question.clock() != ClockKind.BANK) return Optional.empty();
    Seat late = clock.latest(question);
    return rules
        .tableMove(TableSignal.TIME_OUT, late)
        .filter(match.freeMoves(late)::contains)
        .map(flag -> new Turn(late.index(), notation.write(flag)));
  }

  /// Returns what is played for everybody who is asked.
  List<Turn> all() {
    return question.asked().stream().flatMap(seat -> of(seat).stream()).toList();
  }

  /// Returns all answers to a question with sealed answers; seats that did not answer follow their
  /// orders or the rules, or pass if somebody else was quicker.
  List<Turn> besides(SealedAnswers sealedAnswers) {
    List<Turn> turns = new ArrayList<>();
    for (Seat seat : question.asked()) {
      Optional<String> answer =
          sealedAnswers
              .of(seat.index())
              .filter(move -> match.legalMoves(seat).contains(notation.read(move)));
      if (answer.isPresent()) turns.add(new Turn(seat.index(), answer.get()));
      else if (sealedAnswers.hasReaction()) turns.add(new Turn(seat.index(), Decision.PASS));
      else turns.addAll(of(seat));
    }
    return turns;
  }

  private List<Turn> of(Seat seat) {
    return autoPlay.turns(match, question, seat, orders.get(seat.index()), random);
  }
}
