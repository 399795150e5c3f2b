package tortuga.jamaica;

import java.util.Map;
import tortuga.engine.Journal;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.Viewer;
import tortuga.jamaica.state.JamaicaState;
import tortuga.scenario.DictatedChance;
import tortuga.scenario.Yaml;

/// Positions for tests, written as in scenario files.
public final class Harbour {
  public static final Seat ANNE = Seat.of(0);
  public static final Seat MARY = Seat.of(1);
  public static final Seat JACK = Seat.of(2);

  public final Rules<JamaicaState, JamaicaMove, JamaicaEvent, JamaicaView> rules;
  public final JamaicaState table;

  private Harbour(Setup setup, String position) {
    rules = new Jamaica().rules(setup);
    table =
        new Jamaica()
            .positions(setup)
            .read(Yaml.read(position).getFirst(), DictatedChance.of(), Journal.silent());
  }

  public static Harbour with(int seats, String position) {
    return new Harbour(new Setup(seats, Map.of()), position);
  }

  /// Returns what a viewer sees.
  public JamaicaView view(Viewer viewer) {
    return rules.view(concealed(viewer));
  }

  public JamaicaState concealed(Viewer viewer) {
    JamaicaState copy = table.copy();
    rules.conceal(copy, viewer);
    return copy;
  }
}
