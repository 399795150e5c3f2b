package tortuga.piecesofeight;

import tortuga.engine.Game;
import tortuga.engine.text.Notation;
import tortuga.piecesofeight.state.Step;
import tortuga.testkit.MutatedScenarios;

final class EightMutatedScenariosTest implements MutatedScenarios {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new PiecesOfEight();
  }

  @Override
  public Notation<?> steps() {
    return Step.NOTATION.notation();
  }
}
