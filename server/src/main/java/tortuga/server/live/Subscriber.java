package tortuga.server.live;

import java.util.Optional;

/// A page that follows tables.
public interface Subscriber {
  /// Returns whose page it is, if that is known.
  Optional<String> person();

  /// Returns the address of the page, for rate limits.
  default String address() {
    return "";
  }

  /// Sends a message; never blocks. A page that cannot keep up is dropped, and reconnects by
  /// itself.
  void tell(String message);

  /// Sends a message that another one follows at once: both may be sent together.
  default void tellWithNext(String message) {
    tell(message);
  }

  /// Notes the number of the last update of a table that was sent, for the next beat.
  default void note(String table, int number) {}
}
