package tortuga.testkit;

import java.nio.file.Files;
import java.nio.file.Path;

/// Where the files of the project are, whichever module's tests are running.
final class Project {
  private Project() {}

  /// Returns a file or folder of the whole project, such as `docs/notation.md`.
  static Path file(String name) {
    for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
      if (Files.exists(folder.resolve(name))) return folder.resolve(name);
    }
    throw new AssertionError("there is no " + name);
  }

  /// Returns a file or folder among the test resources of a test's package, whether it exists or
  /// not.
  static Path resource(Class<?> test, String name) {
    String folder = test.getPackageName().replace('.', '/');
    return Path.of("src/test/resources").resolve(folder).resolve(name);
  }
}
