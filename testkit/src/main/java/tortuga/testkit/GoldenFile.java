package tortuga.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A text that a person has read and approved, among the test resources of a test's package.
///
/// A run with `-Dgolden=write` rewrites it; the difference is then read in review.
final class GoldenFile {
  private static final String HOW = "%s; `-Dgolden=write` rewrites it, to be read in review";

  private final Path file;

  GoldenFile(Path file) {
    this.file = file;
  }

  void compare(String text) {
    try {
      if ("write".equals(System.getProperty("golden"))) {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text);
      }
      assertThat(file).as(HOW, file).exists();
      assertThat(text).as(HOW, file).isEqualTo(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot compare with " + file, e);
    }
  }
}
