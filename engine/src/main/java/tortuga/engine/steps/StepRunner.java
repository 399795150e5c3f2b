package tortuga.engine.steps;

import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Seats;
import tortuga.engine.chance.Chance;

/// Carries on from one question to the next: takes steps off the agenda, carries out duties, and
/// stops where somebody must answer.
///
/// @param <D> the game's duties
/// @param <Q> the game's questions, which are all marked as [Question]
public abstract class StepRunner<
        S extends SteppedState<S, T>, T, D extends T, Q extends T, E extends Event>
    extends Chapter<S, T, E> {
  protected StepRunner(S table, Chance chance, Journal<? super E> journal) {
    super(table, chance, journal);
  }

  /// Says who must answer a question that is now on top.
  protected abstract Seats asked(Q question);

  /// Carries out a duty; it is off the agenda already.
  protected abstract void seeTo(D duty);

  /// Closes a question that nobody has to answer any more.
  protected void close(Q question) {
    agenda.pop();
  }

  /// Carries out every duty in turn, until somebody must answer a question or nothing is left to
  /// do.
  @SuppressWarnings("unchecked") // a step that is no question is a duty
  public final void carryOn() {
    while (!agenda.isEmpty()) {
      T step = agenda.current();
      if (step instanceof Question) {
        Q question = (Q) step;
        table.toAct = asked(question);
        if (!table.toAct.isEmpty()) return;
        close(question);
      } else {
        agenda.pop();
        seeTo((D) step);
      }
    }
    table.toAct = Seats.NONE;
  }
}
