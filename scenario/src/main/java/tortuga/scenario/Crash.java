package tortuga.scenario;

/// A game that fails in the middle of a step, with the line of the step.
final class Crash extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;

  Crash(int line, Throwable cause) {
    super(cause);
    this.line = line;
  }

  int line() {
    return line;
  }
}
