package tortuga.testkit.parley;

import tortuga.engine.Game;
import tortuga.testkit.RulesLaws;

/// The laws, put to a game that breaks one of them.
record FlawedParley(Flaw flaw)
    implements RulesLaws<ParleyState, ParleyMove, ParleyEvent, ParleyView> {
  @Override
  public Game<ParleyState, ParleyMove, ParleyEvent, ParleyView> game() {
    return new Parley(flaw);
  }

  @Override
  public int games() {
    return 20;
  }

  @Override
  public int longest() {
    return 200;
  }
}
