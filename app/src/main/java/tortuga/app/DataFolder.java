package tortuga.app;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/// The folder in which a server keeps everything, as commands ask for it.
final class DataFolder {
  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      defaultValue = "${env:TORTUGA_DATA:-data}",
      description = "Where everything is kept; usually in data. Or TORTUGA_DATA.")
  private Path folder = Path.of("");

  Path folder() {
    return folder;
  }
}
