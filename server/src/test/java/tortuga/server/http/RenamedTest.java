package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.load.Visitor;

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
    assertThat(server.chat(playing).path(0).path("name").asString()).isEqualTo("Bonny");
    assertThat(own.command("say", Map.of("phrase", "ouch")).path("type").asString())
        .isEqualTo("accepted");
    assertThat(server.chat(playing).path(1).path("name").asString()).isEqualTo("Bonny");
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
}
