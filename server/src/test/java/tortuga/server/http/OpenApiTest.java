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
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tortuga.server.protocol.Json;

/// The description of the API is about this very server.
class OpenApiTest {
  private static final Pattern ROUTE =
      Pattern.compile("routes\\s*\\.(get|post|delete)\\(\\s*\"([^\"]+)\"");

  @TempDir static Path data;
  private static Server server;
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  @BeforeAll
  static void open() {
    server =
        Server.start(
            new ServerOptions(
                "localhost",
                0,
                data,
                Optional.empty(),
                1,
                Duration.ofMinutes(1),
                InstantSource.system()));
  }

  @AfterAll
  static void close() {
    server.close();
  }

  @Test
  void every_route_is_described_and_every_description_has_its_route() throws Exception {
    TreeSet<String> routes = new TreeSet<>();
    for (Path source : sources()) {
      ROUTE
          .matcher(Files.readString(source))
          .results()
          .forEach(hit -> routes.add(hit.group(1) + " " + hit.group(2)));
    }
    TreeSet<String> described = new TreeSet<>();
    for (var path : document().path("paths").properties()) {
      path.getValue()
          .propertyNames()
          .forEach(method -> described.add(method + " " + path.getKey()));
    }

    assertThat(described).isEqualTo(routes);
  }

  /// Returns the routes, except those of pages.
  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/main/java/tortuga/server/http"))) {
      return files.filter(file -> file.toString().matches(".*(Api|Server).java")).toList();
    }
  }

  @Test
  void a_stranger_gets_an_answer_that_is_described() throws Exception {
    for (var path : document().path("paths").properties()) {
      for (var operation : path.getValue().properties()) {
        HttpResponse<String> response = ask(operation.getKey(), path.getKey());
        JsonNode described = operation.getValue().path("responses");

        assertThat(described.has(Integer.toString(response.statusCode())))
            .as(
                "%s %s: %d %s",
                operation.getKey(), path.getKey(), response.statusCode(), response.body())
            .isTrue();
        requireShape(described.path(Integer.toString(response.statusCode())), response.body());
      }
    }
  }

  private static void requireShape(JsonNode described, String body) throws IOException {
    JsonNode schema = described.path("content").path("application/json").path("schema");
    if (schema.isMissingNode()) return;
    if (schema.has("$ref")) {
      String name = schema.path("$ref").asString().replaceFirst(".*/", "");
      schema = document().path("components").path("schemas").path(name);
    }
    JsonNode answer = Json.MAPPER.readTree(body);
    for (JsonNode key : schema.path("required")) {
      assertThat(answer.has(key.asString())).as("%s in %s", key, body).isTrue();
    }
  }

  private static HttpResponse<String> ask(String method, String path) throws IOException {
    URI address =
        URI.create("http://localhost:" + server.port() + path.replaceAll("\\{\\w+}", "0"));
    HttpRequest.BodyPublisher body =
        method.equals("post")
            ? HttpRequest.BodyPublishers.ofString("{}")
            : HttpRequest.BodyPublishers.noBody();
    try {
      return HTTP.send(
          HttpRequest.newBuilder(address).method(method.toUpperCase(Locale.ROOT), body).build(),
          HttpResponse.BodyHandlers.ofString());
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  private static JsonNode document() throws IOException {
    return Json.MAPPER.readTree(ask("get", "/openapi.json").body());
  }
}
