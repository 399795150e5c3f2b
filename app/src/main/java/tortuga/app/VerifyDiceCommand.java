package tortuga.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tortuga.record.BadRecording;
import tortuga.record.Recording;
import tortuga.record.Replay;

/// Checks that all luck of a recorded game follows from the promised seed, and shows it.
@Command(
    name = "verify-dice",
    description = "Check that a game's luck follows from its promise, and show every die and draw.")
final class VerifyDiceCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "RECORD", description = "A recorded game.")
  private Path file = Path.of("");

  VerifyDiceCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    try {
      terminal.print(text(Replay.of(Recording.read(file))));
      return Main.FINE;
    } catch (BadRecording e) {
      throw new UsageError("%s: %s".formatted(file, e.getMessage()), e);
    } catch (IOException e) {
      throw new UsageError("cannot read %s: %s".formatted(file, Arguments.reason(e)), e);
    }
  }

  private static String text(Replay replay) {
    Recording recording = replay.recording();
    StringBuilder text = new StringBuilder();
    text.append("promise  ").append(recording.promise()).append('\n');
    text.append("seed     ").append(recording.seed()).append(", which is what was promised\n");
    for (int seat = 0; seat < recording.words().size(); seat++) {
      text.append("word     %s, added by seat %d%n".formatted(recording.words().get(seat), seat));
    }
    int draws = 0;
    for (int entry = 0; entry < replay.steps().size(); entry++) {
      List<String> luck = replay.steps().get(entry).luck();
      draws += luck.size();
      if (!luck.isEmpty()) text.append("%5d    %s%n".formatted(entry, String.join(", ", luck)));
    }
    return text.append("All %d dice and draws follow from the seed.%n".formatted(draws)).toString();
  }
}
