package tortuga.piecesofeight;

import tortuga.engine.Game;
import tortuga.testkit.LessonTests;

/// Every lesson in `lessons/`.
final class EightLessonsTest implements LessonTests {
  @Override
  public Game<?, ?, ?, ?> game() {
    return new PiecesOfEight();
  }
}
