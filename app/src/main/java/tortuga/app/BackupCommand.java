package tortuga.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.sqlite.Backup;

/// Copies everything that is kept, while the server goes on.
@Command(
    name = "backup",
    description = "Copy everything that is kept to a file; the server may go on meanwhile.",
    sortOptions = false)
final class BackupCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "Where the copy goes; it must not be there yet.")
  private Path file = Path.of("");

  @Mixin private final DataFolder data = new DataFolder();

  BackupCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    if (Files.exists(file)) throw new UsageError("%s is there already".formatted(file));
    if (!Files.exists(Backup.database(data.folder()))) {
      throw new UsageError(
          "nothing is kept in %s; name the folder with --data".formatted(data.folder()));
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
