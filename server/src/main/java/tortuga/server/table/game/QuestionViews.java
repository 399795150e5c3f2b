package tortuga.server.table.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tortuga.engine.Event;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.Viewer;

/// Shows the question on the table to viewers, each as that viewer may know it.
record QuestionViews<S extends State<S>, M extends Move, E extends Event, V extends Record>(
    OpenQuestion question,
    Match<S, M, E, V> match,
    Offers<S, M, E, V> offers,
    SealedAnswers sealedAnswers,
    AutoPlay<S, M, E, V> autoPlay) {
  /// @param closesByItself whether the question is a window that waits for nobody who can only pass
  QuestionView of(
      Viewer viewer,
      boolean closesByItself,
      Map<String, String> orders,
      Optional<Long> deadline,
      boolean mayUndo) {
    Optional<Seat> seat = viewer instanceof Seat own ? Optional.of(own) : Optional.empty();
    List<String> moves = seat.map(own -> offered(own, closesByItself)).orElse(List.of());
    boolean reacts = question.isWindow() && !moves.isEmpty();
    return new QuestionView(
        seat.map(own -> question.number(own.index())).orElse(question.latest()),
        question.kind(),
        question.manner(),
        Offers.numbers(question.publiclyAsked()),
        Offers.numbers(question.publiclyDone()),
        question.opened(),
        deadline,
        !moves.isEmpty(),
        seat.flatMap(own -> sealedAnswers.of(own.index())),
        moves,
        seat.map(offers::free).orElse(List.of()),
        reacts
            ? seat.flatMap(own -> autoPlay.certain(match, question, own, orders))
            : Optional.empty(),
        mayUndo,
        orders);
  }

  /// Returns what a seat may answer. In a window, a seat that can only pass is not shown a question
  /// at all; by correspondence all who might react must answer.
  private List<String> offered(Seat seat, boolean closesByItself) {
    boolean answered = sealedAnswers.of(seat.index()).isPresent();
    if (!match.toAct().contains(seat) || answered) return List.of();
    List<String> moves = offers.answers(seat);
    return moves.size() == 1 && closesByItself ? List.of() : moves;
  }
}
