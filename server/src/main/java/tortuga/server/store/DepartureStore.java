package tortuga.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// People who are gone, or who turned out to be somebody else. They lose everything at once but
/// their place in the logs of tables, which takes longer. Thread-safe.
public interface DepartureStore {
  /// Notes that somebody is gone, and removes everything about them outside the logs; a successor
  /// gets their browsers.
  CompletableFuture<Void> depart(Departure departure);

  /// Returns some of those whose logs still name them, the first to go first.
  CompletableFuture<List<Departure>> departures(int most);

  /// Returns the tables whose log names somebody.
  CompletableFuture<List<String>> tablesNaming(String person);

  /// Returns the tables that are not finished and where two people sit.
  CompletableFuture<List<String>> sharedTables(String person, String other);

  /// Notes that no log names somebody any more.
  CompletableFuture<Void> forgotten(String person);

  /// Returns some of the people whom no browser has shown since a moment, and who have no code with
  /// which to come back.
  CompletableFuture<List<String>> notSeenSince(long moment, int most);

  /// Somebody who is gone.
  ///
  /// @param successor who they are now, if anybody
  record Departure(String person, Optional<String> successor, long since) {}
}
