package tortuga.aye;

import tortuga.engine.Chance;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Positions;
import tortuga.engine.Setup;
import tortuga.engine.Sketch;

/// Positions as text; every key is described in `docs/rules/aye.notation.md`.
final class AyePositions implements Positions<AyeState> {
  static final String UNKNOWN = "?";
  static final String TURNED = "*";
  static final String SPENT = "spent";
  static final String KEPT = "kept";

  private final Setup setup;

  AyePositions(Setup setup) {
    this.setup = setup;
  }

  @Override
  public AyeState read(Sketch given, Chance chance, Journal<Event> journal) {
    AyeState table = new AyeState(setup.seats());
    Referee referee = new Referee(Options.of(setup), table, chance, journal);
    new PositionReader(table, referee).read(given.chart());
    referee.carryOn();
    return table;
  }

  @Override
  public Sketch write(AyeState table) {
    return new PositionWriter(table).write();
  }
}
