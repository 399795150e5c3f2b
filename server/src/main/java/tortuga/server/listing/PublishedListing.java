package tortuga.server.listing;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tortuga.server.cluster.NodeMembership;
import tortuga.server.store.ListingStore;
import tortuga.server.table.LogEntry;
import tortuga.server.table.Table;

/// What lists say of one table: shown at this node while the table is awake, and stored for the
/// others. Changed by the table's own thread only, read by everybody.
public final class PublishedListing {
  private final String id;
  private final ListingStore store;
  private final NodeMembership membership;
  private volatile Optional<Listing> current = Optional.empty();

  public PublishedListing(String id, ListingStore store, NodeMembership membership) {
    this.id = id;
    this.store = store;
    this.membership = membership;
  }

  /// Returns what lists at this node say while the table is awake.
  public Optional<Listing> current() {
    return current;
  }

  public void show(Table table) {
    current = Optional.of(Listing.of(table));
  }

  public void hide() {
    current = Optional.empty();
  }

  /// Lets lists know what an entry changed: moves reach them a little later, all else at once.
  /// Returns whether it may have changed who sits where.
  public boolean update(Table table, LogEntry entry) {
    return switch (entry) {
      case LogEntry.Pledged _, LogEntry.Ordered _ -> false;
      case LogEntry.Played _, LogEntry.Undone _ -> {
        membership.listingChanged(id);
        yield false;
      }
      case LogEntry.Opened _,
          LogEntry.Seated _,
          LogEntry.Vacated _,
          LogEntry.Begun _,
          LogEntry.Held _,
          LogEntry.Resumed _,
          LogEntry.Renamed _,
          LogEntry.Restarted _,
          LogEntry.Closed _,
          LogEntry.Rematched _ -> {
        if (table.isClosed()) membership.release(id);
        var _ = save(table);
        yield true;
      }
    };
  }

  /// Stores it; if that fails, soon again.
  public CompletableFuture<?> save(Table table) {
    return store
        .saveListing(Listing.of(table).row(table.lines()))
        .whenComplete((_, problem) -> {
          if (problem != null) membership.saveListingAgain(id);
        });
  }
}
