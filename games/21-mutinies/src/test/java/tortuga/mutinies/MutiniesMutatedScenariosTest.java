package tortuga.mutinies;

import tortuga.engine.Game;
import tortuga.engine.text.Notation;
import tortuga.mutinies.state.Step;
import tortuga.testkit.MutatedScenarios;

final class MutiniesMutatedScenariosTest implements MutatedScenarios {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new Mutinies();
  }

  @Override
  public Notation<?> steps() {
    return new Notation<>(Step.class);
  }
}
