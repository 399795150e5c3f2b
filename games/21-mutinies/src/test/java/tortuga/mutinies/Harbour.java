package tortuga.mutinies;

import java.util.Map;
import tortuga.engine.Journal;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.mutinies.state.MutiniesState;
import tortuga.scenario.DictatedChance;
import tortuga.scenario.Yaml;

/// Positions for tests, written as in scenario files.
public final class Harbour {
  public static final Seat ANNE = Seat.of(0);
  public static final Seat MARY = Seat.of(1);
  public static final Seat JACK = Seat.of(2);

  public final Rules<MutiniesState, MutiniesMove, MutiniesEvent, MutiniesView> rules;
  public final MutiniesState table;

  private Harbour(Setup setup, String position) {
    rules = new Mutinies().rules(setup);
    table =
        new Mutinies()
            .positions(setup)
            .read(Yaml.read(position).getFirst(), DictatedChance.of(), Journal.silent());
  }

  public static Harbour with(int seats, String position) {
    return new Harbour(new Setup(seats, Map.of()), position);
  }

  /// Returns what a viewer sees.
  public MutiniesView view(Viewer viewer) {
    return rules.view(concealed(viewer));
  }

  public MutiniesState concealed(Viewer viewer) {
    MutiniesState copy = table.copy();
    rules.conceal(copy, viewer);
    return copy;
  }
}
