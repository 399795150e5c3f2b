package tortuga.engine.steps;

import java.util.Set;
import tortuga.engine.text.Notation;

/// The steps of one game as text, and the names of its questions.
public final class StepNotation<T> {
  private final Notation<T> notation;
  private final Set<String> questions;

  public StepNotation(Class<T> steps, Class<? extends T> questions) {
    this.notation = new Notation<>(steps);
    this.questions = Set.copyOf(new Notation<>(questions).verbs().keySet());
  }

  /// Returns the notation of all steps, duties and questions alike.
  public Notation<T> notation() {
    return notation;
  }

  public String write(T step) {
    return notation.write(step);
  }

  public T read(String text) {
    return notation.read(text);
  }

  /// Returns the names of all questions of the game.
  public Set<String> questions() {
    return questions;
  }
}
