package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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
import tortuga.server.protocol.Json;

/// A finished game is reviewed when somebody asks, whoever it is, and the review is kept.
class ReviewsTest {
  @TempDir private Path data;

  private static String record(String game) {
    Game<?, ?, ?, ?> found = Games.named(game).orElseThrow();
    try {
      Setup setup = Setup.of(found, 2, Map.of());
      String text =
          Simulation.of(found, setup, Collections.nCopies(2, BotLevel.RANDOM), 1).record(0).write();
      ObjectNode tree = (ObjectNode) Json.MAPPER.readTree(text);
      tree.set("names", Json.MAPPER.valueToTree(List.of("Anne", "Mary")));
      return tree.toString();
    } catch (BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private static String imported(Visitor visitor, String game) throws IOException {
    String answer = visitor.postText("/api/records", record(game)).body();
    return "/api/tables/%s/review".formatted(Json.MAPPER.readTree(answer).path("id").asString());
  }

  private static JsonNode read(String text) {
    return Json.STORED.readTree(text);
  }

  private static JsonNode await(Visitor visitor, String path) throws IOException {
    for (int round = 0; round < 3000; round++) {
      JsonNode answer = read(visitor.get(path).body());
      if (List.of("done", "failed").contains(answer.path("state").asString())) return answer;
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
    }
    throw new AssertionError("the review is never done");
  }

  @Test
  void a_review_is_asked_for_made_and_kept_without_names() throws IOException {
    String path;
    JsonNode made;
    try (TestServer server = TestServer.in(data)) {
      Visitor anne = server.visitor("Anne");
      path = imported(anne, "high-card");
      assertThat(read(anne.get(path).body()).path("state").asString()).isEqualTo("missing");
      assertThat(read(anne.postText(path, "{}").body()).path("state").asString())
          .isIn("waiting", "working", "done");

      made = await(server.stranger(), path);
      assertThat(made.path("state").asString()).isEqualTo("done");
      assertThat(made.path("outdated").asBoolean()).isFalse();
      assertThat(made.path("review").path("accounts").size()).isEqualTo(2);
      assertThat(made.path("review").path("names").size()).isZero();
      assertThat(made.toString()).doesNotContain("Anne", "Mary");
    }
    try (TestServer server = TestServer.in(data)) {
      assertThat(read(server.stranger().get(path).body())).isEqualTo(made);
    }
  }

  @Test
  void a_server_that_starts_again_goes_on_with_what_was_wanted() throws IOException {
    String path;
    try (TestServer server = TestServer.in(data)) {
      Visitor anne = server.visitor("Anne");
      path = imported(anne, "pieces-of-eight");
      anne.postText(path, "{}");
    }
    try (TestServer server = TestServer.in(data)) {
      server.later(Duration.ofMinutes(3));

      assertThat(read(server.stranger().get(path).body()).path("state").asString())
          .isIn("waiting", "working");
    }
  }

  @Test
  void a_game_that_is_not_over_has_no_review() throws IOException {
    try (TestServer server = TestServer.in(data)) {
      String table = server.begin(server.visitors(2), "jamaica", Map.of());
      String path = "/api/tables/%s/review".formatted(table);

      for (String answer :
          List.of(
              server.stranger().get(path).body(),
              server.stranger().postText(path, "{}").body(),
              server.stranger().get("/api/tables/nowhere/review").body())) {
        assertThat(read(answer).path("error").asString()).isIn("not-over", "no-such-table");
      }
    }
  }

  @Test
  void nobody_can_ask_for_reviews_without_end() throws IOException {
    try (TestServer server = TestServer.withUsualLimits(data)) {
      String path = imported(server.visitor("Anne"), "high-card");
      Visitor stranger = server.stranger();
      int status = 200;
      for (int i = 0; i < 1000 && status == 200; i++) {
        status = stranger.postText(path, "{}").statusCode();
      }

      assertThat(status).isEqualTo(429);
    }
  }
}
