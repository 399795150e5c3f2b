package tortuga.mutinies;

import tortuga.engine.Game;
import tortuga.testkit.LessonTests;

/// Every lesson in `lessons/`.
final class MutiniesLessonsTest implements LessonTests {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new Mutinies();
  }
}
