package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Browsers are told to trust only this server, whatever they ask for.
class SecurityHeadersTest {
  @TempDir private Path data;

  @Test
  void every_answer_says_whom_to_trust() throws Exception {
    for (String path : new String[] {"/", "/api/games", "/healthz", "/api/nowhere", "/no.js"}) {
      HttpHeaders headers = headers(Optional.empty(), path);

      assertThat(policy(headers))
          .as(path)
          .contains(
              "default-src 'self'",
              "object-src 'none'",
              "base-uri 'none'",
              "form-action 'self'",
              "frame-ancestors 'none'")
          .noneMatch(rule -> rule.contains("unsafe") || rule.contains("*"));
      assertThat(headers.firstValue("X-Content-Type-Options")).as(path).contains("nosniff");
      assertThat(headers.firstValue("X-Frame-Options")).as(path).contains("DENY");
      assertThat(headers.firstValue("Referrer-Policy")).as(path).contains("same-origin");
    }
  }

  private static Stream<String> policy(HttpHeaders headers) {
    String policy = headers.firstValue("Content-Security-Policy").orElse("");
    return Arrays.stream(policy.split(";")).map(String::strip);
  }

  @Test
  void browsers_are_told_to_keep_others_out_only_where_they_would_heed_it() throws Exception {
    String opener = "Cross-Origin-Opener-Policy";
    Optional<URI> lan = Optional.of(URI.create("http://tortuga.lan"));
    Optional<URI> web = Optional.of(URI.create("https://tortuga.example"));

    assertThat(headers(Optional.empty(), "/").firstValue(opener)).isEmpty();
    assertThat(headers(lan, "/").firstValue(opener)).isEmpty();
    assertThat(headers(web, "/").firstValue(opener)).contains("same-origin");
  }

  @Test
  void browsers_come_back_by_https_where_that_is_our_address() throws Exception {
    String transport = "Strict-Transport-Security";
    Optional<URI> web = Optional.of(URI.create("https://tortuga.example"));

    assertThat(headers(Optional.empty(), "/").firstValue(transport)).isEmpty();
    assertThat(headers(web, "/").firstValue(transport)).contains("max-age=31536000");
  }

  private HttpHeaders headers(Optional<URI> publicUrl, String path) throws Exception {
    ServerOptions options =
        new ServerOptions(
            "localhost", 0, data, publicUrl, 1, Duration.ofMinutes(1), InstantSource.system());
    try (Server server = Server.start(options);
        HttpClient http = HttpClient.newHttpClient()) {
      URI address = URI.create("http://localhost:" + server.port() + path);
      return http.send(
              HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.discarding())
          .headers();
    }
  }
}
