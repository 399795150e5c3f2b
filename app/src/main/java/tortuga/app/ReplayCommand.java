package tortuga.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tortuga.lab.report.ReplayText;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.record.Replay;

/// Checks a recorded game from its promise to its outcome, and prints it.
@Command(name = "replay", description = "Check a recorded game, and print it move by move.")
final class ReplayCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "A recorded game.")
  private Path file = Path.of("");

  ReplayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    try {
      terminal.print(new ReplayText(Replay.of(Recording.read(file))).lines());
      return Main.FINE;
    } catch (BadRecording e) {
      throw new UsageError("%s: %s".formatted(file, e.getMessage()), e);
    } catch (IOException e) {
      throw new UsageError("cannot read %s: %s".formatted(file, Arguments.reason(e)), e);
    }
  }
}
