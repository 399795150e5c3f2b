package tortuga.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;

/// Pages report what broke; the log learns its type and place, and nothing else.
class PageErrorsTest {
  @TempDir Path data;
  private TestServer server;
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final Logger logger = (Logger) LoggerFactory.getLogger(ErrorApi.class);

  @BeforeEach
  void open() {
    log.start();
    logger.addAppender(log);
    server = TestServer.withUsualLimits(data);
  }

  @AfterEach
  void close() {
    server.close();
    logger.detachAppender(log);
  }

  private int report(Object error) throws IOException {
    return server.stranger().post("/api/errors", error).statusCode();
  }

  private List<Map<String, Object>> lines() {
    return log.list.stream()
        .map(line ->
            line.getKeyValuePairs().stream()
                .collect(java.util.stream.Collectors.toMap(pair -> pair.key, pair -> pair.value)))
        .toList();
  }

  @Test
  void the_log_learns_type_and_place_of_an_error() throws IOException {
    Map<String, Object> error =
        Map.of("type", "TypeError", "part", "board", "place", "Board-BqX1.js:12:345");

    assertThat(report(error)).isEqualTo(200);

    assertThat(lines()).containsExactly(error);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "{\"type\":\"TypeError\",\"part\":\"board\"}",
        "{\"type\":\"TypeError\",\"part\":\"board\",\"place\":\"a.js\\nWARN forged\"}",
        "{\"type\":\"TypeError\",\"part\":\"board\",\"place\":\"a.js forged=yes\"}",
        "{\"type\":\"TypeError\\u001b[31m\",\"part\":\"board\",\"place\":\"\"}",
        "{\"type\":\"Type Error\",\"part\":\"board\",\"place\":\"\"}",
        "{\"type\":\"TypeError\",\"part\":\"Anne holds a saber\",\"place\":\"\"}",
        "{\"type\":\"TypeError\",\"part\":\"board\",\"place\":\"https://example.org/?hand=7\"}",
        "{\"type\":\"TypeError\",\"part\":\"board\",\"place\":null}",
        "{\"type\":[\"TypeError\"],\"part\":\"board\",\"place\":\"\"}"
      })
  void what_is_more_than_type_and_place_reaches_no_log(String body) throws IOException {
    assertThat(server.stranger().postText("/api/errors", body).statusCode()).isEqualTo(400);

    assertThat(log.list).isEmpty();
  }

  @Test
  void a_long_report_reaches_no_log() throws IOException {
    String padding = " ".repeat(1000);
    String body = "{\"type\":\"TypeError\",\"part\":\"board\",\"place\":\"\"" + padding + "}";

    assertThat(server.stranger().postText("/api/errors", body).statusCode()).isEqualTo(400);

    assertThat(log.list).isEmpty();
  }

  @Test
  void nobody_fills_the_log_with_errors() throws IOException {
    Map<String, Object> error = Map.of("type", "TypeError", "part", "board", "place", "");
    int last = 0;
    for (int i = 0; i < 100; i++) last = report(error);

    assertThat(last).isEqualTo(429);
    assertThat(log.list).hasSizeLessThan(30);
  }
}
