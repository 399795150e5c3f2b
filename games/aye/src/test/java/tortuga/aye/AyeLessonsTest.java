package tortuga.aye;

import tortuga.engine.Game;
import tortuga.testkit.LessonTests;

/// Every lesson in `lessons/`.
final class AyeLessonsTest implements LessonTests {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new Aye();
  }
}
