package tortuga.testkit.laws;

import java.util.HashSet;
import java.util.List;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.Outcome;
import tortuga.engine.ScoreLine;
import tortuga.engine.Seat;
import tortuga.engine.State;

/// Law 1: every game ends; whoever is asked has an answer; no answer is offered twice.
public final class EveryGameEnds<
        S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Law<S, M, E, V> {
  @Override
  public void check(RandomGame<S, M, E, V> trial) {
    checkQuestion(trial, trial.rules().decision(trial.state()));
    for (Seat seat : trial.state().toAct()) checkAnswers(trial, seat);
    for (Seat seat : trial.seats()) {
      expectNoRepeats(trial, "free moves", seat, trial.freeMoves(trial.state(), seat));
    }
  }

  private void checkQuestion(RandomGame<S, M, E, V> trial, Decision decision) {
    if (!decision.seats().equals(trial.state().toAct())) {
      throw trial.failure(
          "%s is asked of %s, but %s are to act"
              .formatted(decision.kind(), decision.seats(), trial.state().toAct()));
    }
    if (!decision.seats().without(trial.seats()).isEmpty()) {
      throw trial.failure("%s is asked of nobody at the table".formatted(decision));
    }
    if (!trial.game().questions().contains(decision.kind())) {
      throw trial.failure("the game does not list its question " + decision.kind());
    }
    boolean alone =
        switch (decision.manner()) {
          case OPEN, DRAFT -> true;
          case SECRET, SILENT, WINDOW -> false;
        };
    if (alone && decision.seats().size() != 1) {
      throw trial.failure("%s is a question for one".formatted(decision));
    }
  }

  private void checkAnswers(RandomGame<S, M, E, V> trial, Seat seat) {
    List<M> moves = trial.legalMoves(trial.state(), seat);
    if (moves.isEmpty()) throw trial.failure("seat %s is asked, but has no move".formatted(seat));
    expectNoRepeats(trial, "legal moves", seat, moves);
    M fallback =
        trial.rules().fallback(trial.concealed(trial.state(), seat), seat, trial.choices());
    if (!moves.contains(fallback)) {
      throw trial.failure(
          "for an absent seat %s, %s is played, but legal are %s".formatted(seat, fallback, moves));
    }
  }

  private void expectNoRepeats(
      RandomGame<S, M, E, V> trial, String what, Seat seat, List<M> moves) {
    if (new HashSet<>(moves).size() < moves.size()) {
      throw trial.failure(
          "one of the %s of seat %s is there twice: %s".formatted(what, seat, moves));
    }
  }

  @Override
  public void end(RandomGame<S, M, E, V> trial) {
    int seats = trial.setup().seats();
    Outcome outcome = trial.rules().outcome(trial.state());
    if (outcome.scores().size() != seats) {
      throw trial.failure("not every seat has a score: " + outcome);
    }
    List<ScoreLine> sheet = trial.rules().scoreSheet(trial.state());
    for (Seat seat : trial.seats()) {
      int sum = sheet.stream().mapToInt(line -> line.points().get(seat.index())).sum();
      if (!sheet.isEmpty() && sum != outcome.score(seat)) {
        throw trial.failure(
            "seat %s has %d points, but the sheet says %s"
                .formatted(seat, outcome.score(seat), sheet));
      }
    }
  }
}
