package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;
import tortuga.server.store.LogLines;
import tortuga.server.store.Store;
import tortuga.server.store.UptimeStore;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;

/// A server that is killed again and again in the middle of games forgets nothing, and does nothing
/// twice.
@Execution(ExecutionMode.CONCURRENT) // it mostly waits for a server to start
class KillTest {
  private static final int KILLS = Integer.getInteger("kills", 50);
  private static final long SEED = 8;

  /// The games, and their numbers of players.
  private record TestGame(String game, int seats, Map<String, String> settings) {}

  /// The games take turns: windows and sealed answers must survive as well.
  private static final List<TestGame> GAMES =
      List.of(
          new TestGame("jamaica", 2, Map.of()),
          new TestGame("pieces-of-eight", 3, Map.of("quickStart", "true")),
          new TestGame("21-mutinies", 2, Map.of()),
          new TestGame("aye", 4, Map.of()));

  private static final int MOST_SEATS = 4;

  @TempDir private Path folder;

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final HttpClient http = HttpClient.newHttpClient();
  private final List<Visitor> visitors = new ArrayList<>();
  private final Map<String, Integer> accepted = new HashMap<>();
  private final Map<String, JsonNode> seen = new HashMap<>();
  private final List<String> tables = new ArrayList<>();
  private final Map<TestGame, String> current = new HashMap<>();
  private final Semaphore news = new Semaphore(0);
  private TestGame game = GAMES.getFirst();
  private String table = "";
  private int commands;
  private int faceDown;
  private long quietSince;

  /// A command whose answer has not come.
  private record Unanswered(String id, int seat, int question, List<String> moves) {}

  private final Map<String, Unanswered> unanswered = new HashMap<>();

  @Test
  void nothing_that_was_acknowledged_is_lost_and_nothing_is_done_twice() throws IOException {
    Path data = folder.resolve("data");
    ServerProcess server = ServerProcess.start(data);
    gather(server.address());
    String quiet =
        open(GAMES.getFirst()); // nobody moves there, so its clock shows what an outage costs
    long deadline = deadline(quiet);
    long first = deadline;
    for (int kill = 1; kill <= KILLS; kill++) {
      turnTo(GAMES.get(kill % GAMES.size()));
      playUntilKilled(server);
      server = ServerProcess.start(data);
      URI address = server.address();
      visitors.replaceAll(visitor -> visitor.at(address));
      long credited = deadline(quiet);
      assertThat(credited).as("kill %d of seed %d", kill, SEED).isGreaterThan(deadline);
      deadline = credited;
    }
    playSome(8);
    server.kill();
    check(data.resolve("tortuga.db"), deadline - first);
  }

  private void gather(URI address) throws IOException {
    for (int i = 0; i < MOST_SEATS; i++) visitors.add(Visitor.arrive(http, address, "Pirate " + i));
    for (TestGame each : GAMES) current.put(each, open(each));
  }

  private String open(TestGame wanted) throws IOException {
    Map<String, Object> terms = new HashMap<>();
    terms.put("game", wanted.game());
    terms.put("seats", wanted.seats());
    terms.put("settings", wanted.settings());
    terms.put("pace", "week");
    String id = visitors.getFirst().ask("/api/tables", terms).path("id").asString();
    for (Visitor visitor : visitors.subList(1, wanted.seats())) visitor.join(id);
    visitors.getFirst().begin(id);
    tables.add(id);
    return id;
  }

  /// Sends everybody to the table of a game, where a command may still wait for its answer.
  private void turnTo(TestGame next) {
    game = next;
    table = Objects.requireNonNull(current.get(next));
  }

  private List<TablePage> pages() {
    List<TablePage> pages = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) pages.add(page(seat, table));
    return pages;
  }

  private TablePage page(int seat, String id) {
    return new TablePage(visitors.get(seat), id, news).come(Optional.empty());
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
    List<TablePage> pages = pages();
    sendOne(pages);
    for (int i = random.nextInt(20_000); i > 0; i--) Thread.onSpinWait();
    server.kill();
    pages.forEach(this::remember);
    pages.forEach(TablePage::tear);
  }

  private void playSome(int moves) throws IOException {
    List<TablePage> pages = pages();
    pages.forEach(this::remember);
    for (int i = 0; i < moves; i++) {
      sendOne(pages);
      if (unanswered.containsKey(table)) acknowledge(pages);
      pages.forEach(this::remember);
    }
    boolean over = pages.getFirst().sight().isFinished();
    pages.forEach(TablePage::tear);
    if (over) {
      table = open(game);
      current.put(game, table);
    }
  }

  /// Sends a command again if its answer never came, or else a new one.
  private void sendOne(List<TablePage> pages) {
    if (!unanswered.containsKey(table)) {
      next(pages).ifPresent(command -> unanswered.put(table, command));
    }
    Unanswered command = unanswered.get(table);
    if (command == null) return;
    pages
        .get(command.seat())
        .send(
            command.id(), "play", Map.of("question", command.question(), "moves", command.moves()));
  }

  /// Returns what a player who is asked answers; waits where the table is about to ask.
  private Optional<Unanswered> next(List<TablePage> pages) {
    Optional<Unanswered> next = answer(pages);
    while (next.isEmpty() && !pages.getFirst().sight().isFinished()) {
      awaitNews();
      next = answer(pages);
    }
    return next;
  }

  private void awaitNews() {
    try {
      if (!news.tryAcquire(60, TimeUnit.SECONDS)) throw new AssertionError("nobody is asked");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted", e);
    }
  }

  private Optional<Unanswered> answer(List<TablePage> pages) {
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
    Unanswered command = Objects.requireNonNull(unanswered.remove(table));
    JsonNode answer = pages.get(command.seat()).answer(command.id());
    if (TablePage.isAccepted(answer)) {
      accepted.put(command.id(), command.seat());
      int number = answer.path("number").asInt();
      pages.get(command.seat()).await(now -> now.number() >= number);
    } else {
      assertThat(TablePage.reason(answer)).isIn(TablePage.TOO_LATE);
    }
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
      List<UptimeStore.Outage> outages = store.outages().join();
      assertThat(outages).hasSize(KILLS);
      long lost =
          outages.stream().mapToLong(each -> each.to() - Math.max(each.from(), quietSince)).sum();
      assertThat(lost).isEqualTo(credited);
      for (String id : tables) {
        List<LogLine> log = store.read(id, 0).join();
        LogLines.check(log);
        for (LogLine line : log) {
          String command = command(line.entry());
          if (!command.isEmpty()) stored.merge(command, 1, Integer::sum);
        }
      }
    }
    assertThat(stored.keySet()).containsAll(accepted.keySet());
    assertThat(stored.values()).containsOnly(1);
    assertThat(accepted).hasSizeGreaterThan(KILLS);
    assertThat(faceDown).isPositive();
  }

  private String command(LogEntry entry) {
    return switch (entry) {
      case LogEntry.Played(var turns, _, String command) -> {
        assertThat(turns).isNotEmpty();
        yield command;
      }
      case LogEntry.Pledged(_, _, _, String command) -> {
        faceDown++;
        yield command;
      }
      default -> "";
    };
  }
}
