package tortuga.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tortuga.bots.BotLevel;
import tortuga.bots.Budget;
import tortuga.engine.BadSetup;
import tortuga.engine.Seat;
import tortuga.engine.text.BadPosition;
import tortuga.lab.AdviceReport;
import tortuga.lab.AskedPosition;
import tortuga.lab.report.AdviceText;
import tortuga.record.BadRecording;
import tortuga.record.JsonText;
import tortuga.record.Recording;
import tortuga.scenario.Scenario;
import tortuga.scenario.Scenarios;

/// Asks a bot what it would do, in a recorded game or in the position of a scenario.
@Command(
    name = "advise",
    description = "Ask a bot what it would do, and what it thinks of the other moves.",
    sortOptions = false)
final class AdviseCommand implements Callable<Integer> {
  private static final int MOST_ITERATIONS = 100_000_000;
  private static final int MOST_MILLIS = 600_000;

  private final Terminal terminal;

  @Parameters(
      paramLabel = "FILE",
      description = "A recorded game (.json) or a scenario file (.yaml).")
  private Path file = Path.of("");

  @Option(
      names = "--seat",
      paramLabel = "S",
      description = "Seat that asks (default: the seat of the entry, or the first seat asked).")
  private @Nullable Integer seat;

  @Option(
      names = "--entry",
      paramLabel = "N",
      description = "Number of the entry before which to ask, or of the scenario (default: 1).")
  private int entry = 1;

  @Option(
      names = "--level",
      paramLabel = "BOT",
      description = "Bot that answers (default: captain).")
  private String level = "captain";

  @Option(
      names = "--time",
      paramLabel = "MS",
      description = "Maximum time to think, in milliseconds.")
  private @Nullable Integer time;

  @Option(names = "--iterations", paramLabel = "I", description = "Maximum number of playouts.")
  private @Nullable Integer iterations;

  @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
  private long seed = 1;

  @Option(names = "--threads", paramLabel = "T", description = "Number of threads (default: 1).")
  private int threads = 1;

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  AdviseCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    Arguments.number("--threads", threads, 1, 64);
    BotLevel botLevel = botLevel();
    Budget budget = budget(botLevel).withThreads(threads);
    AskedPosition<?, ?, ?> position = moment();
    Seat asking = asking(position);
    AdviceReport advice = position.advise(asking, botLevel, budget, seed);
    if (json) {
      terminal.print(JsonText.write(advice, 2));
    } else {
      terminal.print(headline(position, advice));
      String played =
          position
              .played()
              .filter(line -> line.seat() == asking.index())
              .map(Recording.RecordedMove::move)
              .orElse("");
      terminal.print(new AdviceText(advice, played, terminal.bars()).lines());
    }
    return Main.FINE;
  }

  private BotLevel botLevel() throws UsageError {
    try {
      return BotLevel.named(level);
    } catch (BadSetup e) {
      throw new UsageError(String.valueOf(e.getMessage()), e);
    }
  }

  private Budget budget(BotLevel botLevel) throws UsageError {
    if (time != null && iterations != null)
      throw new UsageError("--time or --iterations, not both");
    if (time != null) {
      Arguments.number("--time", time, 1, MOST_MILLIS);
      return Budget.of(Integer.MAX_VALUE, Duration.ofMillis(time));
    }
    if (iterations == null) return botLevel.usual();
    return Budget.iterations(Arguments.number("--iterations", iterations, 1, MOST_ITERATIONS));
  }

  private AskedPosition<?, ?, ?> moment() throws UsageError {
    try {
      return file.toString().endsWith(".yaml")
          ? given()
          : AskedPosition.of(Recording.read(file), entry);
    } catch (BadRecording e) {
      throw new UsageError("%s: %s".formatted(file, e.getMessage()), e);
    } catch (BadPosition e) {
      throw new UsageError("%s:%d: %s".formatted(file, e.line(), e.getMessage()), e);
    } catch (IOException e) {
      throw new UsageError("cannot read %s: %s".formatted(file, Arguments.reason(e)), e);
    }
  }

  private AskedPosition<?, ?, ?> given() throws IOException, UsageError {
    List<Scenario> scenarios = Scenarios.read(file.toString(), Files.readString(file));
    if (scenarios.isEmpty()) throw new UsageError("there are no scenarios in " + file);
    return AskedPosition.of(
        scenarios.get(Arguments.number("--entry", entry, 1, scenarios.size()) - 1));
  }

  private Seat asking(AskedPosition<?, ?, ?> position) throws UsageError {
    if (position.asked().isEmpty()) throw new UsageError("the game is over: nobody is asked");
    int usual =
        position
            .played()
            .map(Recording.RecordedMove::seat)
            .orElse(position.asked().lowest().index());
    int index = seat == null ? usual : seat;
    if (index >= 0 && index < Seat.MOST && position.asked().contains(Seat.of(index))) {
      return Seat.of(index);
    }
    String asked = position.asked().stream().map(Seat::toString).collect(Collectors.joining(", "));
    throw new UsageError("seat %d is not asked now; asked: %s".formatted(index, asked));
  }

  private static String headline(AskedPosition<?, ?, ?> position, AdviceReport advice) {
    return "%s, %d players: %s advises seat %d on %s, after %d playouts%n%n"
        .formatted(
            position.game().id(),
            position.context().seats(),
            advice.level(),
            advice.seat(),
            position.match().decision().kind(),
            advice.iterations());
  }
}
