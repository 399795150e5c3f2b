package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tortuga.load.Visitor;
import tortuga.server.store.Store;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Origin;

/// Many bots that search at once, with one thread for all of them, keep nobody from playing.
@Execution(ExecutionMode.CONCURRENT) // bots take their time, and everybody waits for them
class ThinkingBotsTest {
  private static final int TABLES = 20;

  /// This many updates make a game that is well under way, with moves of both sides.
  private static final int UNDER_WAY = 12;

  @TempDir private Path data;

  @Test
  void every_answer_of_a_person_counts_and_every_bot_moves() throws Exception {
    List<SteadfastPlayer> players = new ArrayList<>();
    ToldMoves told;
    try (TestServer server = TestServer.in(data)) {
      told = new ToldMoves(() -> List.of(server.address()));
      for (int i = 0; i < TABLES; i++) {
        Visitor person = server.visitor("Pirate " + i);
        players.add(new SteadfastPlayer(person, table(person), 0, told, i));
      }
      List<Thread> threads = players.stream().map(Thread::startVirtualThread).toList();
      Page.until(() -> players.stream().allMatch(each -> each.number() >= UNDER_WAY));
      players.forEach(SteadfastPlayer::rest);
      Page.until(() -> players.stream().allMatch(SteadfastPlayer::isResting));
      players.forEach(SteadfastPlayer::disconnect);
      for (Thread thread : threads) thread.join();
    }
    told.requireNoProblems();
    assertThat(told.accepted()).isGreaterThanOrEqualTo(TABLES);
    try (Store store = SqliteStore.open(data.resolve("tortuga.db"))) {
      for (SteadfastPlayer player : players) {
        told.compare(store, player.table());
        assertThat(movesOfTheBot(store.read(player.table(), 0).join()))
            .as(player.table())
            .isNotEmpty()
            .containsOnly(Origin.BOT);
      }
    }
  }

  private static String table(Visitor person) throws IOException {
    List<String> bots =
        List.of("captain", "captain"); // the first seat is the person's all the same
    Map<String, Object> terms =
        Map.of("game", "jamaica", "seats", 2, "pace", "normal", "bots", bots);
    String table = person.ask("/api/tables", terms).path("id").asString();
    person.begin(table);
    return table;
  }

  /// Returns the origins of the moves of the second seat.
  private static List<Origin> movesOfTheBot(List<LogLine> log) {
    return log.stream()
        .map(LogLine::entry)
        .filter(LogEntry.Played.class::isInstance)
        .map(LogEntry.Played.class::cast)
        .filter(played -> played.turns().stream().anyMatch(turn -> turn.seat() == 1))
        .map(LogEntry.Played::by)
        .toList();
  }
}
