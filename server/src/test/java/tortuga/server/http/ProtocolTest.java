package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tortuga.load.Visitor;
import tortuga.load.WebSocketClient;
import tortuga.server.protocol.Json;

/// The examples of `docs/protocol.md` happen like that.
class ProtocolTest {
  private static final Pattern EXAMPLE = Pattern.compile("```json (said|told)\n(.*?)\n```");
  private static final Pattern EXCHANGE =
      Pattern.compile(
          "```json posted (\\S+)\n(.*?)\n```\n\n```json answered\n(.*?)\n```", Pattern.DOTALL);
  private static final long PATIENCE = 60;

  @TempDir Path data;
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private String table = "";
  private JsonNode asked = Json.MAPPER.createObjectNode();

  private ServerOptions options() {
    return new ServerOptions(
        "localhost", 0, data, Optional.empty(), 1, Duration.ofMinutes(1), InstantSource.system());
  }

  @Test
  void every_request_is_answered_like_that() throws Exception {
    List<MatchResult> exchanges = EXCHANGE.matcher(page()).results().toList();
    assertThat(exchanges).hasSizeGreaterThan(3);
    try (Server server = Server.start(options())) {
      for (MatchResult exchange : exchanges) {
        HttpRequest request =
            HttpRequest.newBuilder(
                    URI.create("http://localhost:" + server.port() + exchange.group(1)))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(exchange.group(2)))
                .build();
        assertThat(
                HttpClient.newHttpClient()
                    .send(request, HttpResponse.BodyHandlers.ofString())
                    .body())
            .matches(like(exchange.group(3)));
      }
    }
  }

  private static String page() throws IOException {
    return Files.readString(Path.of("..", "docs", "protocol.md"));
  }

  @Test
  void every_example_happens() throws Exception {
    try (Server server = Server.start(options())) {
      HttpClient http = HttpClient.newHttpClient();
      URI address = URI.create("http://localhost:" + server.port());
      Visitor anne = Visitor.arrive(http, address, "Anne");
      table = anne.open("jamaica", 2, Map.of("firstCaptain", "first-seat"));
      Visitor.arrive(http, address, "Mary").join(table);
      replay(anne, anne.connect(heard::add, _ -> {}));
    }
  }

  private void replay(Visitor anne, WebSocketClient socket) throws Exception {
    List<MatchResult> examples = EXAMPLE.matcher(page()).results().toList();
    assertThat(examples).hasSizeGreaterThan(10);
    for (MatchResult example : examples) {
      String text = filledIn(example.group(2));
      if (example.group(1).equals("said")) socket.send(text);
      else await(text);
      if (text.startsWith("{\"type\":\"whole\"")) anne.begin(table);
    }
  }

  private String filledIn(String example) {
    String move = asked.path("moves").path(0).asString("");
    return example
        .replace("TABLE", table)
        .replace("QUESTION", Integer.toString(asked.path("number").asInt(0)))
        .replace("MOVE", move);
  }

  /// Returns what an example means, in which `…` stands for anything.
  private static Pattern like(String example) {
    return Pattern.compile(
        Arrays.stream(example.split("…", -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(".*")));
  }

  /// Waits for a message that is like the example.
  private void await(String example) throws InterruptedException, IOException {
    Pattern like = like(example);
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE); // beats never end
    while (true) {
      String message = heard.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
      assertThat(message).as("nothing came that is like " + example).isNotNull();
      JsonNode json = Json.MAPPER.readTree(message);
      if (json.path("asked").isObject()) asked = json.path("asked");
      if (like.matcher(message).matches()) return;
    }
  }
}
