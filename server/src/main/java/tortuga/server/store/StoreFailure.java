package tortuga.server.store;

/// The store could not do what it should: its disk is full, it cannot be written, or it is gone.
/// Nothing was stored.
public final class StoreFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  public StoreFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
