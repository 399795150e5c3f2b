package tortuga.server.store;

/// Somebody else has stored that line of the log; whoever comes second reads it, and thinks again.
public final class Overtaken extends Exception {
  private static final long serialVersionUID = 1;

  public Overtaken(String table, int seq) {
    super("%s has a line %d already".formatted(table, seq));
  }
}
