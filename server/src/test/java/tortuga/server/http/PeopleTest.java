package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;
import tortuga.record.Recording;
import tortuga.record.Replay;
import tortuga.server.protocol.Json;

/// Who people are, what they may do, and what they say to each other.
class PeopleTest {
  @TempDir private Path data;
  private TestServer server;

  @BeforeEach
  void open() {
    server = TestServer.in(data);
  }

  @AfterEach
  void close() {
    server.close();
  }

  @Test
  void the_cookie_is_for_us_alone_and_the_database_does_not_know_it() throws Exception {
    String cookie = cookie(meet("{\"name\":\"Anne\",\"flag\":\"jolly-roger\"}"));

    assertThat(cookie).contains("HttpOnly", "SameSite=Lax", "Path=/");
    String secret = cookie.substring(cookie.indexOf('=') + 1, cookie.indexOf(';'));
    assertThat(tokens()).hasSize(1).allMatch(hash -> hash.length() == 64 && !hash.equals(secret));
  }

  private HttpResponse<String> meet(String body) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(server.address().resolve("/api/me"))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build();
    return server.http().send(request, HttpResponse.BodyHandlers.ofString());
  }

  private static String cookie(HttpResponse<String> answer) {
    return answer.headers().firstValue("Set-Cookie").orElseThrow();
  }

  private List<String> tokens() throws SQLException {
    List<String> tokens = new ArrayList<>();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("tortuga.db"));
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select hash from token")) {
      while (rows.next()) tokens.add(rows.getString(1));
    }
    return tokens;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"name\":\"\",\"flag\":\"a\"}",
        "{\"name\":\" \\u0007 \",\"flag\":\"a\"}",
        "{\"name\":\"A name that is far too long for a pirate\",\"flag\":\"a\"}",
        "{\"name\":\"Anne\",\"flag\":\"<b>\"}",
        "{\"name\":\"Anne\",\"flag\":\"\"}",
        "{\"name\":\"Anne\"}",
        "null"
      })
  void names_and_flags_are_looked_at(String body) throws Exception {
    assertThat(meet(body).statusCode()).isEqualTo(400);
  }

  @Test
  void a_link_makes_one_other_device_the_same_person() throws Exception {
    Visitor anne = server.visitor("Anne");
    String link = anne.ask("/api/me/link", Map.of()).path("url").asString();

    HttpResponse<String> first = follow(link, "POST");
    HttpResponse<String> second = follow(link, "POST");

    assertThat(cookie(first)).startsWith("tortuga=");
    assertThat(first.body()).contains("\"Anne\"");
    assertThat(second.headers().firstValue("Set-Cookie")).isEmpty();
    assertThat(second.body()).contains("link-used");
  }

  @Test
  void a_link_that_is_only_looked_at_still_works() throws Exception {
    Visitor anne = server.visitor("Anne");
    JsonNode link = anne.ask("/api/me/link", Map.of());
    String url = link.path("url").asString();

    for (String method : List.of("GET", "HEAD", "GET")) {
      assertThat(follow(url, method).headers().firstValue("Set-Cookie")).isEmpty();
    }
    assertThat(follow(url, "GET").body()).contains("\"Anne\"");
    assertThat(cookie(follow(url, "POST"))).startsWith("tortuga=");
    assertThat(follow(url, "GET").body()).contains("link-used");
  }

  @Test
  void a_link_works_as_long_as_it_says() throws Exception {
    JsonNode link = server.visitor("Anne").ask("/api/me/link", Map.of());

    server.later(Duration.ofMinutes(link.path("minutes").asLong()));

    assertThat(follow(link.path("url").asString(), "POST").body()).contains("link-used");
  }

  /// Asks for what is behind a link, as the linked page does.
  private static HttpResponse<String> follow(String link, String method) throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(
          HttpRequest.newBuilder(URI.create(link.replace("/link/", "/api/links/")))
              .method(method, HttpRequest.BodyPublishers.noBody())
              .build(),
          HttpResponse.BodyHandlers.ofString());
    }
  }

  @Test
  void a_person_sees_every_browser_and_can_end_each() throws Exception {
    Visitor anne = server.visitor("Anne");
    String link = anne.ask("/api/me/link", Map.of()).path("url").asString();
    String other = cookie(follow(link, "POST")).split(";", 2)[0];
    JsonNode sessions = Json.MAPPER.readTree(anne.get("/api/me/sessions").body());
    assertThat(sessions).hasSize(2);
    JsonNode elsewhere =
        TablePage.list(sessions).stream()
            .filter(session -> !session.path("here").asBoolean())
            .findFirst()
            .orElseThrow();
    assertThat(whoHolds(other)).contains("Anne");

    String id = elsewhere.path("id").asString();
    assertThat(anne.delete("/api/me/sessions/" + id).statusCode()).isEqualTo(200);

    assertThat(whoHolds(other)).contains("nobody");
    assertThat(anne.get("/api/me").body()).contains("Anne");
    assertThat(anne.delete("/api/me/sessions/" + id).body()).contains("no-such-session");
  }

  @Test
  void a_page_in_a_browser_that_was_ended_acts_for_nobody() throws Exception {
    List<Visitor> visitors = server.visitors(2);
    String table = server.begin(visitors, "jamaica", Map.of());
    TablePage page = server.page(visitors.getFirst(), table);
    JsonNode here =
        Json.MAPPER.readTree(visitors.getFirst().get("/api/me/sessions").body()).path(0);

    var ended = visitors.getFirst().delete("/api/me/sessions/" + here.path("id").asString());
    assertThat(cookie(ended)).startsWith("tortuga=;").contains("Expires=Thu, 01 Jan 1970");

    page.awaitGone();
    page.comeBack(false);
    assertThat(TablePage.reason(page.command("leave", Map.of()))).isEqualTo("not-seated");
  }

  private String whoHolds(String cookie) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(server.address().resolve("/api/me"))
            .header("Cookie", cookie)
            .build();
    return server.http().send(request, HttpResponse.BodyHandlers.ofString()).body();
  }

  @Test
  void friends_join_by_the_code_and_the_host_decides_who_sits() throws IOException {
    List<Visitor> visitors = server.visitors(2);
    JsonNode opened =
        visitors
            .getFirst()
            .ask("/api/tables", Map.of("game", "jamaica", "seats", 2, "pace", "week"));
    String code = opened.path("code").asString();

    String found =
        Json.MAPPER
            .readTree(
                visitors
                    .getLast()
                    .get("/api/codes/" + code.toLowerCase(java.util.Locale.ROOT))
                    .body())
            .path("id")
            .asString();

    assertThat(found).isEqualTo(opened.path("id").asString());
    String spaced = "%20" + code.substring(0, 3) + "%20" + code.substring(3) + "%20";
    assertThat(visitors.getLast().get("/api/codes/" + spaced).statusCode()).isEqualTo(200);
    assertThat(visitors.getLast().get("/api/codes/NOCODE").statusCode()).isEqualTo(404);
    visitors.getLast().join(found);
    assertThat(visitors.getLast().delete("/api/tables/" + found + "/seats/1").statusCode())
        .isEqualTo(200);
    visitors.getLast().join(found);
    visitors.getFirst().begin(found);
  }

  @Test
  void nobody_sits_down_as_somebody_else() throws IOException {
    Visitor anne = server.visitor("Anne");
    String table = server.gather(List.of(anne, server.visitor("ANNE")), "jamaica", Map.of());

    assertThat(anne.get("/api/tables/" + table).body()).contains("\"Anne\"", "\"ANNE 2\"");
  }

  @Test
  void whoever_the_host_has_removed_stays_away() throws IOException {
    List<Visitor> visitors = server.visitors(3);
    String table = server.gather(visitors.subList(0, 2), "jamaica", Map.of());
    visitors.getFirst().delete("/api/tables/" + table + "/seats/1");

    assertThat(visitors.get(1).post("/api/tables/" + table + "/join", Map.of()).body())
        .contains("removed-by-host");
    visitors.getLast().join(table);
    visitors.getFirst().begin(table);
  }

  @Test
  void a_host_gives_up_a_table_and_everybody_stands_up() throws IOException {
    List<Visitor> visitors = server.visitors(2);
    String table = server.gather(visitors, "jamaica", Map.of());
    TablePage guest = server.page(visitors.getLast(), table);

    assertThat(visitors.getLast().delete("/api/tables/" + table).body()).contains("only-the-host");
    assertThat(visitors.getFirst().delete("/api/tables/" + table).statusCode()).isEqualTo(200);
    guest.await(now -> now.phase().equals("abandoned"));
    for (Visitor visitor : visitors) {
      assertThat(visitor.get("/api/tables").body()).doesNotContain(table);
    }
    assertThat(visitors.getFirst().delete("/api/tables/" + table).body()).contains("game-over");
  }

  @Test
  void who_has_waited_for_company_for_a_day_waits_no_longer() throws IOException {
    Visitor anne = server.visitor("Anne");
    Map<String, Object> terms = Map.of("game", "jamaica", "seats", 3, "listed", true);
    String table = anne.ask("/api/tables", terms).path("id").asString();
    assertThat(server.stranger().get("/api/tables").body()).contains(table);

    server.later(Duration.ofHours(25));
    assertThat(server.stranger().get("/api/tables").body()).doesNotContain(table);
  }

  @Test
  void whoever_leaves_is_held_by_a_bot_until_he_is_back() throws IOException {
    List<Visitor> visitors = server.visitors(2);
    String table = server.begin(visitors, "21-mutinies", Map.of());
    TablePage page = server.page(visitors.getFirst(), table);

    assertThat(TablePage.isAccepted(page.command("leave", Map.of()))).isTrue();
    page.await(now -> now.seats().path(0).path("held").asBoolean());
    var refused = page.play(page.sight().question(), List.of("x"));
    assertThat(TablePage.reason(refused)).isIn("held-by-bot", "not-your-turn", "stale-question");
    assertThat(TablePage.isAccepted(page.command("resume", Map.of()))).isTrue();

    page.await(now -> !now.seats().path(0).path("held").asBoolean(true));
    assertThat(TablePage.reason(page.command("resume", Map.of()))).isEqualTo("not-held");
  }

  @Test
  void people_talk_in_phrases_and_in_their_own_words_but_not_without_end() throws IOException {
    List<Visitor> visitors = server.visitors(2);
    String table = server.begin(visitors, "jamaica", Map.of());
    TablePage anne = server.page(visitors.getFirst(), table);
    TablePage mary = server.page(visitors.getLast(), table);

    assertThat(TablePage.isAccepted(anne.command("say", Map.of("phrase", "well-played")))).isTrue();
    assertThat(TablePage.isAccepted(anne.command("say", Map.of("text", "Ahoy\u0007!")))).isTrue();
    JsonNode heard =
        mary.awaitOther(message ->
            !message.path("remark").path("text").isMissingNode()
                && message.path("remark").path("number").asInt() == 1);
    assertThat(heard.path("remark").path("text").asString()).isEqualTo("Ahoy !");
    assertThat(reason(anne, Map.of())).isEqualTo("say-one-thing");
    assertThat(reason(anne, Map.of("phrase", "NO SUCH", "text", "hello")))
        .isEqualTo("say-one-thing");
    assertThat(reason(anne, Map.of("phrase", "a", "text", "b"))).isEqualTo("say-one-thing");
    assertThat(reason(anne, Map.of("text", "x".repeat(301)))).isEqualTo("too-long");
    assertThat(reason(anne, Map.of("phrase", "well-played", "about", 9))).isEqualTo("no-such-seat");
    TablePage watcher = server.page(server.stranger(), table);
    assertThat(reason(watcher, Map.of("text", "psst"))).isEqualTo("not-seated");
    for (int i = 2; i < 8; i++) anne.command("say", Map.of("text", "more"));
    assertThat(reason(anne, Map.of("text", "more"))).isEqualTo("talks-too-much");
  }

  @Test
  void requests_of_a_game_are_rationed() throws IOException {
    List<Visitor> visitors = server.visitors(4);
    String table = server.begin(visitors, "aye", Map.of());
    TablePage anne = server.page(visitors.getFirst(), table);
    TablePage mary = server.page(visitors.getLast(), table);

    for (int i = 0; i < 5; i++) assertThat(reason(anne, Map.of("phrase", "ask-rum"))).isEmpty();
    assertThat(reason(anne, Map.of("phrase", "ask-vote-aye"))).isEqualTo("asked-enough");
    assertThat(reason(anne, Map.of("phrase", "well-played"))).isEmpty();
    assertThat(reason(mary, Map.of("phrase", "ask-rum"))).isEmpty();
  }

  private static String reason(TablePage page, Map<String, ?> said) {
    return TablePage.reason(page.command("say", said));
  }

  @Test
  void whoever_is_muted_is_not_heard() throws IOException {
    List<Visitor> visitors = server.visitors(2);
    String table = server.begin(visitors, "jamaica", Map.of());
    TablePage anne = server.page(visitors.getFirst(), table);
    TablePage mary = server.page(visitors.getLast(), table);

    assertThat(TablePage.isAccepted(mary.command("mute", Map.of("seat", 0, "muted", true))))
        .isTrue();
    anne.command("say", Map.of("text", "boring"));
    mary.command("mute", Map.of("seat", 0, "muted", false));
    anne.command("say", Map.of("text", "news"));

    mary.awaitOther(message -> message.path("remark").path("text").asString("").equals("news"));
    assertThat(mary.others("heard")).hasSize(1);
    assertThat(TablePage.reason(mary.command("mute", Map.of("seat", 9, "muted", true))))
        .isEqualTo("no-such-seat");
  }

  @Test
  void whoever_was_muted_stays_so_after_a_reload_and_a_restart() throws IOException {
    List<Visitor> visitors = server.visitors(3);
    String table = server.begin(visitors.subList(0, 2), "jamaica", Map.of());
    Visitor spectator = visitors.getLast();
    for (Visitor listener : visitors.subList(1, 3)) {
      TablePage page = server.page(listener, table);
      assertThat(page.muted()).isEmpty();
      assertThat(TablePage.isAccepted(page.command("mute", Map.of("seat", 0, "muted", true))))
          .isTrue();
      assertThat(page.comeBack(false).muted()).containsExactly(0);
    }
    server.page(visitors.getFirst(), table).command("say", Map.of("text", "boring"));

    server.close();
    server = TestServer.in(data);
    TablePage back = server.pageOf(spectator, table);

    assertThat(back.muted()).containsExactly(0);
    back.command("mute", Map.of("seat", 0, "muted", false));
    assertThat(back.comeBack(false).muted()).isEmpty();
    assertThat(server.pageOf(visitors.get(1), table).muted()).containsExactly(0);
  }

  @Test
  void strangers_have_to_say_who_they_are_before_they_mute() throws IOException {
    String table = server.begin(server.visitors(2), "jamaica", Map.of());
    TablePage stranger = server.page(server.stranger(), table);

    assertThat(TablePage.reason(stranger.command("mute", Map.of("seat", 0, "muted", true))))
        .isEqualTo("who-are-you");
  }

  @Test
  void a_finished_game_can_be_taken_home_checked_brought_back_and_played_again() throws Exception {
    List<Visitor> visitors = server.visitors(2);
    String table = server.begin(visitors, "21-mutinies", Map.of("mutinies", "10"));
    List<TablePage> pages = server.pages(visitors, table);
    while (!pages.getFirst().sight().isFinished()) {
      boolean moved = false;
      for (TablePage page : pages) {
        if (!page.sight().isAsked()) continue;
        page.playAny();
        moved = true;
      }
      if (!moved) server.awaitNews();
    }
    Visitor anne = visitors.getFirst();
    String path = "/api/tables/" + table;

    String record = anne.get(path + "/record").body();
    assertThat(Replay.of(Recording.read(record)).steps()).isNotEmpty();
    HttpResponse<String> taken = anne.postText("/api/records", record);
    String copy = Json.MAPPER.readTree(taken.body()).path("id").asString();
    assertThat(anne.get("/api/tables/" + copy + "/record").body())
        .isEqualTo(record.replaceFirst("\\n}\\s*$", ",\n  \"imported\": true\n}\n"));
    String forged = record.replaceFirst("\"seed\"\\s*:\\s*\"[0-9a-f]", "\"seed\": \"g");
    assertThat(anne.postText("/api/records", forged).statusCode()).isEqualTo(400);
    for (String eyes : List.of("public", "0", "1")) {
      JsonNode replay = Json.MAPPER.readTree(anne.get(path + "/replay?eyes=" + eyes).body());
      assertThat(replay.path("total").asInt())
          .isEqualTo(Recording.read(record).entries().size() + 1);
    }
    String next = anne.ask(path + "/rematch", Map.of()).path("id").asString();
    assertThat(visitors.getLast().ask(path + "/rematch", Map.of()).path("id").asString())
        .isEqualTo(next);
    visitors.getLast().join(next);
    anne.begin(next);
  }
}
