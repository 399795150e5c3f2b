package tortuga.scenario.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tortuga.engine.Game;

/// The lessons of games: the files `games/<game>/lessons/<number>-<id>.yaml` of the project, which
/// are in the games' jars.
public final class Lessons {
  private Lessons() {}

  /// Returns the lessons of a game, in the order of their numbers; none if it has none.
  public static List<Lesson> of(Game<?, ?, ?, ?> game) {
    String folder = "tortuga/lessons/" + game.id();
    try {
      URI place = game.getClass().getProtectionDomain().getCodeSource().getLocation().toURI();
      Path root = Path.of(place);
      if (Files.isDirectory(root)) return read(root.resolve(folder));
      try (FileSystem jar = FileSystems.newFileSystem(root)) {
        return read(jar.getPath("/" + folder));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the lessons of " + game.id(), e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the place of " + game.id() + " has no path", e);
    }
  }

  /// Reads the lessons in a folder, in the order of their numbers; none if there is no such folder.
  public static List<Lesson> read(Path folder) throws IOException {
    List<Lesson> lessons = new ArrayList<>();
    for (Path file : files(folder)) {
      lessons.add(Lesson.read(file.toString(), Files.readString(file)));
    }
    return List.copyOf(lessons);
  }

  /// Returns the files of lessons in a folder, in the order of their numbers.
  public static List<Path> files(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) return List.of();
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".yaml"))
          .sorted(Comparator.comparingInt(Lessons::number).thenComparing(Path::toString))
          .toList();
    }
  }

  private static int number(Path file) {
    String digits = String.valueOf(file.getFileName()).replaceFirst("\\D.*", "");
    return digits.isEmpty() || digits.length() > 6 ? Integer.MAX_VALUE : Integer.parseInt(digits);
  }
}
