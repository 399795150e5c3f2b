package tortuga.server.store;

/// Another line with this number was stored first; the second writer reads it, and judges its
/// command again.
public final class Overtaken extends Exception {
  private static final long serialVersionUID = 1;

  public Overtaken(String table, int seq) {
    super("%s has a line %d already".formatted(table, seq));
  }
}
