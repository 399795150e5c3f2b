package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.load.Visitor;
import tortuga.server.store.Postgres;
import tortuga.server.store.Store;
import tortuga.server.store.WrongClock;
import tortuga.server.store.postgres.PostgresStore;
import tortuga.server.table.game.MatchFactory;

/// A node whose clock is wrong harms nobody, whether it starts so or becomes so.
class WrongClockTest {
  private static final Duration GRACE = Duration.ofMinutes(10);

  @TempDir private Path data;
  private final String database = Postgres.shared().database();
  private TestServer right;

  @BeforeEach
  void open() {
    right = TestServer.on(database, GRACE, MatchFactory.USUAL);
  }

  @AfterEach
  void close() {
    right.close();
  }

  private static HttpResponse<String> health(TestServer node) {
    try {
      return node.stranger().get("/healthz");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void playOne(List<TablePage> pages) {
    TablePage asked =
        pages.stream().filter(page -> page.sight().isAsked()).findFirst().orElseThrow();
    asked.playAny();
    int number = asked.sight().number();
    pages.forEach(page -> page.await(now -> now.number() >= number));
  }

  @Test
  void a_node_whose_clock_is_wrong_does_not_start_and_the_others_go_on() throws IOException {
    List<Visitor> visitors = right.visitors(2);
    List<TablePage> pages = right.pages(visitors, right.begin(visitors, "21-mutinies", Map.of()));

    for (long seconds : List.of(2, 30, 900, -30)) {
      assertThatThrownBy(() -> TestServer.off(database, Duration.ofSeconds(seconds)))
          .isInstanceOf(WrongClock.class)
          .hasMessageContaining("set it right");
      playOne(pages);
    }

    assertThat(health(right).statusCode()).isEqualTo(200);
    try (Store store = PostgresStore.open(database)) {
      assertThat(store.outages().join()).isEmpty();
    }
  }

  @Test
  void a_node_whose_clock_jumps_leads_no_table_until_it_is_right_again() throws IOException {
    try (TestServer wrong = TestServer.on(database, GRACE, MatchFactory.USUAL)) {
      List<Visitor> visitors = wrong.visitors(2);
      String table = wrong.begin(visitors, "21-mutinies", Map.of());
      assertThat(wrong.metric("tortuga_tables_owned")).isEqualTo(1);

      wrong.later(Duration.ofMinutes(15));
      Page.until(() -> wrong.metric("tortuga_tables_owned") == 0);
      assertThat(health(wrong).statusCode()).isEqualTo(503);
      assertThat(health(wrong).body()).contains("ahead of that of the database");
      Page.until(() -> right.metric("tortuga_tables_owned") == 1);
      playOne(visitors.stream().map(visitor -> right.pageOf(visitor, table)).toList());

      wrong.later(Duration.ofMinutes(-15));
      Page.until(() -> health(wrong).statusCode() == 200);
      playOne(visitors.stream().map(visitor -> wrong.page(visitor, table)).toList());
    }
    try (Store store = PostgresStore.open(database)) {
      assertThat(store.outages().join()).isEmpty();
    }
  }

  /// Nobody notices such a node, so nobody takes its tables over.
  @Test
  void a_node_whose_clock_jumps_for_a_moment_owns_its_tables_again() throws IOException {
    List<Visitor> visitors = right.visitors(2);
    String table = right.begin(visitors, "21-mutinies", Map.of());
    for (long seconds : List.of(30, -30)) {
      right.later(Duration.ofSeconds(seconds));
      Page.until(() -> right.metric("tortuga_tables_owned") == 0);
      right.later(Duration.ofSeconds(-seconds));

      Page.until(() -> right.metric("tortuga_tables_owned") == 1);
      playOne(visitors.stream().map(visitor -> right.page(visitor, table)).toList());
    }
  }

  @Test
  void a_clock_that_is_put_back_or_forward_stops_no_server_that_is_alone() throws IOException {
    try (TestServer alone = TestServer.in(data)) {
      List<Visitor> visitors = alone.visitors(2);
      List<TablePage> pages = alone.pages(visitors, alone.begin(visitors, "21-mutinies", Map.of()));
      for (long seconds : List.of(900, -900, -30, 30)) {
        alone.later(Duration.ofSeconds(seconds));
        playOne(pages);
      }
    }
  }

  @Test
  void health_tells_whether_lines_can_be_appended() {
    String guest = Postgres.shared().guest(database);
    try (TestServer node = TestServer.on(guest, GRACE, MatchFactory.USUAL)) {
      Postgres.shared().execute(database, "revoke insert on entry from guest");
      Page.until(() -> health(node).statusCode() == 503);
      assertThat(health(node).body()).contains("no line can be appended: the role may not do that");
      assertThat(health(right).statusCode()).isEqualTo(200);

      Postgres.shared().execute(database, "grant insert on entry to guest");
      Page.until(() -> health(node).statusCode() == 200);
    }
  }
}
