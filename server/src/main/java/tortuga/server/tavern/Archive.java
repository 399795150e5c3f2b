package tortuga.server.tavern;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tortuga.engine.Seed;
import tortuga.engine.Viewer;
import tortuga.lab.Recording;
import tortuga.server.table.Line;
import tortuga.server.table.Refusal;
import tortuga.server.table.Step;
import tortuga.server.table.Table;
import tortuga.server.wire.Exit;
import tortuga.server.wire.Told;

/// Games that are over: shown again, written down, and taken in. Thread-safe.
public final class Archive {
  private final Tavern tavern;

  Archive(Tavern tavern) {
    this.tavern = tavern;
  }

  /// Returns a finished game as somebody saw it.
  public CompletableFuture<List<Step>> review(String table, Viewer eyes) {
    return tavern.wish(table, (_, now) -> now.aftermath().review(eyes));
  }

  /// Returns how a game ended, if it has.
  public CompletableFuture<Optional<Told.Result>> result(String table) {
    return tavern.wish(
        table,
        (_, now) ->
            new Exit(now, _ -> false, tavern.credit(), tavern.now())
                .update(Viewer.SPECTATOR, 0)
                .result());
  }

  /// Returns a finished game as a record that anybody can check.
  public CompletableFuture<Recording> recording(String table) {
    return tavern.wish(table, (_, now) -> Records.of(now));
  }

  /// Takes in a game that was played elsewhere, if it is right in every point.
  public CompletableFuture<String> takeIn(Recording recording, String person) {
    String id = tavern.draw(Letters.ID);
    try {
      List<Line> log = Records.lines(recording, person, tavern.now());
      Seed seed = Seed.of(recording.seed());
      Summary summary = Summary.of(Table.of(id, log, seed, tavern.credit()));
      CompletableFuture<Void> stored =
          tavern
              .store()
              .open(id, seed, tavern.draw(Letters.CODE), log.getFirst(), summary.card(log.size()));
      for (Line line : log.subList(1, log.size())) {
        stored = stored.thenCompose(_ -> tavern.store().append(id, line));
      }
      return stored.thenApply(_ -> id);
    } catch (Refusal e) {
      return CompletableFuture.failedFuture(e);
    }
  }
}
