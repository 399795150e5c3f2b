package tortuga.server.listing;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tortuga.server.live.Tables;
import tortuga.server.table.Table;

/// What lists say of one table: shown at this node while the table is awake, and stored for the
/// others. Changed by the table's own thread only, read by everybody.
public final class PublishedListing {
  private final Tables tables;
  private final String table;
  private volatile Optional<Listing> summary = Optional.empty();

  public PublishedListing(Tables tables, String table) {
    this.tables = tables;
    this.table = table;
  }

  public Optional<Listing> summary() {
    return summary;
  }

  public void show(Table now) {
    summary = Optional.of(Listing.of(now));
  }

  public void hide() {
    summary = Optional.empty();
  }

  /// Stores it; if that fails, soon again.
  public CompletableFuture<?> save(Table now) {
    return tables
        .store()
        .saveCard(Listing.of(now).card(now.lines()))
        .whenComplete((_, problem) -> {
          if (problem != null) tables.convoy().changeAnyway(table);
        });
  }
}
