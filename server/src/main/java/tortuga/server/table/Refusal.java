package tortuga.server.table;

import java.util.List;
import java.util.concurrent.CompletionException;

/// Why something cannot be done now; it has a text in every language, which says what to do next.
public final class Refusal extends Exception {
  private static final long serialVersionUID = 1;

  private final String reason;
  private final transient List<String> details;

  public Refusal(String reason, String... details) {
    super(reason, null, false, false);
    this.reason = reason;
    this.details = List.of(details);
  }

  /// Returns why something failed: what was refused, or that the store could not do it.
  public static Refusal from(Throwable problem) {
    Throwable cause =
        problem instanceof CompletionException && problem.getCause() != null
            ? problem.getCause()
            : problem;
    return cause instanceof Refusal refusal ? refusal : new Refusal("store-unavailable");
  }

  public String reason() {
    return reason;
  }

  public List<String> details() {
    return details;
  }
}
