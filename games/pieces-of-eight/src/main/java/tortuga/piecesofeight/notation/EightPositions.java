package tortuga.piecesofeight.notation;

import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.SteppedPositions;
import tortuga.engine.text.PositionText;
import tortuga.piecesofeight.rules.Questions;
import tortuga.piecesofeight.rules.Referee;
import tortuga.piecesofeight.rules.settings.Options;
import tortuga.piecesofeight.state.EightState;

/// Positions as text; every key is described in
/// `games/pieces-of-eight/rules/pieces-of-eight.notation.md`.
public final class EightPositions extends SteppedPositions<EightState, Referee> {
  static final String EMPTY = "-";
  static final String UNKNOWN = "?";
  static final String NOBODY = "-";

  private final Questions questions;

  public EightPositions(Setup setup) {
    questions = new Questions(Options.of(setup));
  }

  @Override
  protected EightState emptyTable() {
    return new EightState(questions.options().seats());
  }

  @Override
  protected Referee ruleBook(EightState table, Chance chance, Journal<Event> journal) {
    return new Referee(questions, table, chance, journal);
  }

  @Override
  protected void fill(EightState table, Referee referee, PositionText given) {
    new PositionReader(questions.options(), table, referee).read(given.chart());
  }

  @Override
  public void check(EightState table) {
    Invariants.check(questions, table);
  }

  @Override
  public PositionText write(EightState table) {
    return new PositionWriter(table).write();
  }
}
