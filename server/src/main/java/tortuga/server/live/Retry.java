package tortuga.server.live;

/// Somebody else was quicker: what was wished is judged again, at the table as it is now.
final class Retry extends RuntimeException {
  private static final long serialVersionUID = 1;

  Retry() {
    super("somebody else was quicker", null, false, false);
  }
}
