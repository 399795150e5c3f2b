package tortuga.server.web;

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
import tortuga.server.load.Visitor;
import tortuga.server.store.SqliteStore;
import tortuga.server.store.Store;
import tortuga.server.table.By;
import tortuga.server.table.Entry;
import tortuga.server.table.Line;

/// Many bots that think at once, with one thread for all of them, keep nobody from playing.
@Execution(ExecutionMode.CONCURRENT) // bots take their time, and everybody waits for them
class ThinkingBotsTest {
  private static final int TABLES = 20;

  /// So many updates are a game that is well under way, with moves of both sides.
  private static final int UNDER_WAY = 12;

  @TempDir private Path data;

  @Test
  void every_answer_of_a_person_counts_and_every_bot_moves() throws Exception {
    List<Sailor> sailors = new ArrayList<>();
    Logbook logbook;
    try (Harbour harbour = Harbour.in(data)) {
      logbook = new Logbook(() -> List.of(harbour.address()));
      for (int i = 0; i < TABLES; i++) {
        Visitor person = harbour.visitor("Pirate " + i);
        sailors.add(new Sailor(person, table(person), 0, logbook, i));
      }
      List<Thread> threads = sailors.stream().map(Thread::startVirtualThread).toList();
      Page.until(() -> sailors.stream().allMatch(each -> each.number() >= UNDER_WAY));
      sailors.forEach(Sailor::rest);
      Page.until(() -> sailors.stream().allMatch(Sailor::isResting));
      sailors.forEach(Sailor::goAshore);
      for (Thread thread : threads) thread.join();
    }
    logbook.requireNoProblems();
    assertThat(logbook.accepted()).isGreaterThanOrEqualTo(TABLES);
    try (Store store = SqliteStore.open(data.resolve("tortuga.db"))) {
      for (Sailor sailor : sailors) {
        logbook.compare(store, sailor.table());
        assertThat(movesOfTheBot(store.read(sailor.table(), 0).join()))
            .as(sailor.table())
            .isNotEmpty()
            .containsOnly(By.BOT);
      }
    }
  }

  private static String table(Visitor person) throws IOException {
    List<String> bots =
        List.of("captain", "captain"); // the first seat is the person's all the same
    Map<String, Object> wish =
        Map.of("game", "jamaica", "seats", 2, "pace", "normal", "bots", bots);
    String table = person.ask("/api/tables", wish).path("id").asString();
    person.begin(table);
    return table;
  }

  /// Returns by whom the moves of the second seat were chosen.
  private static List<By> movesOfTheBot(List<Line> log) {
    return log.stream()
        .map(Line::entry)
        .filter(Entry.Played.class::isInstance)
        .map(Entry.Played.class::cast)
        .filter(played -> played.turns().stream().anyMatch(turn -> turn.seat() == 1))
        .map(Entry.Played::by)
        .toList();
  }
}
