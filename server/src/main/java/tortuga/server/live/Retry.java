package tortuga.server.live;

/// Another line was stored first: the command is judged again, at the table as it is now.
final class Retry extends RuntimeException {
  private static final long serialVersionUID = 1;

  Retry() {
    super("somebody else was quicker", null, false, false);
  }
}
