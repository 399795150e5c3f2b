package tortuga.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Whatever the server may refuse, the pages can say why and what to do next.
class RefusalTextsTest {
  private static final Pattern REASON =
      Pattern.compile("(?:Refusal|Refused|require|refuse)\\([^;]*?\"([a-z]+(?:-[a-z]+)+)\"");

  @ParameterizedTest
  @ValueSource(strings = {"en", "es"})
  void every_refusal_has_a_text(String language) throws IOException {
    JsonNode texts =
        Json.MAPPER.readTree(Path.of("../web/src/messages", language + ".json").toFile());

    assertThat(reasons())
        .hasSizeGreaterThan(40)
        .allSatisfy(reason -> assertThat(texts.has("error." + reason)).as(reason).isTrue());
  }

  private static List<String> reasons() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(RefusalTextsTest::read)
          .flatMap(source -> REASON.matcher(source).results().map((MatchResult it) -> it.group(1)))
          .distinct()
          .sorted()
          .toList();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
