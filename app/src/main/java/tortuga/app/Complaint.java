package tortuga.app;

/// Says in one line what is wrong with a command, and what is possible instead.
final class Complaint extends Exception {
  private static final long serialVersionUID = 1L;

  Complaint(String message) {
    super(message);
  }

  Complaint(String message, Throwable cause) {
    super(message, cause);
  }
}
