package tortuga.server.listing;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tortuga.server.cluster.NodeMembership;
import tortuga.server.store.ListingStore;
import tortuga.server.table.LogEntry;
import tortuga.server.table.Table;

/// The listing of one table: shown at this node while the table is awake, and stored for the
/// others. Changed by the table's own thread only, read by any.
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

  /// Returns the listing for this node while the table is awake.
  public Optional<Listing> current() {
    return current;
  }

  public void show(Table table) {
    current = Optional.of(Listing.of(table));
  }

  public void hide() {
    current = Optional.empty();
  }

  /// Updates the listing after an entry: it is stored a little later for moves, and at once for
  /// anything else. Returns whether the entry may have changed who sits where.
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
          LogEntry.Rewritten _,
          LogEntry.Closed _,
          LogEntry.Rematched _ -> {
        if (table.isClosed()) membership.release(id);
        var _ = save(table);
        yield true;
      }
    };
  }

  /// Stores it; if that fails, tries again soon.
  public CompletableFuture<?> save(Table table) {
    return store
        .saveListing(Listing.of(table).row(table.lines()))
        .whenComplete((_, problem) -> {
          if (problem != null) membership.saveListingAgain(id);
        });
  }
}
