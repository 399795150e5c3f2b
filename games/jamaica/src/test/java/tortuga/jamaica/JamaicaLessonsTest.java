package tortuga.jamaica;

import tortuga.engine.Game;
import tortuga.testkit.LessonTests;

/// Every lesson in `lessons/`.
final class JamaicaLessonsTest implements LessonTests {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new Jamaica();
  }
}
