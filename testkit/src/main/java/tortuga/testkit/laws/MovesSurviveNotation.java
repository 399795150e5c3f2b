package tortuga.testkit.laws;

import java.util.HashMap;
import java.util.Map;
import tortuga.engine.Event;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.text.Notation;

/// Law 4: every move survives its notation, and no two moves are written alike.
public final class MovesSurviveNotation<
        S extends State<S>, M extends Move, E extends Event, V extends Record>
    implements Law<S, M, E, V> {
  private final Map<String, M> written = new HashMap<>();

  @Override
  public void check(RandomGame<S, M, E, V> trial) {
    for (Seat seat : trial.state().toAct()) {
      trial.legalMoves(trial.state(), seat).forEach(move -> check(trial, move));
    }
    for (Seat seat : trial.seats()) {
      trial.freeMoves(trial.state(), seat).forEach(move -> check(trial, move));
    }
  }

  private void check(RandomGame<S, M, E, V> trial, M move) {
    Notation<M> notation = trial.notation();
    String text = notation.write(move);
    M other = written.putIfAbsent(text, move);
    if (other != null && !other.equals(move)) {
      throw trial.failure("%s and %s are both written %s".formatted(other, move, text));
    }
    M read;
    try {
      read = notation.read(text);
    } catch (IllegalArgumentException | IllegalStateException e) {
      throw trial.failure(
          "%s, written %s, cannot be read: %s".formatted(move, text, e.getMessage()));
    }
    if (!read.equals(move)) {
      throw trial.failure("%s, written %s, is read as %s".formatted(move, text, read));
    }
  }
}
