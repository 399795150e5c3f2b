package tortuga.app;

import java.nio.file.Files;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tortuga.record.JsonText;
import tortuga.server.store.StoreFailure;
import tortuga.server.store.check.Checkup;
import tortuga.server.store.sqlite.Backup;

/// Checks everything that a server stores, and says what is wrong and what to do about it.
@Command(
    name = "doctor",
    description =
        "Check every log, hash, seed, index, file mode, clock and the free disk space. The server"
            + " may keep running. The exit code is 1 if anything is wrong.",
    sortOptions = false)
final class DoctorCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Mixin private final DataFolder data = new DataFolder();

  @Option(
      names = "--database",
      paramLabel = "URL",
      defaultValue = "${env:TORTUGA_DATABASE}",
      description =
          "Check a PostgreSQL database instead:"
              + " postgresql://NAME:PASSWORD@HOST/DATABASE. Or TORTUGA_DATABASE.")
  private @Nullable String database;

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  DoctorCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    Checkup.Report report = report();
    if (json) terminal.print(JsonText.write(report, 2));
    else terminal.print(lines(report));
    return report.findings().isEmpty() ? Main.FINE : Main.DIFFERENT;
  }

  private Checkup.Report report() throws UsageError {
    long now = System.currentTimeMillis();
    try {
      if (database != null && !database.isEmpty()) return Checkup.database(database, now);
    } catch (StoreFailure e) {
      throw new UsageError(String.valueOf(e.getMessage()), e);
    }
    if (!Files.exists(Backup.database(data.folder()))) {
      throw new UsageError(
          "nothing is kept in %s; choose the folder with --data".formatted(data.folder()));
    }
    return Checkup.folder(data.folder(), now);
  }

  private static Stream<String> lines(Checkup.Report report) {
    int found = report.findings().size();
    String end =
        switch (found) {
          case 0 -> "all is well";
          case 1 -> "one thing needs attention";
          default -> found + " things need attention";
        };
    return Stream.concat(
        report.findings().stream()
            .flatMap(each ->
                Stream.of(
                    "%s: %s".formatted(each.severity(), each.what()),
                    "  what to do: " + each.advice())),
        Stream.of("%d tables with %d lines: %s".formatted(report.tables(), report.lines(), end)));
  }
}
