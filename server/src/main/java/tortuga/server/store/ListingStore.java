package tortuga.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// What lists say of tables; the logs say the same, so nothing depends on it. Thread-safe.
public interface ListingStore {
  /// Changes what lists say of a table, unless they know more already.
  CompletableFuture<Void> saveListing(ListingRow row);

  CompletableFuture<Optional<ListingRow>> listing(String table);

  /// Returns the latest tables of a person.
  CompletableFuture<List<ListingRow>> listingsOf(String person, int most);

  /// Returns the latest public tables in a phase.
  CompletableFuture<List<ListingRow>> listed(String phase, int most);

  /// Returns some of the tables that are not finished and of which lists have heard nothing since a
  /// moment, the oldest first.
  CompletableFuture<List<String>> idleSince(long moment, int most);

  /// What lists say of a table.
  ///
  /// @param lines how many lines the log had
  /// @param people the ids of those who sit at the table, by seat; empty where nobody does
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
