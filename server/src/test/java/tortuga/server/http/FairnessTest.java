package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.load.Visitor;
import tortuga.server.table.PositionStart;

/// What a running server gives away to one player about the others.
class FairnessTest {
  @TempDir private Path data;

  @Test
  void there_is_no_advice_against_somebody_whose_seat_a_bot_holds() throws Exception {
    try (TestServer server = TestServer.in(data)) {
      List<Visitor> visitors = server.visitors(2);
      String table = server.begin(visitors, "jamaica", Map.of());
      TablePage anne = server.page(visitors.getFirst(), table);
      TablePage mary = server.page(visitors.getLast(), table);
      mary.command("leave", Map.of());
      anne.await(now -> now.seats().path(1).path("held").asBoolean());

      assertThat(TablePage.reason(anne.command("advise", Map.of())))
          .isEqualTo("advice-only-against-bots");
    }
  }

  /// The distribution of lengths is compared in virtual time, by WindowLengthTest; here the clock
  /// is real, and so only the least length is certain.
  @ParameterizedTest
  @CsvSource({"treachery", "cutlass"})
  void a_window_of_a_running_server_never_closes_at_once(String hidden) throws Exception {
    PositionStart sea =
        new PositionStart(
            """
            nests: {0: bomb, 1: bomb}
            decks: {0: mate bomb captain, 1: bomb captain %s}
            """
                .formatted(hidden));
    try (TestServer server = TestServer.in(data, sea)) {
      Visitor anne = server.visitor("Anne");
      Map<String, Object> terms =
          Map.of(
              "game",
              "pieces-of-eight",
              "seats",
              2,
              "pace",
              "day",
              "bots",
              java.util.Arrays.asList(null, "deckhand"),
              "begin",
              true);
      String table = anne.ask("/api/tables", terms).path("id").asString();
      TablePage page = server.page(anne, table);
      page.play(page.sight().question(), List.of("mate fore 1 fore"));
      page.await(now -> now.asked().path("kind").asString().equals("any-reaction"));
      long opened = page.sight().asked().path("opened").asLong();

      page.await(now -> now.asked().path("opened").asLong() > opened);

      long length = page.sight().asked().path("opened").asLong() - opened;
      assertThat(Duration.ofMillis(length)).isGreaterThanOrEqualTo(Duration.ofMillis(700));
    }
  }
}
