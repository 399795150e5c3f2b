package tortuga.jamaica;

import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.Positions;

/// Positions as text; every key is described in `docs/rules/jamaica.notation.md`.
final class JamaicaPositions implements Positions<JamaicaState> {
  static final String GHOST = "ghost";
  static final String EMPTY = "-";
  static final String BAR = "|";
  static final String UNKNOWN = "?";

  private final Setup setup;

  JamaicaPositions(Setup setup) {
    this.setup = setup;
  }

  @Override
  public JamaicaState read(PositionText given, Chance chance, Journal<Event> journal) {
    JamaicaState table = new JamaicaState(setup.seats());
    Referee referee = new Referee(Options.of(setup), table, chance, journal);
    new PositionReader(table, referee).read(given.chart());
    check(table);
    referee.carryOn();
    return table;
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
