package tortuga.engine;

/// Says what is wrong with a written position, and on which line.
public final class BadSketch extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int line;

  public BadSketch(int line, String message) {
    super(message);
    this.line = line;
  }

  /// Returns the line, counted from one, or zero if the position was not read from a file.
  public int line() {
    return line;
  }
}
