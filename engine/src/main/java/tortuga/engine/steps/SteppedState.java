package tortuga.engine.steps;

import tortuga.engine.Seats;
import tortuga.engine.State;

/// A state whose agenda says what is still to happen; the game is over when it is empty.
public abstract class SteppedState<S extends State<S>, T> implements State<S> {
  public final Agenda<T> agenda = new Agenda<>();

  /// Who must answer the question on top of the agenda.
  public Seats toAct = Seats.NONE;

  @Override
  public final Seats toAct() {
    return toAct;
  }

  /// Whether a question is on the table; not while rules are carried out, nor when the game is
  /// over.
  public final boolean isAsking() {
    return !agenda.isEmpty() && agenda.current() instanceof Question;
  }

  public final boolean isOver() {
    return agenda.isEmpty();
  }

  /// Copies what is still to happen, and who must answer.
  protected final void copySteps(SteppedState<S, T> other) {
    agenda.copyFrom(other.agenda);
    toAct = other.toAct;
  }
}
