package tortuga.testkit.laws;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.Viewer;

/// Law 5: who is asked what, a seat's own moves, and why another is refused, can all be read off
/// what the viewer can see.
public final class SeatsKnowTheirMoves<
        S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Law<S, M, E, V> {
  private static final int REMEMBERED = 60;

  private final Set<M> known = new LinkedHashSet<>();

  @Override
  public void check(RandomGame<S, M, E, V> trial) {
    for (Viewer viewer : trial.viewers()) checkQuestion(trial, viewer);
    for (Seat seat : trial.state().toAct()) {
      S concealed = trial.concealed(trial.state(), seat);
      List<M> legal = trial.legalMoves(trial.state(), seat);
      expectSame(trial, seat, legal, trial.legalMoves(concealed, seat));
      checkRefusals(trial, seat, concealed, legal);
      legal.stream().limit(REMEMBERED - known.size()).forEach(known::add);
    }
    for (Seat seat : trial.seats()) {
      S concealed = trial.concealed(trial.state(), seat);
      expectSame(
          trial, seat, trial.freeMoves(trial.state(), seat), trial.freeMoves(concealed, seat));
    }
  }

  private void checkQuestion(RandomGame<S, M, E, V> trial, Viewer viewer) {
    Decision asked = trial.rules().decision(trial.state());
    S concealed = trial.concealed(trial.state(), viewer);
    Decision seen = trial.rules().decision(concealed);
    if (!seen.equals(asked) || !concealed.toAct().equals(asked.seats())) {
      throw trial.failure(
          "the question is %s, but %s sees %s of %s"
              .formatted(asked, viewer, seen, concealed.toAct()));
    }
  }

  private void expectSame(RandomGame<S, M, E, V> trial, Seat seat, List<M> legal, List<M> seen) {
    if (!legal.equals(seen)) {
      throw trial.failure(
          "seat %s may play %s, but what it sees allows %s".formatted(seat, legal, seen));
    }
  }

  private void checkRefusals(RandomGame<S, M, E, V> trial, Seat seat, S concealed, List<M> legal) {
    Set<String> reasons = new HashSet<>(trial.game().refusals());
    reasons.add(Verdict.NOT_OFFERED);
    for (M move : known) {
      if (legal.contains(move)) continue;
      String reason = trial.rules().refusal(concealed, seat, move);
      if (!reasons.contains(reason)) {
        throw trial.failure(
            "%s by seat %s is refused for %s, which is none of %s"
                .formatted(move, seat, reason, reasons));
      }
    }
  }
}
