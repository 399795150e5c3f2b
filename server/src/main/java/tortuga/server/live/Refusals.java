package tortuga.server.live;

import java.util.concurrent.CompletionException;
import tortuga.server.table.Refusal;

/// Finds out why a command was not carried out.
public final class Refusals {
  private Refusals() {}

  public static Refusal of(Throwable problem) {
    Throwable cause =
        problem instanceof CompletionException && problem.getCause() != null
            ? problem.getCause()
            : problem;
    return cause instanceof Refusal refusal ? refusal : new Refusal("store-unavailable");
  }
}
