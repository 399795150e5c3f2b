package tortuga.mutinies;

import java.util.Map;
import tortuga.engine.Journal;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.scenario.Script;
import tortuga.scenario.Yaml;

/// Positions for tests, written as in scenario files.
final class Harbour {
  static final Seat ANNE = Seat.of(0);
  static final Seat MARY = Seat.of(1);
  static final Seat JACK = Seat.of(2);

  final Rules<MutiniesState, MutiniesMove, MutiniesEvent, MutiniesView> rules;
  final MutiniesState table;

  private Harbour(Setup setup, String position) {
    rules = new Mutinies().rules(setup);
    table =
        new Mutinies()
            .positions(setup)
            .read(Yaml.read(position).getFirst(), Script.of(), Journal.silent());
  }

  static Harbour with(int seats, String position) {
    return new Harbour(new Setup(seats, Map.of()), position);
  }

  /// Returns what a viewer sees.
  MutiniesView view(Viewer viewer) {
    return rules.view(concealed(viewer));
  }

  MutiniesState concealed(Viewer viewer) {
    MutiniesState copy = table.copy();
    rules.conceal(copy, viewer);
    return copy;
  }
}
