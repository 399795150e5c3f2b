package tortuga.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tools.jackson.databind.JsonNode;
import tortuga.server.load.Visitor;
import tortuga.server.store.Lines;
import tortuga.server.store.SqliteStore;
import tortuga.server.store.Store;
import tortuga.server.table.Entry;
import tortuga.server.table.Line;

/// A server that is killed again and again in the middle of games forgets nothing, and does nothing
/// twice.
@Execution(ExecutionMode.CONCURRENT) // it mostly waits for a server to start
class KillTest {
  private static final int KILLS = Integer.getInteger("kills", 50);
  private static final long SEED = 8;

  @TempDir private Path folder;

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final HttpClient http = HttpClient.newHttpClient();
  private final List<Visitor> crew = new ArrayList<>();
  private final Map<String, Integer> accepted = new HashMap<>();
  private final Map<String, JsonNode> seen = new HashMap<>();
  private final List<String> tables = new ArrayList<>();
  private String table = "";
  private int commands;
  private long quietSince;

  /// A command whose answer has not come.
  private record Unanswered(String id, int seat, int question, List<String> moves) {}

  private Optional<Unanswered> unanswered = Optional.empty();

  @Test
  void nothing_that_was_acknowledged_is_lost_and_nothing_is_done_twice() throws IOException {
    Path data = folder.resolve("data");
    ServerProcess server = ServerProcess.start(data);
    gather(server.address());
    String quiet = open(); // nobody moves there, so its clock shows what an outage costs
    long deadline = deadline(quiet);
    long first = deadline;
    for (int kill = 1; kill <= KILLS; kill++) {
      playUntilKilled(server);
      server = ServerProcess.start(data);
      URI address = server.address();
      crew.replaceAll(visitor -> visitor.at(address));
      long credited = deadline(quiet);
      assertThat(credited).as("kill %d of seed %d", kill, SEED).isGreaterThan(deadline);
      deadline = credited;
    }
    playSome(8);
    server.kill();
    check(data.resolve("tortuga.db"), deadline - first);
  }

  private void gather(URI address) throws IOException {
    for (int i = 0; i < 2; i++) crew.add(Visitor.arrive(http, address, "Pirate " + i));
    table = open();
  }

  private String open() throws IOException {
    String id =
        crew.getFirst()
            .ask("/api/tables", Map.of("game", "jamaica", "seats", 2, "pace", "week"))
            .path("id")
            .asString();
    crew.getLast().join(id);
    crew.getFirst().begin(id);
    tables.add(id);
    return id;
  }

  private TablePage page(int seat, String id) {
    TablePage page = new TablePage(crew.get(seat), id, new Semaphore(0));
    return page.come(Optional.empty());
  }

  private long deadline(String quiet) {
    TablePage page = page(0, quiet);
    long deadline = page.sight().asked().path("deadline").asLong();
    quietSince = page.sight().asked().path("opened").asLong();
    page.tear();
    return deadline;
  }

  /// Plays some moves, and kills the server while the last one is on its way or being stored.
  private void playUntilKilled(ServerProcess server) throws IOException {
    playSome(random.nextInt(1, 6));
    List<TablePage> pages = List.of(page(0, table), page(1, table));
    sendOne(pages);
    for (int i = random.nextInt(20_000); i > 0; i--) Thread.onSpinWait();
    server.kill();
    pages.forEach(this::remember);
    pages.forEach(TablePage::tear);
  }

  private void playSome(int moves) throws IOException {
    List<TablePage> pages = List.of(page(0, table), page(1, table));
    pages.forEach(this::remember);
    for (int i = 0; i < moves; i++) {
      sendOne(pages);
      if (unanswered.isPresent()) acknowledge(pages);
      pages.forEach(this::remember);
    }
    boolean over = pages.getFirst().sight().isFinished();
    pages.forEach(TablePage::tear);
    if (over) table = open();
  }

  /// Sends a command again if its answer never came, or else a new one.
  private void sendOne(List<TablePage> pages) {
    if (unanswered.isEmpty()) unanswered = next(pages);
    unanswered.ifPresent(command ->
        pages
            .get(command.seat())
            .send(
                command.id(),
                "play",
                Map.of("question", command.question(), "moves", command.moves())));
  }

  private Optional<Unanswered> next(List<TablePage> pages) {
    for (int seat = 0; seat < pages.size(); seat++) {
      TablePage.Sight sight = pages.get(seat).sight();
      if (!sight.isAsked()) continue;
      String move = sight.moves().get(random.nextInt(sight.moves().size()));
      String id = "command-" + ++commands;
      return Optional.of(new Unanswered(id, seat, sight.question(), List.of(move)));
    }
    return Optional.empty();
  }

  private void acknowledge(List<TablePage> pages) {
    Unanswered command = unanswered.orElseThrow();
    JsonNode answer = pages.get(command.seat()).answer(command.id());
    if (TablePage.isAccepted(answer)) {
      accepted.put(command.id(), command.seat());
      int number = answer.path("number").asInt();
      pages.get(command.seat()).await(now -> now.number() >= number);
    } else {
      assertThat(TablePage.reason(answer)).isIn(TablePage.TOO_LATE);
    }
    unanswered = Optional.empty();
  }

  /// What a seat has seen under a number it must see under that number for ever.
  private void remember(TablePage page) {
    TablePage.Sight sight = page.sight();
    int seat = sight.table().path("you").asInt();
    String key = "%s %d %d".formatted(table, seat, sight.number());
    JsonNode before = seen.putIfAbsent(key, sight.view());
    if (before != null) assertThat(sight.view()).as(key).isEqualTo(before);
  }

  private void check(Path file, long credited) {
    Map<String, Integer> stored = new HashMap<>();
    try (Store store = SqliteStore.open(file)) {
      List<Store.Outage> outages = store.outages().join();
      assertThat(outages).hasSize(KILLS);
      long lost =
          outages.stream().mapToLong(each -> each.to() - Math.max(each.from(), quietSince)).sum();
      assertThat(lost).isEqualTo(credited);
      for (String id : tables) {
        List<Line> log = store.read(id, 0).join();
        Lines.check(log);
        for (Line line : log) {
          if (line.entry() instanceof Entry.Played(var turns, _, String command)
              && !command.isEmpty()) {
            stored.merge(command, 1, Integer::sum);
            assertThat(turns).isNotEmpty();
          }
        }
      }
    }
    assertThat(stored.keySet()).containsAll(accepted.keySet());
    assertThat(stored.values()).containsOnly(1);
    assertThat(accepted).hasSizeGreaterThan(KILLS);
  }
}
