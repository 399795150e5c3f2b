package tortuga.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.check.StoreMigration;

/// Moves everything that is kept to another database.
@Command(
    name = "migrate",
    description =
        "Move everything that is kept to another, empty database, and check every table in it.",
    sortOptions = false)
final class MigrateCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Option(
      names = "--from",
      paramLabel = "DATABASE",
      required = true,
      description = "Where it is: sqlite:FILE or postgresql://NAME:PASSWORD@HOST/DATABASE.")
  private String from = "";

  @Option(
      names = "--to",
      paramLabel = "DATABASE",
      required = true,
      description = "Where it goes: the same, but empty.")
  private String to = "";

  MigrateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    try {
      StoreMigration.Moved moved = StoreMigration.move(from, to, System.currentTimeMillis());
      terminal.print(
          "%d tables with %d lines and %d people have moved, and each table is as it was%n"
              .formatted(moved.tables(), moved.lines(), moved.people()));
      return Main.FINE;
    } catch (StoreFailure | IllegalArgumentException e) {
      throw new UsageError("nothing has moved: " + e.getMessage(), e);
    }
  }
}
