package tortuga.app;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/// The option for the folder in which a server stores everything.
final class DataFolder {
  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      defaultValue = "${env:TORTUGA_DATA:-data}",
      description = "Folder that holds everything (default: data). Or TORTUGA_DATA.")
  private Path folder = Path.of("");

  Path folder() {
    return folder;
  }
}
