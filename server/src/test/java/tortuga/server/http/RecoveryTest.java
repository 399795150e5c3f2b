package tortuga.server.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tortuga.load.Visitor;
import tortuga.server.protocol.Json;

/// People who have lost every browser come back with a code on paper.
class RecoveryTest {
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

  private static String newCode(Visitor visitor) throws IOException {
    return visitor.ask("/api/me/recovery", Map.of()).path("code").asString();
  }

  private HttpResponse<String> comeBack(String code) throws IOException {
    return server.stranger().post("/api/recoveries", Map.of("code", code));
  }

  @Test
  void a_code_brings_name_and_games_to_another_browser() throws IOException {
    Visitor anne = server.visitor("Anne");
    String table = server.gather(List.of(anne, server.visitor("Mary")), "jamaica", Map.of());
    String code = newCode(anne);
    Visitor back = server.stranger();

    HttpResponse<String> answer = back.post("/api/recoveries", Map.of("code", code));

    assertThat(answer.body()).contains("\"Anne\"");
    assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
        .contains("HttpOnly", "SameSite=Lax");
    String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    assertThat(back.withCookie(cookie).get("/api/tables").body()).contains(table);
    assertThat(anne.get("/api/me/sessions").body()).contains("\"here\":true", "\"here\":false");
  }

  @Test
  void a_code_may_be_typed_in_small_letters_and_with_other_signs_between() throws IOException {
    String code = newCode(server.visitor("Anne"));

    assertThat(code).matches("([A-Z2-9]{5}-){3}[A-Z2-9]{5}");
    assertThat(comeBack(" " + code.toLowerCase(Locale.ROOT).replace('-', ' ')).statusCode())
        .isEqualTo(200);
  }

  @Test
  void a_code_that_was_used_or_replaced_is_refused_like_any_other() throws IOException {
    Visitor anne = server.visitor("Anne");
    String replaced = newCode(anne);
    String used = newCode(anne);
    assertThat(comeBack(used).statusCode()).isEqualTo(200);

    for (String code : List.of(replaced, used, "", "AAAAA-AAAAA-AAAAA-AAAAA", "A".repeat(5000))) {
      HttpResponse<String> refused = comeBack(code);
      assertThat(refused.statusCode()).isEqualTo(409);
      assertThat(refused.body()).contains("bad-recovery-code");
      assertThat(refused.headers().firstValue("Set-Cookie")).isEmpty();
    }
  }

  @Test
  void the_database_does_not_know_the_code_and_the_server_tells_it_once() throws IOException {
    Visitor anne = server.visitor("Anne");
    assertThat(anne.get("/api/me/recovery").body()).isEqualTo("{\"since\":null}");

    String code = newCode(anne);

    assertThat(Json.MAPPER.readTree(anne.get("/api/me/recovery").body()).path("since").asLong())
        .isPositive();
    server.close();
    String stored = Files.readString(data.resolve("tortuga.db"), ISO_8859_1);
    assertThat(stored).doesNotContain(code).doesNotContain(code.replace("-", ""));
  }

  @Test
  void whoever_guesses_codes_is_soon_refused() throws IOException {
    server.close();
    server = TestServer.withUsualLimits(data);
    for (int i = 0; i < 10; i++) {
      assertThat(comeBack("AAAAA-AAAAA-AAAAA-AAAAA").body()).contains("bad-recovery-code");
    }

    assertThat(comeBack("AAAAA-AAAAA-AAAAA-AAAAA").statusCode()).isEqualTo(429);
  }

  @Test
  void a_stranger_has_no_code() throws IOException {
    assertThat(server.stranger().get("/api/me/recovery").statusCode()).isEqualTo(401);
    assertThat(server.stranger().post("/api/me/recovery", Map.of()).statusCode()).isEqualTo(401);
  }
}
