package tortuga.jamaica;

import java.util.Set;
import tortuga.engine.Game;
import tortuga.testkit.MessagesLaws;

final class JamaicaMessagesTest implements MessagesLaws {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new Jamaica();
  }

  @Override
  public Set<String> scoreLines() {
    return Set.of("prize", "doubloons", "treasures", "curses");
  }
}
