package tortuga.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;
import tortuga.bots.BotLevel;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Setup;
import tortuga.lab.honesty.Calibration;
import tortuga.lab.honesty.HonestyCheck;
import tortuga.lab.report.CalibrationPage;
import tortuga.lab.report.CalibrationText;
import tortuga.record.JsonText;
import tortuga.review.Effort;
import tortuga.review.Yardstick;

/// Measures over games of bots whether reviews can be believed.
@Command(
    name = "calibrate",
    description = "Measure over games of bots whether reviews can be believed.",
    sortOptions = false)
final class CalibrateCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_THREADS = 1024;

  private final Terminal terminal;

  @Parameters(paramLabel = "GAME", description = "The game; `tortuga games` lists them.")
  private String game = "";

  @Option(names = "--players", paramLabel = "N", description = "Number of players (default: 4).")
  private @Nullable Integer players;

  @Option(names = "--games", paramLabel = "K", description = "Number of games (default: 40).")
  private int games = 40;

  @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
  private long seed = 1;

  @Option(
      names = "--bots",
      paramLabel = "BOT",
      split = ",",
      description = "Levels that meet each other (default: random,deckhand,sailor,captain).")
  private List<String> bots = List.of("random", "deckhand", "sailor", "captain");

  @Option(
      names = "--playouts",
      paramLabel = "P",
      description = "Number of playouts of a review (default: a quick review).")
  private @Nullable Long playouts;

  @Option(
      names = "--yardstick",
      paramLabel = "FILE",
      description = "Measure by another yardstick than the game's own.")
  private @Nullable Path yardstick;

  @Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of the game.")
  private List<String> settings = List.of();

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "Number of threads (default: number of processors).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--docs",
      paramLabel = "FOLDER",
      description = "Keep the figures there, and write a page about all that were kept.")
  private @Nullable Path docs;

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  CalibrateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    Arguments.number("--games", games, 1, MOST_GAMES);
    Arguments.number("--threads", threads, 1, MOST_THREADS);
    Game<?, ?, ?, ?> chosen = Arguments.game(game);
    Setup setup = Arguments.setup(chosen, players, Arguments.settings(settings));
    Yardstick measure = yardstick == null ? Yardstick.of(chosen) : read(yardstick);
    Effort effort = playouts == null ? Effort.quick(measure) : ReviewCommand.ofPlayouts(playouts);
    HonestyCheck<?, ?, ?> check = HonestyCheck.of(chosen, setup, levels(), measure, effort, seed);
    Calibration found = run(check);
    if (docs != null) keep(found, docs);
    if (json) terminal.print(JsonText.write(found, 2));
    else terminal.print(new CalibrationText(found).lines());
    return Main.FINE;
  }

  private static void keep(Calibration found, Path folder) throws UsageError {
    String name = "%s-%d.json".formatted(found.game(), found.players());
    try {
      Path figures = Files.createDirectories(folder.resolve("calibration"));
      Files.writeString(figures.resolve(name), JsonText.write(found, 2));
      CalibrationPage page = new CalibrationPage(kept(figures));
      Files.writeString(folder.resolve("calibration.md"), page.markdown());
      Path pictures = Files.createDirectories(folder.resolve("pictures"));
      Files.writeString(pictures.resolve("calibration.svg"), page.svg());
    } catch (IOException e) {
      throw new UsageError("cannot write to %s: %s".formatted(folder, Arguments.reason(e)), e);
    }
  }

  private static List<Calibration> kept(Path figures) throws IOException {
    List<Calibration> kept = new ArrayList<>();
    try (Stream<Path> files = Files.list(figures)) {
      for (Path file : files.sorted().toList()) {
        kept.add(JsonText.MAPPER.readValue(Files.readString(file), Calibration.class));
      }
    }
    return kept;
  }

  private Calibration run(HonestyCheck<?, ?, ?> check) {
    try (Progress progress = new Progress(terminal, games, "games")) {
      return check.run(games, threads, progress::show);
    }
  }

  private List<BotLevel> levels() throws UsageError {
    List<BotLevel> levels = new ArrayList<>();
    try {
      for (String name : bots) levels.add(BotLevel.named(name));
    } catch (BadSetup e) {
      throw new UsageError(String.valueOf(e.getMessage()), e);
    }
    return levels;
  }

  private static Yardstick read(Path file) throws UsageError {
    try {
      return Yardstick.read(Files.readString(file));
    } catch (JacksonException e) {
      throw new UsageError(file + " is no yardstick: " + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new UsageError("cannot read %s: %s".formatted(file, Arguments.reason(e)), e);
    }
  }
}
