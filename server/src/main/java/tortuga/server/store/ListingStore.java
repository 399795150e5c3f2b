package tortuga.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// Listings of tables; they can be derived from the logs, so nothing depends on them. Thread-safe.
public interface ListingStore {
  /// Stores a listing, unless a newer one is stored already.
  CompletableFuture<Void> saveListing(ListingRow row);

  CompletableFuture<Optional<ListingRow>> listing(String table);

  /// Returns the latest tables of a person.
  CompletableFuture<List<ListingRow>> listingsOf(String person, int most);

  /// Returns the latest public tables in a phase.
  CompletableFuture<List<ListingRow>> listed(String phase, int most);

  /// Returns some of the tables that are not finished and whose listing has not changed since a
  /// time, the oldest first.
  CompletableFuture<List<String>> idleSince(long moment, int most);

  /// Returns some of the tables that are finished or closed and whose listing has not changed since
  /// a time, the oldest first.
  CompletableFuture<List<String>> closedBefore(long moment, int most);

  /// A stored listing.
  ///
  /// @param lines how many lines the log had
  /// @param people the ids of the people at the table, by seat; empty where nobody sits
  /// @param body the rest, as JSON
  record ListingRow(
      String table,
      String game,
      String phase,
      boolean listed,
      long opened,
      long changed,
      int lines,
      List<String> people,
      String body) {
    public ListingRow {
      people = List.copyOf(people);
    }
  }
}
