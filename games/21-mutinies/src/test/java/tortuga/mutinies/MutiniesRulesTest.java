package tortuga.mutinies;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tortuga.engine.Game;
import tortuga.engine.Setup;
import tortuga.mutinies.state.MutiniesState;
import tortuga.testkit.RulesLaws;

final class MutiniesRulesTest
    implements RulesLaws<MutiniesState, MutiniesMove, MutiniesEvent, MutiniesView> {
  @Override
  public Game<MutiniesState, MutiniesMove, MutiniesEvent, MutiniesView> game() {
    return new Mutinies();
  }

  @Override
  public List<Setup> setups() {
    List<Setup> setups = new ArrayList<>(RulesLaws.super.setups());
    setups.add(new Setup(3, Map.of("cards", "simplified")));
    setups.add(new Setup(5, Map.of("cards", "simplified")));
    setups.add(new Setup(4, Map.of("mutinies", "10")));
    setups.add(new Setup(3, Map.of("mutinies", "45")));
    return setups;
  }
}
