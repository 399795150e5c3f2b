package tortuga.record;

/// Says, in one line, why a recorded game cannot be right.
public final class BadRecording extends Exception {
  private static final long serialVersionUID = 1L;

  public BadRecording(String message) {
    super(message);
  }

  public BadRecording(String message, Throwable cause) {
    super(message, cause);
  }
}
