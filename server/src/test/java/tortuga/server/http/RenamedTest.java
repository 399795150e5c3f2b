package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;
import tortuga.server.protocol.Json;

/// Somebody with another name or flag has it at every table, in chats and in lists at once.
class RenamedTest {
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
  void a_new_name_reaches_tables_chats_and_lists_at_once() throws Exception {
    List<Visitor> visitors = server.visitors(2);
    Visitor anne = visitors.getFirst();
    String playing = server.begin(visitors, "jamaica", Map.of());
    String gathering = server.gather(visitors, "jamaica", Map.of());
    TablePage there = server.page(visitors.getLast(), playing);
    TablePage next = server.page(visitors.getLast(), gathering);
    TablePage own = server.page(anne, playing);
    own.command("say", Map.of("phrase", "well-played"));

    anne.post("/api/me", Map.of("name", "Bonny", "flag", "flag-3"));

    for (TablePage page : List.of(there, next, own)) {
      page.await(now ->
          now.seats().path(0).path("name").asString("").equals("Bonny")
              && now.seats().path(0).path("flag").asString("").equals("flag-3"));
    }
    assertThat(visitors.getLast().get("/api/tables").body()).contains("Bonny").contains(playing);
    assertThat(chat(playing).path(0).path("name").asString()).isEqualTo("Bonny");
    assertThat(own.command("say", Map.of("phrase", "ouch")).path("type").asString())
        .isEqualTo("accepted");
    assertThat(chat(playing).path(1).path("name").asString()).isEqualTo("Bonny");
  }

  @Test
  void nobody_takes_the_name_of_another_at_the_table_by_renaming() throws Exception {
    Visitor anne = server.visitor("Anne");
    Visitor mary = server.visitor("Mary");
    String table = server.begin(List.of(anne, mary), "jamaica", Map.of());
    TablePage page = server.page(anne, table);

    mary.post("/api/me", Map.of("name", "ANNE", "flag", "flag-3"));

    page.await(now -> now.seats().path(1).path("name").asString("").equals("ANNE 2"));
  }

  /// Returns what a newcomer reads in the chat of a table.
  private JsonNode chat(String table) throws InterruptedException {
    BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    var socket = server.stranger().connect(heard::add, _ -> {});
    socket.watch(table, Optional.empty());
    while (true) {
      String text = heard.poll(60, TimeUnit.SECONDS);
      if (text == null) throw new AssertionError("nothing was told");
      JsonNode json = Json.MAPPER.readTree(text);
      if (!json.path("type").asString().equals("whole")) continue;
      socket.close();
      return json.path("chat");
    }
  }
}
