package tortuga.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.sqlite.Backup;

/// Restores a backup after checking every table in it.
@Command(
    name = "restore",
    description = "Restore a backup into an empty folder, after checking every table in it.",
    sortOptions = false)
final class RestoreCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "File that `tortuga backup` wrote.")
  private Path file = Path.of("");

  @Mixin private final DataFolder data = new DataFolder();

  RestoreCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    if (!Files.isRegularFile(file)) throw new UsageError("there is no file %s".formatted(file));
    requireRoom();
    try {
      Backup.Copied copied = Backup.restore(file, data.folder());
      terminal.print(
          "%d tables are in %s, and %s intact%n"
              .formatted(
                  copied.tables(),
                  data.folder(),
                  copied.bad().isEmpty() ? "each is" : "each but those below is"));
      return BadTables.tell(terminal, copied.bad());
    } catch (StoreFailure e) {
      throw new UsageError("%s is not restored: %s".formatted(file, e.getMessage()), e);
    }
  }

  /// SQLite would mistake files of an old database for the newest part of the copy.
  private void requireRoom() throws UsageError {
    try {
      List<Path> there = Backup.leftovers(data.folder());
      if (there.isEmpty()) return;
      throw new UsageError(
          "there is %s already; move all of %s away, or choose another folder with --data"
              .formatted(
                  there.getFirst(),
                  there.stream()
                      .map(path -> path.getFileName().toString())
                      .collect(Collectors.joining(", "))));
    } catch (StoreFailure e) {
      throw new UsageError(String.valueOf(e.getMessage()), e);
    }
  }
}
