package tortuga.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tortuga.server.store.Backup;
import tortuga.server.store.StoreFailure;

/// Brings back what was copied, after checking every table in it.
@Command(
    name = "restore",
    description = "Bring a copy back into an empty folder, after checking every table in it.",
    sortOptions = false)
final class RestoreCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "What tortuga backup wrote.")
  private Path file = Path.of("");

  @Mixin private final DataFolder data = new DataFolder();

  RestoreCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Complaint {
    if (!Files.isRegularFile(file)) throw new Complaint("there is no file %s".formatted(file));
    if (Files.exists(Backup.database(data.folder()))) {
      throw new Complaint(
          "%s has tables already; move them away, or choose another folder with --data"
              .formatted(data.folder()));
    }
    try {
      int tables = Backup.restore(file, data.folder());
      terminal.print(
          "%d tables are in %s, and each is as it was%n".formatted(tables, data.folder()));
      return Main.FINE;
    } catch (StoreFailure | IllegalArgumentException e) {
      throw new Complaint("%s is no whole copy: %s".formatted(file, e.getMessage()), e);
    }
  }
}
