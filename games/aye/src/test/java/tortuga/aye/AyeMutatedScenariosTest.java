package tortuga.aye;

import tortuga.aye.state.Step;
import tortuga.engine.Game;
import tortuga.engine.text.Notation;
import tortuga.testkit.MutatedScenarios;

final class AyeMutatedScenariosTest implements MutatedScenarios {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new Aye();
  }

  @Override
  public Notation<?> steps() {
    return new Notation<>(Step.class);
  }
}
