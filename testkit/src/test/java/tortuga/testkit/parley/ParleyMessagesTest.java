package tortuga.testkit.parley;

import java.util.Set;
import tortuga.engine.Game;
import tortuga.testkit.MessagesLaws;

class ParleyMessagesTest implements MessagesLaws {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new Parley();
  }

  @Override
  public Set<String> scoreLines() {
    return Set.of("prizes");
  }

  @Override
  public Set<String> ruleIds() {
    return Set.of("PAR-SETUP-01");
  }
}
