package tortuga.jamaica.notation;

import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.SteppedPositions;
import tortuga.engine.text.PositionText;
import tortuga.jamaica.rules.Options;
import tortuga.jamaica.rules.Referee;
import tortuga.jamaica.state.JamaicaState;

/// Positions as text; every key is described in `games/jamaica/rules/jamaica.notation.md`.
public final class JamaicaPositions extends SteppedPositions<JamaicaState, Referee> {
  static final String GHOST = "ghost";
  static final String EMPTY = "-";
  static final String BAR = "|";
  static final String UNKNOWN = "?";

  private final Setup setup;

  public JamaicaPositions(Setup setup) {
    this.setup = setup;
  }

  @Override
  protected JamaicaState emptyTable() {
    return new JamaicaState(setup.seats());
  }

  @Override
  protected Referee ruleBook(JamaicaState table, Chance chance, Journal<Event> journal) {
    return new Referee(Options.of(setup), table, chance, journal);
  }

  @Override
  protected void fill(JamaicaState table, Referee referee, PositionText given) {
    new PositionReader(table, referee).read(given.chart());
  }

  @Override
  public void check(JamaicaState table) {
    new PositionCheck(table, Options.of(setup)).check();
  }

  @Override
  public PositionText write(JamaicaState table) {
    return new PositionWriter(table).write();
  }

  static String name(JamaicaState table, int ship) {
    return table.isGhost(ship) ? GHOST : Integer.toString(ship);
  }
}
