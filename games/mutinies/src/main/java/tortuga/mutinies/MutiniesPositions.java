package tortuga.mutinies;

import java.util.Set;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.Positions;

/// Positions as text; every key is described in `docs/rules/21-mutinies.notation.md`.
final class MutiniesPositions implements Positions<MutiniesState> {
  static final String MINION = "minion";
  static final String NONE = "-";
  static final String UNKNOWN = "?";

  private final Setup setup;

  MutiniesPositions(Setup setup) {
    this.setup = setup;
  }

  @Override
  public MutiniesState read(PositionText given, Chance chance, Journal<Event> journal) {
    Options options = Options.of(setup);
    MutiniesState table = new MutiniesState(setup.seats(), options.simplified());
    Referee referee = new Referee(options, table, chance, journal);
    new PositionReader(table, referee, options).read(given.chart());
    check(table);
    referee.carryOn();
    return table;
  }

  @Override
  public void check(MutiniesState table) {
    new PositionCheck(table, Options.of(setup)).check();
  }

  @Override
  public Set<String> sometimes() {
    return Set.of("score");
  }

  @Override
  public PositionText write(MutiniesState table) {
    return new PositionWriter(table).write();
  }

  static String name(MutiniesState table, int disc) {
    return table.isMinion(disc) ? MINION : Integer.toString(disc);
  }
}
