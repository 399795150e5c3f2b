package tortuga.engine;

import java.util.List;

/// Says that nobody can play a game that way: a key for the page, and a sentence for a terminal
/// that says what is possible.
public final class BadSetup extends Exception {
  private static final long serialVersionUID = 2L;

  private final String reason;
  private final transient List<String> details;

  /// @param reason a message key, such as `wrong-seats`, or a key of the game's own objections
  /// @param details what the text of the reason mentions
  public BadSetup(String reason, List<String> details, String message) {
    super(message);
    this.reason = reason;
    this.details = List.copyOf(details);
  }

  public String reason() {
    return reason;
  }

  public List<String> details() {
    return details;
  }
}
