package tortuga.aye;

import tortuga.engine.Game;
import tortuga.testkit.MessagesLaws;

final class AyeMessagesTest implements MessagesLaws {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new Aye();
  }
}
