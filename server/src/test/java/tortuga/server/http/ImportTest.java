package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tortuga.bots.BotLevel;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Setup;
import tortuga.lab.Simulation;
import tortuga.load.Visitor;
import tortuga.record.Recording;
import tortuga.server.protocol.Json;
import tortuga.server.store.sqlite.Backup;

/// An imported record is checked before it is stored, it is stored completely or not at all, and it
/// cannot do harm.
class ImportTest {
  @TempDir private Path folder;
  private final String record = record();

  private static String record() {
    Game<?, ?, ?, ?> game = Games.named("pieces-of-eight").orElseThrow();
    try {
      Setup setup = Setup.of(game, 4, Map.of());
      return Simulation.of(game, setup, Collections.nCopies(4, BotLevel.RANDOM), 1)
          .record(0)
          .write();
    } catch (BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private static int number(Path data, String sql) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + Backup.database(data));
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      return rows.getInt(1);
    }
  }

  private String changed(String key, Object value) {
    ObjectNode tree = (ObjectNode) Json.MAPPER.readTree(record);
    tree.set(key, Json.MAPPER.valueToTree(value));
    return tree.toString();
  }

  private static String reason(HttpResponse<String> answer) {
    JsonNode refusal = Json.MAPPER.readTree(answer.body());
    return "%d %s %s"
        .formatted(
            answer.statusCode(),
            refusal.path("error").asString(""),
            refusal.path("details").path(0).asString(""));
  }

  @Test
  void names_and_words_are_as_people_may_have_them() throws Exception {
    Path data = folder.resolve("data");
    try (TestServer server = TestServer.in(data)) {
      Visitor anne = server.visitor("Anne");
      List<String> long1 = List.of("n".repeat(200_000), "b", "c", "d");

      for (List<String> names :
          List.of(long1, List.of("a\u202eb", "b", "c", "d"), List.of(" ", "b", "c", "d"))) {
        assertThat(reason(anne.postText("/api/records", changed("names", names))))
            .isEqualTo("400 bad-record a name can have 1 to 24 letters");
      }
      assertThat(reason(anne.postText("/api/records", changed("names", List.of("a", "b")))))
          .startsWith("400 bad-record not every seat has a name");
      assertThat(reason(anne.postText("/api/records", changed("words", long1))))
          .isEqualTo("400 bad-record a word can have up to 64 letters");
    }

    assertThat(number(data, "select count(*) from card")).isZero();
    assertThat(Backup.make(data, folder.resolve("copy.db")).bad()).isEmpty();
  }

  @Test
  void a_bomb_is_refused_before_it_is_played() throws IOException {
    try (TestServer server = TestServer.in(folder.resolve("data"))) {
      Visitor anne = server.visitor("Anne");
      List<Object> entries = Collections.nCopies(9000, Map.of("seat", 0, "move", "pass"));

      taken(anne);
      long begun = System.nanoTime();
      taken(anne);
      long taken = System.nanoTime();
      assertThat(reason(anne.postText("/api/records", changed("entries", entries))))
          .isEqualTo("400 bad-record it has 9000 entries; 5000 are the most");
      System.out.printf(
          "measured: %d entries taken in within %d ms, 9000 refused within %d ms%n",
          Json.MAPPER.readTree(record).path("entries").size(),
          TimeUnit.NANOSECONDS.toMillis(taken - begun),
          TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - taken));
      assertThat(reason(anne.postText("/api/records", changed("promise", "p".repeat(600_000)))))
          .isEqualTo("400 bad-record it is larger than 512 kB");
    }
  }

  @Test
  void what_was_played_elsewhere_is_marked_wherever_it_is_shown() throws IOException {
    try (TestServer server = TestServer.in(folder.resolve("data"))) {
      Visitor anne = server.visitor("Anne");
      String path = "/api/tables/" + taken(anne);

      JsonNode card = Json.MAPPER.readTree(anne.get(path).body());
      JsonNode replay = Json.MAPPER.readTree(anne.get(path + "/replay").body());
      String copy = anne.get(path + "/record").body();

      assertThat(card.path("imported").asBoolean()).isTrue();
      assertThat(replay.path("table").path("imported").asBoolean()).isTrue();
      assertThat(Json.MAPPER.readTree(copy).path("imported").asBoolean()).isTrue();
      assertThat(anne.postText("/api/records", copy).statusCode()).isEqualTo(200);
    }
  }

  private String taken(Visitor visitor) throws IOException {
    return Json.MAPPER
        .readTree(visitor.postText("/api/records", record).body())
        .path("id")
        .asString();
  }

  @Test
  void a_replay_comes_in_parts_that_make_the_whole() throws Exception {
    try (TestServer server = TestServer.in(folder.resolve("data"))) {
      Visitor anne = server.visitor("Anne");
      String path = "/api/tables/" + taken(anne) + "/replay?eyes=1&from=";
      List<Integer> entries = new ArrayList<>();
      int total = 1;
      while (entries.size() < total) {
        JsonNode part = Json.MAPPER.readTree(anne.get(path + entries.size()).body());
        assertThat(part.path("steps").size()).isBetween(1, 200);
        total = part.path("total").asInt();
        for (JsonNode step : part.path("steps")) entries.add(step.path("entry").asInt());
      }

      assertThat(total).isEqualTo(Recording.read(record).entries().size() + 1).isGreaterThan(200);
      assertThat(entries).isSorted().doesNotHaveDuplicates().hasSize(total);
      assertThat(anne.get(path + "-1").statusCode()).isEqualTo(400);
      JsonNode beyond = Json.MAPPER.readTree(anne.get(path + "999999").body());
      assertThat(beyond.path("steps").size()).isZero();
    }
  }

  @Test
  void nobody_can_ask_for_replays_without_end() throws IOException {
    try (TestServer server = TestServer.withUsualLimits(folder.resolve("data"))) {
      String path = "/api/tables/" + taken(server.visitor("Anne")) + "/replay";
      Visitor stranger = server.stranger();
      int status = 200;
      for (int i = 0; i < 10_000 && status == 200; i++) status = stranger.get(path).statusCode();

      assertThat(status).isEqualTo(429);
    }
  }

  /// `-Dkills=50` makes it long.
  @Test
  void a_server_that_is_killed_while_a_game_comes_in_has_all_of_it_or_nothing() throws Exception {
    Path data = folder.resolve("data");
    int whole = 0;
    try (HttpClient http = HttpClient.newHttpClient()) {
      for (int kill = 0; kill < Integer.getInteger("kills", 3); kill++) {
        ServerProcess server = ServerProcess.start(data);
        Visitor anne = Visitor.arrive(http, server.address(), "Anne");
        CompletableFuture<?> importing =
            CompletableFuture.runAsync(() -> {
              try {
                for (int i = 0; i < 100; i++) anne.postText("/api/records", record);
              } catch (IOException _) {
                // the server is gone, as it should be
              }
            });
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(400 + 37L * kill));
        server.kill();
        importing.join();
        whole = number(data, "select count(*) from card where phase = 'finished'");
        assertThat(number(data, "select count(*) from card")).isEqualTo(whole);
        assertThat(number(data, "select count(distinct table_id) from entry")).isEqualTo(whole);
        assertThat(number(data, "select count(*) from entry"))
            .isEqualTo(number(data, "select coalesce(sum(lines), 0) from card"));
        assertThat(Backup.make(data, folder.resolve("copy%d.db".formatted(kill))).bad()).isEmpty();
      }
    }
    System.out.printf("measured: %d imported games whole after kills%n", whole);
  }
}
