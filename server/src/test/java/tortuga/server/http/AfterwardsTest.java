package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.load.Visitor;
import tortuga.server.protocol.Json;

/// What is left of a game that was broken off, and what comes next.
class AfterwardsTest {
  @TempDir private Path data;
  private TestServer server;
  private List<Visitor> visitors = List.of();
  private String table = "";
  private TablePage anne;
  private TablePage mary;

  @BeforeEach
  void breakOff() throws IOException {
    server = TestServer.in(data);
    visitors = server.visitors(5);
    table = server.begin(visitors, "aye", Map.of("leaver", "end"));
    anne = server.page(visitors.get(0), table);
    mary = server.page(visitors.get(1), table);
    mary.command("leave", Map.of());
    anne.await(now -> now.phase().equals("abandoned"));
  }

  @AfterEach
  void close() {
    server.close();
  }

  private String path(String rest) {
    return "/api/tables/" + table + rest;
  }

  @Test
  void a_game_that_was_broken_off_can_be_seen_again_but_is_no_record() throws IOException {
    HttpResponse<String> replay = visitors.getFirst().get(path("/replay?eyes=0"));
    HttpResponse<String> record = visitors.getFirst().get(path("/record"));

    assertThat(replay.statusCode()).isEqualTo(200);
    assertThat(Json.MAPPER.readTree(replay.body()).path("result").path("outcome").isNull())
        .isTrue();
    assertThat(record.statusCode()).isEqualTo(409);
    assertThat(record.body()).contains("broken-off");
  }

  @Test
  void everybody_hears_of_the_table_of_the_next_game() throws IOException {
    TablePage spectator = server.page(server.stranger(), table);

    String next = visitors.getFirst().ask(path("/rematch"), Map.of()).path("id").asString();

    for (TablePage page : List.of(anne, mary, spectator)) {
      page.await(now -> now.result().path("rematch").asString("").equals(next));
    }
  }

  @Test
  void only_those_who_have_played_may_open_it() throws IOException {
    Visitor passer = server.visitor("Jack");

    assertThat(passer.postText(path("/rematch"), "{}").statusCode()).isEqualTo(403);
  }
}
