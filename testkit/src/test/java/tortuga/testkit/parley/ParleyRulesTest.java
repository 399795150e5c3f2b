package tortuga.testkit.parley;

import tortuga.engine.Game;
import tortuga.testkit.RulesLaws;

class ParleyRulesTest implements RulesLaws<ParleyState, ParleyMove, ParleyEvent, ParleyView> {
  @Override
  public Game<ParleyState, ParleyMove, ParleyEvent, ParleyView> game() {
    return new Parley();
  }

  @Override
  public int games() {
    return 30;
  }
}
