package tortuga.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.sqlite.Backup;

/// Copies everything that is stored, while the server may keep running.
@Command(
    name = "backup",
    description = "Copy everything that is stored to a file. The server may keep running.",
    sortOptions = false)
final class BackupCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "File to create; it must not exist yet.")
  private Path file = Path.of("");

  @Mixin private final DataFolder data = new DataFolder();

  BackupCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    if (Files.exists(file)) throw new UsageError("%s exists already".formatted(file));
    if (!Files.exists(Backup.database(data.folder()))) {
      throw new UsageError(
          "nothing is kept in %s; choose the folder with --data".formatted(data.folder()));
    }
    try {
      Backup.Copied copied = Backup.make(data.folder(), file);
      terminal.print("%d tables are in %s%n".formatted(copied.tables(), file));
      return BadTables.tell(terminal, copied.bad());
    } catch (StoreFailure e) {
      throw new UsageError("cannot copy to %s: %s".formatted(file, e.getMessage()), e);
    }
  }
}
