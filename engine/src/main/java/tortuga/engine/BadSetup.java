package tortuga.engine;

/// Says that nobody can play a game that way; the message says what is possible.
public final class BadSetup extends Exception {
  private static final long serialVersionUID = 1L;

  public BadSetup(String message) {
    super(message);
  }
}
