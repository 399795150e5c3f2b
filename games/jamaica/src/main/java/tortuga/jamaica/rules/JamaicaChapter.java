package tortuga.jamaica.rules;

import tortuga.engine.steps.Chapter;
import tortuga.jamaica.JamaicaEvent;
import tortuga.jamaica.state.JamaicaState;
import tortuga.jamaica.state.Ship;
import tortuga.jamaica.state.Step;

/// A chapter of Jamaica's rule book.
abstract class JamaicaChapter extends Chapter<JamaicaState, Step, JamaicaEvent> {
  JamaicaChapter(Chapter<JamaicaState, Step, JamaicaEvent> same) {
    super(same);
  }

  final Ship ship(int number) {
    return table.ships[number];
  }

  final void tell(JamaicaEvent event) {
    journal.tell(event);
  }
}
