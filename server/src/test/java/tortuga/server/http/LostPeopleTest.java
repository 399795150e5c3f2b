package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whoever asks for what does not exist hears it from us, not from the framework.
class LostPeopleTest {
  @TempDir static Path data;
  private static TestServer server;

  @BeforeAll
  static void open() {
    server = TestServer.withUsualLimits(data);
  }

  @AfterAll
  static void close() {
    server.close();
  }

  private static HttpResponse<String> ask(String path, String accept) throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(server.address().resolve(path)).header("Accept", accept).build();
    return server.http().send(request, HttpResponse.BodyHandlers.ofString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/nonsense", "/table", "/a/b/c", "/api", "/api/nonsense", "/assets/gone.js"})
  void a_reader_gets_our_page(String path) throws Exception {
    assumeTrue(StaticPages.arePresent(), "the pages are not built");
    HttpResponse<String> response = ask(path, "text/html,application/xhtml+xml,*/*;q=0.8");

    assertThat(response.statusCode()).isEqualTo(404);
    assertThat(response.headers().firstValue("Content-Type")).hasValue("text/html;charset=utf-8");
    assertThat(response.body()).contains("<title>Tortuga</title>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/nonsense", "/api/nonsense", "/assets/gone.js"})
  void a_program_gets_a_key(String path) throws Exception {
    HttpResponse<String> response = ask(path, "*/*");

    assertThat(response.statusCode()).isEqualTo(404);
    assertThat(response.body()).isEqualTo("{\"error\":\"not-found\",\"details\":[]}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/tables/NOWHERE", "/api/codes/NOCODE"})
  void an_answer_of_the_api_stays(String path) throws Exception {
    HttpResponse<String> response = ask(path, "text/html");

    assertThat(response.statusCode()).isEqualTo(404);
    assertThat(response.body()).startsWith("{\"error\":\"no-such-");
  }
}
