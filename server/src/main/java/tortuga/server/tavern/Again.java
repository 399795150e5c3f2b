package tortuga.server.tavern;

/// Somebody else was quicker: what was wished is judged again, at the table as it is now.
final class Again extends RuntimeException {
  private static final long serialVersionUID = 1;

  Again() {
    super("somebody else was quicker", null, false, false);
  }
}
