package tortuga.aye;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tortuga.aye.state.AyeState;
import tortuga.engine.Game;
import tortuga.engine.Setup;
import tortuga.testkit.RulesLaws;

final class AyeRulesTest implements RulesLaws<AyeState, AyeMove, AyeEvent, AyeView> {
  @Override
  public Game<AyeState, AyeMove, AyeEvent, AyeView> game() {
    return new Aye();
  }

  @Override
  public List<Setup> setups() {
    List<Setup> setups = new ArrayList<>(IntStream.rangeClosed(4, 10).mapToObj(Setup::of).toList());
    setups.add(new Setup(4, Map.of("mode", "beginner", "captain", "host")));
    setups.add(new Setup(5, Map.of("traitor", "off", "convinceCards", "off", "cardSwap", "off")));
    setups.add(new Setup(6, Map.of("difficulty", "calm", "roundLimit", "30")));
    setups.add(new Setup(5, Map.of("difficulty", "storm", "krakenDiceLock", "off")));
    return setups;
  }

  @Override
  public int games() {
    return 2;
  }

  @Override
  public int longest() {
    return 5_000;
  }
}
