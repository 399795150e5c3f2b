package tortuga.server.store;

import tortuga.server.store.sql.ProblemText;

/// The store failed: its disk is full, it cannot be written, or it is gone. Nothing was stored. The
/// message tells an operator the cause, if it is known.
public final class StoreFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  public StoreFailure(String message, Throwable cause) {
    super(ProblemText.tell(message, cause), cause);
  }

  public StoreFailure(String message) {
    super(message);
  }
}
