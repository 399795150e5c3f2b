package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tortuga.load.Visitor;

/// Another site can neither act with a visitor's cookie nor replace it.
class ForeignSiteTest {
  private static final String NAME = "{\"name\":\"Anne\",\"flag\":\"jolly-roger\"}";

  @TempDir private Path data;
  private final HttpClient http = HttpClient.newHttpClient();
  private Optional<Server> server = Optional.empty();

  private URI open(Optional<URI> publicUrl, Optional<String> metricsToken) {
    server =
        Optional.of(
            Server.start(
                new ServerOptions(
                    "127.0.0.1",
                    0,
                    data,
                    Optional.empty(),
                    0,
                    publicUrl,
                    1,
                    Duration.ofMinutes(1),
                    InstantSource.system(),
                    metricsToken)));
    return URI.create("http://127.0.0.1:" + server.get().port());
  }

  private URI open() {
    return open(Optional.empty(), Optional.empty());
  }

  @AfterEach
  void close() {
    server.ifPresent(Server::close);
    http.close();
  }

  private HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private static HttpRequest.Builder post(URI address, String type, String body) {
    return HttpRequest.newBuilder(address)
        .header("Content-Type", type)
        .POST(BodyPublishers.ofString(body));
  }

  @ParameterizedTest
  @CsvSource({
    "Origin, https://evil.example",
    "Origin, null",
    "Origin, not an origin",
    "Sec-Fetch-Site, cross-site",
    "Sec-Fetch-Site, same-site",
    "Sec-Fetch-Site, none",
  })
  void a_foreign_page_cannot_become_somebody_here(String header, String value) throws Exception {
    var answer =
        send(post(open().resolve("/api/me"), "application/json", NAME).header(header, value));

    assertThat(answer.statusCode()).isEqualTo(403);
    assertThat(answer.body()).contains("foreign-origin");
    assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"text/plain", "application/x-www-form-urlencoded", "multipart/form-data"})
  void a_form_is_no_request_of_ours(String type) throws Exception {
    var answer = send(post(open().resolve("/api/me"), type, NAME));

    assertThat(answer.statusCode()).isEqualTo(415);
    assertThat(answer.body()).contains("not-json");
    assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
  }

  @Test
  void a_foreign_form_does_not_use_up_a_link_to_another_device() throws Exception {
    URI address = open();
    Visitor anne = Visitor.arrive(http, address, "Anne");
    URI link =
        URI.create(
            anne.ask("/api/me/link", Map.of())
                .path("url")
                .asString()
                .replace("/link/", "/api/links/"));

    var foreign = send(post(link, "text/plain", "").header("Origin", "https://evil.example"));
    assertThat(foreign.headers().firstValue("Set-Cookie")).isEmpty();

    assertThat(send(post(link, "application/json", "{}")).body()).contains("Anne");
  }

  @Test
  void a_foreign_page_cannot_close_a_table() throws Exception {
    URI address = open();
    var request =
        HttpRequest.newBuilder(address.resolve("/api/tables/ABCDEFGH"))
            .DELETE()
            .header("Sec-Fetch-Site", "cross-site");

    assertThat(send(request).statusCode()).isEqualTo(403);
  }

  @Test
  void our_own_pages_and_programs_are_welcome() throws Exception {
    URI address = open(Optional.of(URI.create("https://tortuga.example")), Optional.empty());
    URI me = address.resolve("/api/me");

    var page = post(me, "application/json", NAME).header("Sec-Fetch-Site", "same-origin");
    assertThat(send(page.header("Origin", "https://tortuga.example")).statusCode()).isEqualTo(200);
    assertThat(send(post(me, "application/json; charset=utf-8", NAME)).statusCode()).isEqualTo(200);
  }

  @Test
  void over_https_only_this_host_can_set_the_cookie() throws Exception {
    URI address = open(Optional.of(URI.create("https://tortuga.example")), Optional.empty());

    String cookie =
        send(post(address.resolve("/api/me"), "application/json", NAME))
            .headers()
            .firstValue("Set-Cookie")
            .orElseThrow();

    assertThat(cookie).startsWith("__Host-tortuga=").contains("Secure", "HttpOnly", "Path=/");
    assertThat(cookie).doesNotContain("Domain");
  }

  @Test
  void a_cookie_of_before_is_renamed_and_still_the_same_person() throws Exception {
    Visitor anne = Visitor.arrive(http, open(), "Anne");
    server.orElseThrow().close();
    URI address = open(Optional.of(URI.create("https://tortuga.example")), Optional.empty());

    HttpResponse<String> answer = anne.at(address).get("/api/me");

    assertThat(answer.body()).contains("Anne");
    assertThat(answer.headers().allValues("Set-Cookie"))
        .anyMatch(cookie -> cookie.startsWith("__Host-tortuga="))
        .anyMatch(cookie -> cookie.startsWith("tortuga=;"));
  }

  @Test
  void a_socket_leaves_no_session_of_the_framework_behind() throws Exception {
    URI address = open();
    try (var socket = new java.net.Socket(address.getHost(), address.getPort())) {
      socket
          .getOutputStream()
          .write(
              """
              GET /ws HTTP/1.1\r
              Host: localhost\r
              Connection: Upgrade\r
              Upgrade: websocket\r
              Sec-WebSocket-Version: 13\r
              Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
              \r
              """
                  .getBytes(java.nio.charset.StandardCharsets.US_ASCII));
      byte[] answer = new byte[4096];
      String head =
          new String(
              answer,
              0,
              socket.getInputStream().read(answer),
              java.nio.charset.StandardCharsets.ISO_8859_1);

      assertThat(head).startsWith("HTTP/1.1 101").doesNotContain("Set-Cookie");
    }
  }

  @Test
  void figures_are_for_this_machine_or_for_whoever_knows_the_token() throws Exception {
    URI alone = open().resolve("/metrics");
    assertThat(status(alone, "Accept", "*/*")).isEqualTo(200);
    for (String header : new String[] {"X-Forwarded-For", "Forwarded", "Via"}) {
      assertThat(status(alone, header, "203.0.113.9")).as(header).isEqualTo(404);
    }
    server.orElseThrow().close();

    URI shared = open(Optional.empty(), Optional.of("parrot")).resolve("/metrics");
    assertThat(status(shared, "Authorization", "Bearer parrot")).isEqualTo(200);
    assertThat(status(shared, "Authorization", "Bearer carrot")).isEqualTo(404);
    assertThat(status(shared, "Accept", "*/*")).isEqualTo(404);
  }

  private int status(URI address, String header, String value)
      throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(address).header(header, value).build();
    return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
  }
}
