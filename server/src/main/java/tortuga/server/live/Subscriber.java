package tortuga.server.live;

import java.util.Optional;

/// A page that follows tables.
public interface Subscriber {
  /// Returns who looks at the page, if that is known.
  Optional<String> person();

  /// Returns from where the page comes, as far as limits are concerned.
  default String address() {
    return "";
  }

  /// Sends a message; never waits. A page that cannot keep up is dropped, and comes back by itself.
  void tell(String message);

  /// Sends a message that another one follows at once: both may travel together.
  default void tellWithNext(String message) {
    tell(message);
  }

  /// Notes the number of the last update of a table that was sent, for the next heartbeat.
  default void note(String table, int number) {}
}
