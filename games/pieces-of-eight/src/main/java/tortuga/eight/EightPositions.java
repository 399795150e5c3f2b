package tortuga.eight;

import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.Positions;

/// Positions as text; every key is described in `docs/rules/pieces-of-eight.notation.md`.
final class EightPositions implements Positions<EightState> {
  static final String EMPTY = "-";
  static final String UNKNOWN = "?";
  static final String NOBODY = "-";

  private final Options options;

  EightPositions(Setup setup) {
    options = Options.of(setup);
  }

  @Override
  public EightState read(PositionText given, Chance chance, Journal<Event> journal) {
    EightState table = new EightState(options.seats());
    Referee referee = new Referee(options, table, chance, journal);
    new PositionReader(options, table, referee).read(given.chart());
    check(table);
    referee.carryOn();
    return table;
  }

  @Override
  public void check(EightState table) {
    Invariants.check(options, table);
  }

  @Override
  public PositionText write(EightState table) {
    return new PositionWriter(table).write();
  }
}
