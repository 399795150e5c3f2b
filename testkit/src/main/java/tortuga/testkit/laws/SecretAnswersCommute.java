package tortuga.testkit.laws;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tortuga.engine.Decision;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;

/// Law 8: secret answers may come in any order, and lead to the same state.
///
/// A seat may need several picks for its answer; those of different seats may mix. A window that
/// one answer closes is for whoever is quick, and proves nothing.
public final class SecretAnswersCommute<
        S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Law<S, M, E, V> {
  private static final int ORDERS = 4;
  private static final int MOST_PICKS = 50;

  @Override
  public void check(RandomGame<S, M, E, V> trial) {
    Decision decision = trial.rules().decision(trial.state());
    boolean several =
        switch (decision.manner()) {
          case SECRET, SILENT, WINDOW -> true;
          case OPEN, DRAFT -> false;
        };
    if (!several || decision.seats().size() < 2) return;
    S inTurn = trial.state().copy();
    Map<Seat, List<M>> answers = answers(trial, decision, inTurn);
    if (answers.isEmpty()) return;
    Snapshot expected = Snapshot.of(inTurn);
    for (int i = 0; i < ORDERS; i++) {
      List<Seat> order = shuffled(trial, answers);
      S mixed = trial.state().copy();
      if (!play(trial, decision, mixed, order, answers)) continue;
      expected
          .difference(Snapshot.of(mixed))
          .ifPresent(difference -> {
            throw trial.failure(
                "%s, answered by %s with %s in that order and then in the order %s, differs in %s"
                    .formatted(decision.kind(), decision.seats(), answers, order, difference));
          });
    }
  }

  /// Makes all seats answer at random, one after the other; returns nothing if not all can.
  private Map<Seat, List<M>> answers(RandomGame<S, M, E, V> trial, Decision decision, S state) {
    Map<Seat, List<M>> answers = new LinkedHashMap<>();
    Seats waiting = decision.seats();
    int entry = 0;
    for (Seat seat : decision.seats()) {
      List<M> picks = new ArrayList<>();
      answers.put(seat, picks);
      while (isAsked(trial, decision, state, waiting)) {
        if (picks.size() == MOST_PICKS) return Map.of();
        M pick = trial.anyOf(trial.legalMoves(state, seat));
        picks.add(pick);
        trial.rules().play(state, seat, pick, trial.luck(entry++), Journal.silent());
      }
      waiting = waiting.without(seat);
      if (!waiting.isEmpty() && !isAsked(trial, decision, state, waiting)) {
        return closedEarly(trial, decision, waiting);
      }
    }
    return answers;
  }

  private boolean isAsked(RandomGame<S, M, E, V> trial, Decision decision, S state, Seats waiting) {
    if (!state.toAct().equals(waiting)) return false;
    Decision now = trial.rules().decision(state);
    return now.kind().equals(decision.kind()) && now.manner() == decision.manner();
  }

  private Map<Seat, List<M>> closedEarly(
      RandomGame<S, M, E, V> trial, Decision decision, Seats unanswered) {
    if (decision.manner() == Manner.WINDOW) return Map.of();
    throw trial.failure("%s is closed, but %s never answered".formatted(decision, unanswered));
  }

  private List<Seat> shuffled(RandomGame<S, M, E, V> trial, Map<Seat, List<M>> answers) {
    List<Seat> order = new ArrayList<>();
    answers.forEach((seat, picks) -> order.addAll(Collections.nCopies(picks.size(), seat)));
    for (int i = order.size(); i > 1; i--) Collections.swap(order, i - 1, trial.choose(i));
    return order;
  }

  private boolean play(
      RandomGame<S, M, E, V> trial,
      Decision decision,
      S state,
      List<Seat> order,
      Map<Seat, List<M>> answers) {
    Map<Seat, Deque<M>> left = new LinkedHashMap<>();
    answers.forEach((seat, picks) -> left.put(seat, new ArrayDeque<>(picks)));
    for (int entry = 0; entry < order.size(); entry++) {
      Seat seat = order.get(entry);
      M pick = left.getOrDefault(seat, new ArrayDeque<>()).remove();
      if (!state.toAct().contains(seat) || !trial.legalMoves(state, seat).contains(pick)) {
        if (decision.manner() == Manner.WINDOW) return false;
        throw trial.failure(
            "%s by seat %s is no longer legal when the answers %s come in the order %s"
                .formatted(pick, seat, answers, order));
      }
      trial.rules().play(state, seat, pick, trial.luck(entry), Journal.silent());
    }
    return true;
  }
}
