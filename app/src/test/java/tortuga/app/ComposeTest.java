package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Docker Compose refuses a file in which a key is given twice.
class ComposeTest {
  private static final Pattern KEY = Pattern.compile("( *)([\\w.<-]+):(?: .*)?");

  /// The keys of one mapping.
  private record Mapping(int indent, Set<String> keys) {}

  @ParameterizedTest
  @ValueSource(strings = {"compose.yaml", "deploy/monitoring.yaml"})
  void no_key_is_given_twice(String file) throws IOException {
    assertThat(repeated(Files.readAllLines(Path.of("..", file)))).isEmpty();
  }

  private static List<String> repeated(List<String> lines) {
    List<String> repeated = new ArrayList<>();
    Deque<Mapping> open = new ArrayDeque<>(List.of(new Mapping(0, new HashSet<>())));
    for (String line : lines) {
      Matcher key = KEY.matcher(line);
      if (!key.matches()) continue;
      int indent = key.group(1).length();
      while (open.element().indent() > indent) open.pop();
      if (open.element().indent() < indent) open.push(new Mapping(indent, new HashSet<>()));
      if (!open.element().keys().add(key.group(2))) repeated.add(line);
    }
    return repeated;
  }
}
