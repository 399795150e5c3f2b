package tortuga.mutinies.notation;

import java.util.Set;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Setup;
import tortuga.engine.chance.Chance;
import tortuga.engine.steps.SteppedPositions;
import tortuga.engine.text.PositionText;
import tortuga.mutinies.rules.Referee;
import tortuga.mutinies.rules.settings.Options;
import tortuga.mutinies.state.MutiniesState;

/// Positions as text; every key is described in `games/21-mutinies/rules/21-mutinies.notation.md`.
public final class MutiniesPositions extends SteppedPositions<MutiniesState, Referee> {
  static final String MINION = "minion";
  static final String NONE = "-";
  static final String UNKNOWN = "?";

  private final int seats;
  private final Options options;

  public MutiniesPositions(Setup setup) {
    seats = setup.seats();
    options = Options.of(setup);
  }

  @Override
  protected MutiniesState emptyTable() {
    return new MutiniesState(seats, options.simplified());
  }

  @Override
  protected Referee ruleBook(MutiniesState table, Chance chance, Journal<Event> journal) {
    return new Referee(options, table, chance, journal);
  }

  @Override
  protected void fill(MutiniesState table, Referee referee, PositionText given) {
    new PositionReader(table, referee, options).read(given.chart());
  }

  @Override
  public void check(MutiniesState table) {
    new PositionCheck(table, options).check();
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
