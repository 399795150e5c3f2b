package tortuga.piecesofeight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tortuga.engine.Game;
import tortuga.engine.Setup;
import tortuga.piecesofeight.state.EightState;
import tortuga.testkit.RulesLaws;

/// The laws, over every number of players and every way to play.
final class EightRulesTest implements RulesLaws<EightState, EightMove, EightEvent, EightView> {
  @Override
  public Game<EightState, EightMove, EightEvent, EightView> game() {
    return new PiecesOfEight();
  }

  @Override
  public List<Setup> setups() {
    List<Setup> setups = new ArrayList<>(RulesLaws.super.setups());
    setups.add(new Setup(2, Map.of("shipyard", "choose", "quickStart", "on", "start", "toss")));
    setups.add(new Setup(3, Map.of("shipyard", "both", "quickStart", "on", "memoryAid", "on")));
    setups.add(new Setup(2, Map.of("match", "best-of-3", "shipyard", "mv", "blitz", "120")));
    setups.add(new Setup(4, Map.of("teams", "2x2", "quickStart", "on", "start", "random")));
    setups.add(new Setup(6, Map.of("teams", "3x2", "revealDestroyed", "shown")));
    setups.add(new Setup(3, Map.of("shipyard", "pool", "pool", "draft")));
    setups.add(new Setup(3, Map.of("shipyard", "pool", "pool", "random-trades")));
    setups.add(new Setup(2, Map.of("shipyard", "pool", "pool", "random-draft")));
    setups.add(
        new Setup(
            3,
            Map.of(
                "shipyard", "pool",
                "pool", "draft-random-trades",
                "poolSource", "full",
                "match", "first-to-2",
                "spoils", "on")));
    return setups;
  }

  @Override
  public int games() {
    return 1;
  }
}
