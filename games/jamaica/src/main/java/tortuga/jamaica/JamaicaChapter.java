package tortuga.jamaica;

import tortuga.engine.steps.Chapter;

/// A chapter of Jamaica's rule book.
abstract class JamaicaChapter extends Chapter<JamaicaState, Step, JamaicaEvent> {
  JamaicaChapter(Chapter<JamaicaState, Step, JamaicaEvent> same) {
    super(same);
  }

  final Ship ship(int number) {
    return table.ships[number];
  }
}
