package tortuga.app;

/// Says in one line what is wrong with a command, and what is possible instead.
final class UsageError extends Exception {
  private static final long serialVersionUID = 1L;

  UsageError(String message) {
    super(message);
  }

  UsageError(String message, Throwable cause) {
    super(message, cause);
  }
}
