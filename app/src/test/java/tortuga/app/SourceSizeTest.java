package tortuga.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Maximum sizes of files and packages of main code.
class SourceSizeTest {
  private static final int MOST_LINES = 300;
  private static final int MOST_FILES = 30;

  @Test
  void no_file_of_main_code_has_more_than_300_lines() throws IOException {
    assertThat(sources())
        .allSatisfy(file -> assertThat(lines(file)).isLessThanOrEqualTo(MOST_LINES));
  }

  @Test
  void no_package_of_main_code_has_more_than_30_files() throws IOException {
    Map<Path, Long> packages =
        sources().stream().collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));

    assertThat(packages)
        .allSatisfy((_, files) -> assertThat(files).isLessThanOrEqualTo(MOST_FILES));
  }

  /// Returns all files of main code.
  static List<Path> sources() throws IOException {
    return files("src/main/java");
  }

  /// Returns all files of main and test code.
  static List<Path> allSources() throws IOException {
    List<Path> all = new ArrayList<>(sources());
    all.addAll(files("src/test/java"));
    return all;
  }

  private static List<Path> files(String folder) throws IOException {
    Path root = Path.of("..").toAbsolutePath().normalize();
    List<Path> found = new ArrayList<>();
    for (Path modules : List.of(root, root.resolve("games"))) {
      try (Stream<Path> modulesHere = Files.list(modules)) {
        for (Path module : modulesHere.toList()) found.addAll(files(module.resolve(folder)));
      }
    }
    return found;
  }

  private static List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) return List.of();
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static long lines(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
