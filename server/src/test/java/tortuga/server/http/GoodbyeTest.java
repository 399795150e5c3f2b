package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;

/// A server that is stopped in order says so, and finds everything again when it is back.
@Execution(ExecutionMode.CONCURRENT) // it mostly waits for a server to start
class GoodbyeTest {
  @TempDir private Path folder;

  @Test
  void a_page_is_told_when_to_come_back_and_goes_on_there() throws IOException {
    Path data = folder.resolve("data");
    ServerProcess server = ServerProcess.start(data);
    Visitor anne = Visitor.arrive(HttpClient.newHttpClient(), server.address(), "Anne");
    Visitor mary = Visitor.arrive(HttpClient.newHttpClient(), server.address(), "Mary");
    String table =
        anne.ask("/api/tables", Map.of("game", "21-mutinies", "seats", 2, "pace", "week"))
            .path("id")
            .asString();
    mary.join(table);
    anne.begin(table);
    TablePage page = new TablePage(anne, table, new Semaphore(0)).come(Optional.empty());

    server.stop();

    JsonNode goodbye =
        page.awaitOther(message -> message.path("type").asString().equals("goodbye"));
    assertThat(goodbye.path("reason").asString()).isEqualTo("restart");
    assertThat(goodbye.path("comeBackIn").asLong()).isPositive();
    page.awaitGone();
    TablePage.Sight before = page.sight();
    server = ServerProcess.start(data);
    try {
      assertThat(page.comeTo(server.address()).sight().view()).isEqualTo(before.view());
    } finally {
      page.tear();
      server.kill();
    }
  }
}
