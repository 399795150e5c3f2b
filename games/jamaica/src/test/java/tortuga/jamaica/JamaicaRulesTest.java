package tortuga.jamaica;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tortuga.engine.Game;
import tortuga.engine.Setup;
import tortuga.jamaica.state.JamaicaState;
import tortuga.testkit.RulesLaws;

final class JamaicaRulesTest
    implements RulesLaws<JamaicaState, JamaicaMove, JamaicaEvent, JamaicaView> {
  @Override
  public Game<JamaicaState, JamaicaMove, JamaicaEvent, JamaicaView> game() {
    return new Jamaica();
  }

  @Override
  public List<Setup> setups() {
    List<Setup> setups = new ArrayList<>(RulesLaws.super.setups());
    setups.add(new Setup(3, Map.of("cardReveal", "together", "firstCaptain", "first-seat")));
    setups.add(new Setup(2, Map.of("roundLimit", "50")));
    return setups;
  }
}
