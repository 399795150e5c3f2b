package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;

/// Hints with reasons, and why bots did what they did: only where nobody else is a person.
class HintsOverSocketsTest {
  @TempDir private static Path data;
  private static TestServer server;

  @BeforeAll
  static void open() {
    server = TestServer.in(data);
  }

  @AfterAll
  static void close() {
    server.close();
  }

  /// Opens a table against bots, and begins.
  private static TablePage amongBots(String game, int bots) throws IOException {
    Visitor anne = server.visitor("Anne");
    List<String> seats = new ArrayList<>(Arrays.asList((String) null));
    for (int i = 0; i < bots; i++) seats.add("deckhand");
    Map<String, Object> terms =
        Map.of("game", game, "seats", bots + 1, "pace", "day", "bots", seats, "begin", true);
    return server.page(anne, anne.ask("/api/tables", terms).path("id").asString());
  }

  private static void answer(TablePage page) {
    page.await(TablePage.Sight::isAsked);
    page.play(page.sight().question(), List.of(page.sight().moves().getFirst()));
  }

  @ParameterizedTest
  @CsvSource({"jamaica, 1", "pieces-of-eight, 1", "21-mutinies, 2", "aye, 3"})
  void a_hint_names_one_of_the_offers_and_says_how_it_compares(String game, int bots)
      throws IOException {
    TablePage page = amongBots(game, bots);
    page.await(TablePage.Sight::isAsked);

    JsonNode hint = page.command("advise", Map.of()).path("hint");

    assertThat(page.sight().moves()).contains(hint.path("move").asString());
    assertThat(hint.path("verdict").asString())
        .isIn("only", "better", "later", "even", "worse", "unsaid");
  }

  @Test
  void a_bot_says_why_only_after_the_fact_and_without_its_secrets() throws IOException {
    TablePage page = amongBots("jamaica", 1);
    int chosen = cardOfBot(page);
    assertThat(TablePage.reason(page.command("why", Map.of("number", chosen))))
        .isEqualTo("not-yet-explained");

    while (roundsBegun(page) < 3) answer(page);
    JsonNode hint = page.command("why", Map.of("number", chosen)).path("hint");

    assertThat(hint.path("verdict").asString()).isNotEmpty();
    assertThat(hint.path("move").isNull()).isTrue();
    assertThat(hint.path("other").isNull()).isTrue();
    assertThat(hint.path("reasons")).noneMatch(said -> said.path("key").asString().equals("hand"));
  }

  @Test
  void answers_that_were_opened_together_are_explained_one_by_one() throws IOException {
    TablePage page = amongBots("aye", 4);
    while (roundsBegun(page) < 3) answer(page);
    int number = openedTogether(page.sight());

    assertThat(page.command("why", Map.of("number", number, "seat", 1)).path("number").asInt())
        .isEqualTo(number);
    for (int seat : new int[] {-1, 0, 9}) {
      assertThat(TablePage.reason(page.command("why", Map.of("number", number, "seat", seat))))
          .isEqualTo("no-such-move");
    }
    assertThat(TablePage.reason(page.command("why", Map.of("number", number))))
        .isEqualTo("no-such-move");
  }

  /// Returns the number of the first item in which claims were opened: nobody saw who made any.
  private static int openedTogether(TablePage.Sight sight) {
    return sight.items().stream()
        .filter(item -> item.path("by").asString().equals("table") && item.path("seat").isNull())
        .filter(item -> item.path("entry").asInt() > 0)
        .findFirst()
        .orElseThrow()
        .path("number")
        .asInt();
  }

  /// Waits until a bot has laid down a card, and nobody else has; returns the number of that act.
  private static int cardOfBot(TablePage page) {
    page.await(TablePage.Sight::isAsked);
    while (!page.sight().moves().getFirst().startsWith("choose ")) {
      answer(page);
      page.await(TablePage.Sight::isAsked);
    }
    return cardsOfBots(page.await(now -> !cardsOfBots(now).isEmpty())).getFirst();
  }

  private static List<Integer> cardsOfBots(TablePage.Sight sight) {
    return sight.items().stream()
        .filter(item -> item.path("by").asString().equals("bot") && tells(item, "card-chosen"))
        .map(item -> item.path("number").asInt())
        .toList();
  }

  private static long roundsBegun(TablePage page) {
    return page.sight().items().stream().filter(item -> tells(item, "round-begun")).count();
  }

  private static boolean tells(JsonNode item, String event) {
    return TablePage.list(item.path("events")).stream()
        .anyMatch(each -> each.path("type").asString().equals(event));
  }

  @Test
  void what_no_bot_did_is_not_explained() throws IOException {
    TablePage page = amongBots("jamaica", 1);
    for (int number : new int[] {-1, 0, 9_999}) {
      assertThat(TablePage.reason(page.command("why", Map.of("number", number))))
          .isEqualTo("no-such-move");
    }
  }

  @Test
  void nothing_is_explained_where_people_play_against_each_other() throws IOException {
    List<Visitor> visitors = server.visitors(2);
    TablePage page = server.page(visitors.getFirst(), server.begin(visitors, "jamaica", Map.of()));
    assertThat(TablePage.reason(page.command("why", Map.of("number", 1))))
        .isEqualTo("advice-only-against-bots");
  }
}
