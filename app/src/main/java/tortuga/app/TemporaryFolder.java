package tortuga.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/// A temporary folder that is deleted on close.
record TemporaryFolder(Path folder) implements AutoCloseable {
  TemporaryFolder() throws IOException {
    this(Files.createTempDirectory("tortuga"));
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    }
  }
}
