package tortuga.server.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;
import tortuga.record.Recording;
import tortuga.record.Replay;
import tortuga.server.protocol.Json;

/// People read, delete and join what is kept about them.
class OwnDataTest {
  private static final String GONE = "A pirate who left";

  @TempDir private Path data;
  private TestServer server;
  private Visitor anne;
  private Visitor mary;

  @BeforeEach
  void open() throws IOException {
    server = TestServer.in(data);
    anne = server.visitor("Annabella");
    mary = server.visitor("Mary");
  }

  @AfterEach
  void close() {
    server.close();
  }

  private JsonNode exported(Visitor visitor) throws IOException {
    HttpResponse<String> answer = visitor.get("/api/me/data");
    assertThat(answer.headers().firstValue("Content-Disposition").orElseThrow())
        .contains("attachment");
    return Json.MAPPER.readTree(answer.body());
  }

  private static String name(TablePage.Sight sight, int seat) {
    return sight.seats().path(seat).path("name").asString("");
  }

  private JsonNode replay(String table) throws IOException {
    return Json.MAPPER.readTree(mary.get("/api/tables/" + table + "/replay?eyes=public").body());
  }

  private void playToTheEnd(List<TablePage> pages) {
    while (!pages.getFirst().sight().isFinished()) {
      boolean moved = false;
      for (TablePage page : pages) {
        if (!page.sight().isAsked()) continue;
        page.playAny();
        moved = true;
      }
      if (!moved) server.awaitNews();
    }
  }

  /// Returns everything that the closed server has stored.
  private String stored() throws IOException {
    server.close();
    return Files.readString(data.resolve("tortuga.db"), ISO_8859_1);
  }

  @Test
  void everything_that_is_kept_about_somebody_comes_as_one_file_and_nothing_about_others()
      throws IOException {
    String table = server.begin(List.of(anne, mary), "jamaica", Map.of());
    TablePage hers = server.page(anne, table);
    TablePage other = server.page(mary, table);
    hers.command("say", Map.of("text", "my secret plan"));
    other.command("say", Map.of("text", "hers alone"));
    hers.command("mute", Map.of("seat", 1, "muted", true));

    JsonNode told = exported(anne);

    assertThat(told.path("account").path("name").asString()).isEqualTo("Annabella");
    assertThat(told.path("account").path("browsers")).hasSize(1);
    JsonNode at = told.path("tables").path(0);
    assertThat(at.path("table").asString()).isEqualTo(table);
    assertThat(at.path("remarks").path(0).path("text").asString()).isEqualTo("my secret plan");
    assertThat(at.path("muted").path(0).asInt()).isEqualTo(1);
    assertThat(told.toString()).contains("seated").doesNotContain("Mary", "hers alone");
  }

  @Test
  void whoever_leaves_for_good_while_playing_is_replaced_by_a_bot_and_named_nowhere()
      throws Exception {
    String table = server.begin(List.of(anne, mary), "21-mutinies", Map.of());
    TablePage hers = server.page(anne, table);
    TablePage other = server.page(mary, table);
    hers.command("say", Map.of("text", "my secret plan"));
    String id = exported(anne).path("account").path("id").asString();

    assertThat(anne.delete("/api/me").statusCode()).isEqualTo(200);

    other.await(now -> name(now, 0).equals(GONE) && now.seats().path(0).path("held").asBoolean());
    assertThat(anne.get("/api/me").statusCode()).isEqualTo(404);
    assertThat(mary.get("/api/tables").body()).contains(GONE).doesNotContain("Annabella");
    assertThat(server.chat(table).toString())
        .contains("withdrawn")
        .doesNotContain("my secret plan", "Annabella");
    other.await(TablePage.Sight::isAsked);
    other.playAny();
    assertThat(stored()).doesNotContain("my secret plan", "\"" + id + "\"", "Annabella");
  }

  @Test
  void finished_games_stay_whole_for_the_others() throws Exception {
    String table = server.begin(List.of(anne, mary), "21-mutinies", Map.of("mutinies", "10"));
    playToTheEnd(server.pages(List.of(anne, mary), table));
    JsonNode before = replay(table);

    anne.delete("/api/me");

    JsonNode after = replay(table);
    assertThat(after.path("steps")).isEqualTo(before.path("steps"));
    assertThat(after.path("result")).isEqualTo(before.path("result"));
    assertThat(after.path("table").path("changed")).isEqualTo(before.path("table").path("changed"));
    assertThat(after.path("table").path("seats").path(0).path("name").asString()).isEqualTo(GONE);
    Replay.of(Recording.read(mary.get("/api/tables/" + table + "/record").body()));
  }

  @Test
  void a_host_who_leaves_for_good_closes_the_waiting_room_and_a_guest_frees_the_seat()
      throws IOException {
    String hers = server.gather(List.of(anne, mary), "jamaica", Map.of());
    String other = server.gather(List.of(mary, anne), "jamaica", Map.of());
    TablePage page = server.page(mary, other);
    TablePage guest = server.page(mary, hers);

    anne.delete("/api/me");

    page.await(now -> now.seats().path(1).path("name").isNull());
    guest.await(now -> now.phase().equals("abandoned"));
    assertThat(mary.get("/api/tables").body()).doesNotContain("Annabella").doesNotContain(hers);
  }

  @Test
  void a_game_without_anybody_left_is_closed() throws IOException {
    String table = server.begin(List.of(anne, mary), "jamaica", Map.of());
    TablePage spectator = server.page(server.stranger(), table);

    anne.delete("/api/me");
    mary.delete("/api/me");

    spectator.await(now -> now.phase().equals("abandoned"));
    assertThat(name(spectator.sight(), 0)).isEqualTo(GONE);
    assertThat(name(spectator.sight(), 1)).isEqualTo(GONE + " 2");
  }

  @Test
  void nobody_deletes_or_reads_without_being_somebody_nor_all_the_time() throws IOException {
    assertThat(server.stranger().delete("/api/me").statusCode()).isEqualTo(401);
    assertThat(server.stranger().get("/api/me/data").statusCode()).isEqualTo(401);
    server.close();
    server = TestServer.withUsualLimits(data);
    Visitor again = server.visitor("Annabella");
    for (int i = 0; i < 4; i++) assertThat(again.get("/api/me/data").statusCode()).isEqualTo(200);

    assertThat(again.get("/api/me/data").statusCode()).isEqualTo(429);
    assertThat(again.delete("/api/me").statusCode()).isEqualTo(429);
  }

  /// Follows a link of one person in the browser of another, as the same person.
  private HttpResponse<String> join(Visitor owner, Visitor other) throws IOException {
    String url = owner.ask("/api/me/link", Map.of()).path("url").asString();
    String link = url.substring(url.lastIndexOf('/') + 1);
    return other.post("/api/links/" + link, Map.of("merge", true));
  }

  @Test
  void two_people_who_are_one_have_all_their_games_and_browsers_together() throws IOException {
    Visitor jack = server.visitor("Jack");
    String table = server.begin(List.of(jack, anne), "jamaica", Map.of());
    String own = server.begin(List.of(mary, jack), "jamaica", Map.of());
    TablePage page = server.page(jack, table);

    HttpResponse<String> joined = join(mary, anne);

    assertThat(joined.body()).contains("\"Mary\"");
    page.await(now -> name(now, 1).equals("Mary"));
    assertThat(mary.get("/api/tables").body()).contains(table, own);
    assertThat(anne.get("/api/me").body()).contains("\"Mary\"");
    TablePage back = server.page(anne, table);
    assertThat(back.sight().table().path("you").asInt(-1)).isEqualTo(1);
    assertThat(TablePage.isAccepted(back.command("say", Map.of("phrase", "ouch")))).isTrue();
  }

  @Test
  void nobody_becomes_one_with_somebody_at_the_same_unfinished_table() throws IOException {
    server.begin(List.of(anne, mary), "jamaica", Map.of());
    String code = mary.ask("/api/me/recovery", Map.of()).path("code").asString();

    HttpResponse<String> byLink = join(mary, anne);
    HttpResponse<String> byCode = anne.post("/api/recoveries", Map.of("code", code, "merge", true));

    assertThat(byLink.body()).contains("both-at-a-table");
    assertThat(byCode.body()).contains("both-at-a-table");
    assertThat(anne.get("/api/me").body()).contains("Annabella");
    assertThat(server.stranger().post("/api/recoveries", Map.of("code", code)).statusCode())
        .as("the code is not used up")
        .isEqualTo(200);
  }

  @Test
  void a_host_who_becomes_one_with_another_is_still_the_host() throws IOException {
    String table = server.gather(List.of(anne, server.visitor("Jack")), "jamaica", Map.of());

    String code = mary.ask("/api/me/recovery", Map.of()).path("code").asString();
    anne.ask("/api/recoveries", Map.of("code", code, "merge", true));

    assertThat(mary.post("/api/tables/" + table + "/begin", Map.of()).statusCode()).isEqualTo(200);
  }

  @Test
  void how_long_things_are_kept_is_no_secret() throws IOException {
    assertThat(server.stranger().get("/api/keeping").body())
        .isEqualTo(
            "{\"addressMinutes\":60,\"guestDays\":null,\"idleDays\":null,\"gameDays\":null}");
  }
}
