package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tortuga.load.Visitor;
import tortuga.server.store.LogLines;
import tortuga.server.store.Store;
import tortuga.server.store.sqlite.SqliteStore;
import tortuga.server.table.LogEntry;
import tortuga.server.table.LogLine;
import tortuga.server.table.Origin;

/// A server alone on its folder that stands still, as on a laptop that sleeps, takes no time from
/// anybody, and the game goes on where it was.
@Execution(ExecutionMode.CONCURRENT) // it mostly waits
class SuspensionTest {
  /// Longer than the server may be silent without an outage.
  private static final Duration STANDSTILL = Duration.ofSeconds(5);

  private static final Duration SLEEP = Duration.ofHours(1);

  @TempDir private Path folder;

  private final HttpClient http = HttpClient.newHttpClient();
  private final List<Visitor> visitors = new ArrayList<>();
  private final List<TablePage> pages = new ArrayList<>();
  private Path data = Path.of("");
  private ServerProcess server;
  private String table = "";

  @BeforeEach
  void begin() throws IOException {
    data = folder.resolve("data");
    server = ServerProcess.start(data);
    for (String name : List.of("Anne", "Mary")) {
      visitors.add(Visitor.arrive(http, server.address(), name));
    }
    Visitor host = visitors.getFirst();
    Map<String, Object> terms = Map.of("game", "21-mutinies", "seats", 2, "pace", "brisk");
    table = host.ask("/api/tables", terms).path("id").asString();
    visitors.getLast().join(table);
    host.begin(table);
    visitors.forEach(visitor -> pages.add(look(visitor)));
  }

  @AfterEach
  void end() {
    server.kill();
  }

  private TablePage look(Visitor visitor) {
    return new TablePage(visitor, table, new Semaphore(0)).come(Optional.empty());
  }

  /// Looks at the table, for a moment, as if for the first time.
  private TablePage glance() {
    TablePage page = look(visitors.getFirst());
    page.tear();
    return page;
  }

  @Test
  void whoever_is_asked_while_a_server_is_suspended_loses_no_time() throws Exception {
    long asked = System.currentTimeMillis();
    TablePage before = glance();

    server.suspend();
    long stopped = System.currentTimeMillis();
    Thread.sleep(STANDSTILL);
    long resumed = System.currentTimeMillis();
    server.resume();

    TablePage after = glanceWhenNoticed(before);
    long ran = System.currentTimeMillis() - asked - (resumed - stopped);
    assertThat(before.timeLeft() - after.timeLeft()).isLessThanOrEqualTo(ran);
    goOn(before);
    assertThat(deadline(after) - deadline(before)).isLessThanOrEqualTo(storedOutages());
  }

  @Test
  void a_server_that_sleeps_for_longer_than_anybody_may_think_goes_on() throws Exception {
    long asked = System.currentTimeMillis();
    TablePage before = glance();
    assertThat(before.timeLeft()).isLessThan(SLEEP.toMillis());

    server.suspend();
    server.putClock(SLEEP);
    server.resume();

    TablePage after = glanceWhenNoticed(before);
    long ran = System.currentTimeMillis() - asked;
    assertThat(before.timeLeft() - after.timeLeft()).isLessThanOrEqualTo(ran);
    goOn(before);
    assertThat(deadline(after) - deadline(before)).isLessThanOrEqualTo(storedOutages());
  }

  /// Looks repeatedly until the server knows that it was suspended.
  private TablePage glanceWhenNoticed(TablePage before) {
    List<TablePage> looks = new ArrayList<>();
    Page.until(() -> {
      looks.add(glance());
      return deadline(looks.getLast()) > deadline(before);
    });
    return looks.getLast();
  }

  private static long deadline(TablePage page) {
    return page.sight().asked().path("deadline").asLong();
  }

  /// The same question is on the table, and pages that were open all the time answer it.
  private void goOn(TablePage before) {
    for (TablePage page : pages) {
      assertThat(page.sight().number()).isEqualTo(before.sight().number());
      assertThat(page.sight().question()).isEqualTo(before.sight().question());
    }
    TablePage mover =
        pages.stream().filter(page -> page.sight().isAsked()).findFirst().orElseThrow();
    mover.playAny();
    int number = mover.sight().number();
    assertThat(number).isGreaterThan(before.sight().number());
    pages.forEach(page -> page.await(now -> now.number() >= number));
  }

  /// Ends the server, and returns how long nobody could play, as it has noted; nobody's time was
  /// up.
  private long storedOutages() {
    server.kill();
    try (Store store = SqliteStore.open(data.resolve("tortuga.db"))) {
      List<LogLine> log = store.read(table, 0).join();
      LogLines.check(log);
      assertThat(log)
          .map(LogLine::entry)
          .noneMatch(
              entry -> entry instanceof LogEntry.Played(_, Origin by, _) && by == Origin.CLOCK);
      return store.outages().join().stream().mapToLong(each -> each.to() - each.from()).sum();
    }
  }
}
