package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import tortuga.load.Visitor;

/// Whatever pages send, they get a clear answer, and nobody else notices.
class BadInputTest {
  @TempDir private Path data;

  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private TestServer server;
  private List<Visitor> visitors;
  private String table;
  private List<TablePage> pages;

  @BeforeEach
  void play() throws IOException {
    log.start();
    root().addAppender(log);
    server = TestServer.withUsualLimits(data);
    visitors = server.visitors(2);
    table = server.begin(visitors, "jamaica", Map.of());
    pages = server.pages(visitors, table);
  }

  /// After all of it the game goes on, and the log shows no failure.
  @AfterEach
  void goes_on() {
    asked().playAny();
    server.close();
    root().detachAppender(log);
    assertThat(log.list).noneMatch(event -> event.getThrowableProxy() != null);
  }

  private static Logger root() {
    return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ahoy",
        "null",
        "[]",
        "7",
        "{",
        "{}",
        "{\"type\":null}",
        "{\"type\":7}",
        "{\"type\":\"sink\"}",
        "{\"type\":\"watch\"}",
        "{\"type\":\"watch\",\"table\":null}",
        "{\"type\":\"watch\",\"table\":{}}",
        "{\"type\":\"watch\",\"table\":\"x\",\"last\":\"one\"}",
        "{\"type\":\"watch\",\"table\":\"x\",\"last\":1e99}",
        "{\"type\":\"watch\",\"type\":\"watch\",\"table\":\"x\"}",
        "{\"type\":\"play\",\"table\":\"x\",\"question\":1,\"moves\":[]}",
        "{\"type\":\"play\",\"id\":\"a\",\"table\":\"x\",\"question\":1}",
        "{\"type\":\"play\",\"id\":\"a\",\"table\":\"x\",\"question\":1,\"moves\":null}",
        "{\"type\":\"play\",\"id\":\"a\",\"table\":\"x\",\"question\":1,\"moves\":[null]}",
        "{\"type\":\"play\",\"id\":\"a\",\"table\":\"x\",\"question\":1,\"moves\":[[\"b\"]]}",
        "{\"type\":\"play\",\"id\":null,\"table\":\"x\",\"question\":1,\"moves\":[\"b\"]}",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"
      })
  void what_is_no_sentence_is_not_understood(String text) {
    pages.getFirst().say(text);

    pages.getFirst().awaitOther(message -> TablePage.reason(message).equals("not-understood"));
  }

  @Test
  void a_move_that_is_none_breaks_no_table() {
    TablePage page = asked();
    int question = page.sight().question();

    page.say(
        "{\"type\":\"play\",\"id\":\"a\",\"table\":\"%s\",\"question\":%d,\"moves\":[null]}"
            .formatted(table, question));
    page.awaitOther(message -> TablePage.reason(message).equals("not-understood"));

    assertThat(refused(page, question, List.of())).isEqualTo("not-offered");
    assertThat(refused(page, question, List.of(""))).isEqualTo("not-a-move");
    assertThat(refused(page, question, List.of("\u0000 99999999999999"))).isEqualTo("not-a-move");
    assertThat(refused(page, question, Collections.nCopies(201, page.sight().moves().getFirst())))
        .isEqualTo("not-offered");
  }

  @Test
  void only_those_who_are_asked_may_answer_and_only_once() {
    TablePage page = asked();
    TablePage other = pages.get(page == pages.getFirst() ? 1 : 0);
    TablePage.Sight before = page.sight();
    TablePage watcher = server.page(server.stranger(), table);

    assertThat(refused(watcher, before.question(), before.moves())).isEqualTo("not-seated");
    if (!other.sight().isAsked()) {
      assertThat(refused(other, before.question(), before.moves())).isEqualTo("not-your-turn");
    }
    assertThat(refused(page, before.question() + 1, before.moves())).isEqualTo("stale-question");
    page.playAny();
    assertThat(refused(page, before.question(), before.moves().subList(0, 1)))
        .isIn("stale-question", "not-your-turn");
  }

  @Test
  void an_answer_without_its_question_is_not_taken() {
    TablePage page = asked();

    var answer = page.command("play", Map.of("moves", page.sight().moves().subList(0, 1)));

    assertThat(TablePage.reason(answer)).isEqualTo("not-offered");
  }

  @Test
  void the_same_command_of_two_people_is_two_commands() {
    TablePage first = asked();
    TablePage.Sight before = first.sight();
    Map<String, Object> play =
        Map.of("question", before.question(), "moves", before.moves().subList(0, 1));
    assertThat(TablePage.isAccepted(first.command("same", "play", play))).isTrue();
    TablePage second = pages.get(first == pages.getFirst() ? 1 : 0);

    var answer = second.command("same", "play", Map.of("question", -1, "moves", List.of("x")));

    assertThat(TablePage.isAccepted(answer)).isFalse();
    first.await(now -> now.number() > before.number());
  }

  @Test
  void a_table_that_is_not_there_is_said_to_be_so() {
    TablePage page = pages.getFirst();

    page.say("{\"type\":\"watch\",\"table\":\"NOWHERE\"}");
    page.awaitOther(message -> TablePage.reason(message).equals("no-such-table"));

    assertThat(TablePage.reason(page.command("undo", Map.of("table", "NOWHERE"))))
        .isEqualTo("no-such-table");
    assertThat(TablePage.reason(page.command("undo", Map.of("table", "' or 1=1 --"))))
        .isEqualTo("no-such-table");
  }

  @Test
  void tables_that_are_not_there_take_no_room() throws IOException {
    TablePage page = pages.getFirst();
    for (int i = 0; i < 50; i++) page.command("undo", Map.of("table", "NOWHERE" + i));

    assertThat(server.stranger().get("/metrics").body()).contains("tortuga_tables 1.0\n");
  }

  @Test
  void too_long_a_message_ends_the_page_that_sent_it() {
    TablePage page = server.page(server.stranger(), table);

    page.say("{\"type\":\"watch\",\"table\":\"" + "x".repeat(20_000) + "\"}");

    page.awaitGone();
  }

  @Test
  void what_is_not_text_is_refused() {
    TablePage page = server.page(server.stranger(), table);

    page.sayBytes(ByteBuffer.wrap(new byte[] {1, 2, 3}));

    page.awaitOther(message -> TablePage.reason(message).equals("not-text"));
  }

  @Test
  void whoever_talks_nothing_but_nonsense_is_disconnected() {
    TablePage page = server.page(server.stranger(), table);

    for (int i = 0; i < 100; i++) page.say("ahoy");

    page.awaitGone();
  }

  @Test
  void whoever_floods_a_table_slows_no_game_down() throws IOException {
    TablePage flood = server.page(server.visitor("Flood"), table);
    for (int i = 0; i < 3000; i++) flood.send("f" + i, "undo", Map.of());

    for (int i = 0; i < 5; i++) {
      server.later(Duration.ofSeconds(1));
      asked().playAny();
    }
    assertThat(TablePage.reason(flood.answer("f9"))).isEqualTo("not-seated");
  }

  @Test
  void of_a_thousand_pages_from_one_address_few_are_let_in_and_no_game_notices() {
    List<TablePage> strangers = new ArrayList<>();
    int turnedAway = 0;
    for (int i = 0; i < 1000; i++) {
      try {
        strangers.add(new TablePage(server.stranger(), table, new Semaphore(0)).connect());
      } catch (UncheckedIOException e) {
        assertThat(e).hasMessageContaining("429");
        turnedAway++;
      }
    }

    long refused =
        strangers.stream()
            .map(page -> TablePage.reason(page.awaitOther(_ -> true)))
            .filter("too-many-pages"::equals)
            .count();
    assertThat(refused + turnedAway).isEqualTo(1000 - 64);
    asked().playAny();
    strangers.forEach(TablePage::tear);
  }

  @Test
  void a_foreign_page_cannot_ride_on_a_cookie() {
    WebSocket.Builder builder =
        server.http().newWebSocketBuilder().header("Origin", "https://example.org");
    var address = java.net.URI.create(server.address().toString().replace("http", "ws") + "/ws");

    var upgrade = builder.buildAsync(address, new WebSocket.Listener() {});

    assertThat(upgrade)
        .failsWithin(Duration.ofSeconds(60))
        .withThrowableOfType(java.util.concurrent.ExecutionException.class)
        .havingCause()
        .isInstanceOfSatisfying(
            java.net.http.WebSocketHandshakeException.class,
            refusal -> assertThat(refusal.getResponse().statusCode()).isEqualTo(403));
  }

  @Test
  void a_forged_cookie_is_nobodys() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(server.address().resolve("/api/me"))
            .header("Cookie", "tortuga=" + "A".repeat(43))
            .build();

    var answer = server.http().send(request, HttpResponse.BodyHandlers.ofString());

    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.body()).contains("nobody");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "{\"game\":\"jamaica\"}",
        "{\"game\":\"jamaica\",\"seats\":\"two\"}",
        "{\"game\":\"jamaica\",\"seats\":null}",
        "{\"game\":null,\"seats\":2}",
        "{\"game\":\"chess\",\"seats\":2}",
        "{\"game\":\"jamaica\",\"seats\":1}",
        "{\"game\":\"jamaica\",\"seats\":-1}",
        "{\"game\":\"jamaica\",\"seats\":2147483647}",
        "{\"game\":\"jamaica\",\"seats\":2,\"settings\":{\"rum\":\"much\"}}",
        "{\"game\":\"jamaica\",\"seats\":2,\"settings\":{\"cardReveal\":\"never\"}}",
        "{\"game\":\"jamaica\",\"seats\":2,\"settings\":{\"cardReveal\":null}}",
        "{\"game\":\"jamaica\",\"seats\":2,\"pace\":\"soon\"}",
        "{\"game\":\"jamaica\",\"seats\":2,\"bots\":[null,\"parrot\"]}",
        "{\"game\":\"pieces-of-eight\",\"seats\":2,\"pace\":\"week\",\"settings\":{\"blitz\":\"60\"}}"
      })
  void no_table_is_opened_on_terms_that_make_no_sense(String body) throws Exception {
    HttpResponse<String> answer = visitors.getFirst().postText("/api/tables", body);

    assertThat(answer.statusCode()).as(answer.body()).isIn(400, 409);
    assertThat(answer.body()).startsWith("{\"error\":\"");
  }

  @Test
  void seats_are_taken_by_the_rules() throws IOException {
    Visitor host = visitors.getFirst();
    Visitor guest = visitors.getLast();
    String open = host.open("jamaica", 3, Map.of());
    String path = "/api/tables/" + open;

    assertThat(error(server.stranger().post(path + "/join", Map.of()))).isEqualTo("who-are-you");
    assertThat(error(guest.post("/api/tables/NOWHERE/join", Map.of()))).isEqualTo("no-such-table");
    assertThat(error(guest.post(path + "/join", Map.of("seat", 0)))).isEqualTo("seat-taken");
    assertThat(error(guest.post(path + "/join", Map.of("seat", 3)))).isEqualTo("no-such-seat");
    assertThat(error(guest.post(path + "/join", Map.of("seat", -1)))).isEqualTo("no-such-seat");
    guest.join(open);
    assertThat(error(guest.post(path + "/join", Map.of()))).isEqualTo("already-seated");
    assertThat(error(guest.post(path + "/begin", Map.of()))).isEqualTo("only-the-host");
    assertThat(error(host.post(path + "/begin", Map.of()))).isEqualTo("seats-empty");
    Map<String, String> bot = Map.of("bot", "deckhand");
    assertThat(error(guest.post(path + "/seats/2", bot))).isEqualTo("only-the-host");
    assertThat(error(host.post(path + "/seats/x", bot))).isEqualTo("no-such-seat");
    assertThat(error(host.post(path + "/seats/-1", bot))).isEqualTo("no-such-seat");
    assertThat(error(host.post(path + "/seats/2", Map.of("bot", "parrot"))))
        .isEqualTo("no-such-level");
    assertThat(error(guest.delete(path + "/seats/0"))).isEqualTo("only-the-host");
    assertThat(error(host.delete(path + "/seats/2"))).isEqualTo("no-such-seat");
    assertThat(host.post(path + "/seats/2", bot).statusCode()).isEqualTo(200);
    host.begin(open);
    assertThat(error(host.post(path + "/begin", Map.of()))).isEqualTo("already-begun");
    assertThat(error(host.delete(path + "/seats/1"))).isEqualTo("already-begun");
    assertThat(error(host.get(path + "/record"))).isEqualTo("not-over");
    assertThat(error(host.get(path + "/replay"))).isEqualTo("not-over");
    assertThat(error(host.get(path + "/replay?eyes=7"))).isEqualTo("no-such-seat");
    assertThat(error(host.post(path + "/rematch", Map.of()))).isEqualTo("not-over");
  }

  @Test
  void whoever_opens_tables_without_end_is_told_to_wait() throws IOException {
    Visitor visitor = server.visitor("Greedy");
    Map<String, Object> nonsense = Map.of("game", "chess", "seats", 2);

    Optional<String> last = Optional.empty();
    for (int i = 0; i < 2000 && !last.equals(Optional.of("too-fast")); i++) {
      last = Optional.of(error(visitor.post("/api/tables", nonsense)));
    }

    assertThat(last).contains("too-fast");
  }

  private static String error(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isBetween(400, 499);
    return tortuga.server.protocol.Json.MAPPER.readTree(answer.body()).path("error").asString();
  }

  private TablePage asked() {
    while (true) {
      for (TablePage page : pages) if (page.sight().isAsked()) return page;
      server.awaitNews();
    }
  }

  private static String refused(TablePage page, int question, List<String> moves) {
    return TablePage.reason(page.play(question, moves));
  }
}
