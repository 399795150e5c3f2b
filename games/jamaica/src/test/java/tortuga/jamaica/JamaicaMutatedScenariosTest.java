package tortuga.jamaica;

import tortuga.engine.Game;
import tortuga.engine.text.Notation;
import tortuga.jamaica.state.Step;
import tortuga.testkit.MutatedScenarios;

final class JamaicaMutatedScenariosTest implements MutatedScenarios {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new Jamaica();
  }

  @Override
  public Notation<?> steps() {
    return new Notation<>(Step.class);
  }
}
