package tortuga.jamaica;

import tortuga.testkit.DocumentedLessons;

/// The lesson that `docs/lessons.md` shows, which is one of Jamaica.
final class LessonsPageTest implements DocumentedLessons {
  @Override
  public String page() {
    return "docs/lessons.md";
  }
}
