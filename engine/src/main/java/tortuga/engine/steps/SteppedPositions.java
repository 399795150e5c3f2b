package tortuga.engine.steps;

import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.Positions;

/// Positions of a game with steps: read onto an empty table, checked, and carried on to the first
/// question.
public abstract class SteppedPositions<
        S extends SteppedState<S, ?>, R extends StepRunner<S, ?, ?, ?, ?>>
    implements Positions<S> {
  /// Returns an empty table.
  protected abstract S emptyTable();

  /// Opens the rule book for a state.
  protected abstract R ruleBook(S table, Chance chance, Journal<Event> journal);

  /// Puts the given things on the table.
  protected abstract void fill(S table, R ruleBook, PositionText given);

  @Override
  public final S read(PositionText given, Chance chance, Journal<Event> journal) {
    S table = emptyTable();
    R ruleBook = ruleBook(table, chance, journal);
    fill(table, ruleBook, given.chart());
    check(table);
    ruleBook.carryOn();
    check(table);
    return table;
  }
}
