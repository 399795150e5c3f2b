package tortuga.piecesofeight;

import java.util.Set;
import tortuga.engine.Game;
import tortuga.testkit.MessagesLaws;

final class EightMessagesTest implements MessagesLaws {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new PiecesOfEight();
  }

  @Override
  public Set<String> scoreLines() {
    return Set.of("wins");
  }
}
