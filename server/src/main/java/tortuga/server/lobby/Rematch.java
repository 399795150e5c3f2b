package tortuga.server.lobby;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import tortuga.engine.Game;
import tortuga.server.live.LiveTable;
import tortuga.server.live.LiveTables;
import tortuga.server.table.LogEntry.Opened;
import tortuga.server.table.Occupant;
import tortuga.server.table.Refusal;
import tortuga.server.table.Table;

/// Another game for the players of a finished one: the first who wants it opens a table, and the
/// others find it.
///
/// @param table the table of the finished game
record Rematch(
    LiveTables tables, TableOpening opening, String table, Occupant.Person host, String word) {
  /// The game to play again, and its table, if there is one already.
  private record Terms(
      Optional<String> known, Opened opened, Game<?, ?, ?, ?> game, Map<Integer, String> bots) {}

  CompletableFuture<String> open() {
    return tables
        .run(table, (_, now) -> terms(now))
        .thenCompose(terms ->
            terms.known().isPresent()
                ? CompletableFuture.completedFuture(terms.known().get())
                : open(terms));
  }

  private Terms terms(Table now) throws Refusal {
    if (now.chairs().of(host.id()).isEmpty()) throw new Refusal("not-seated");
    if (now.seed().isEmpty()) throw new Refusal("not-over");
    return new Terms(now.rematch(), now.terms(), now.game(), bots(now));
  }

  private static Map<Integer, String> bots(Table table) {
    Map<Integer, String> bots = new TreeMap<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.chairs().occupant(seat).orElse(null) instanceof Occupant.Bot(String level)) {
        bots.put(seat, level);
      }
    }
    return bots;
  }

  private CompletableFuture<String> open(Terms terms) {
    Opened again = terms.opened();
    return opening
        .openTable(
            terms.game(), again.seats(), again.settings(), again.pace(), again.listed(), host, word)
        .thenCompose(next -> {
          CompletableFuture<?> seated = CompletableFuture.completedFuture(0);
          int free = again.seats() - 1;
          for (String level : terms.bots().values()) {
            int seat = free--;
            seated = seated.thenCompose(_ -> opening.seatBot(next, host.id(), seat, level));
          }
          return seated.thenCompose(_ -> tables.run(table, (live, now) -> agree(live, now, next)));
        });
  }

  /// Decides on the table for the next game: the first that somebody proposes.
  private static String agree(LiveTable live, Table table, String next) throws Refusal {
    if (table.rematch().isPresent()) return table.rematch().get();
    live.commit(table.propose().rematch(next));
    return next;
  }
}
