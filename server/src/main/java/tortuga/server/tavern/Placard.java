package tortuga.server.tavern;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tortuga.server.table.Table;

/// What lists say of one table: shown at this node while the table is awake, and stored for the
/// others. Changed by the table's own thread only, read by everybody.
final class Placard {
  private final Tavern tavern;
  private final String table;
  private volatile Optional<Summary> summary = Optional.empty();

  Placard(Tavern tavern, String table) {
    this.tavern = tavern;
    this.table = table;
  }

  Optional<Summary> summary() {
    return summary;
  }

  void show(Table now) {
    summary = Optional.of(Summary.of(now));
  }

  void hide() {
    summary = Optional.empty();
  }

  /// Stores it; if that fails, soon again.
  CompletableFuture<?> save(Table now) {
    return tavern
        .store()
        .saveCard(Summary.of(now).card(now.lines()))
        .whenComplete((_, problem) -> {
          if (problem != null) tavern.convoy().changeAnyway(table);
        });
  }
}
