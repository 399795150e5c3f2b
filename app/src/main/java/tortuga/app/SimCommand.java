package tortuga.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tortuga.bots.BotLevel;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Setup;
import tortuga.lab.Simulation;
import tortuga.lab.Statistics;
import tortuga.lab.report.SimulationText;
import tortuga.record.JsonText;
import tortuga.record.Recording;

/// Lets bots play many games, and adds up what happened.
@Command(
    name = "sim",
    description = "Let bots play many games, and add up what happened.",
    sortOptions = false)
final class SimCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 1_000_000_000;
  private static final int MOST_THREADS = 1024;

  private final Terminal terminal;

  @Parameters(paramLabel = "GAME", description = "The game; `tortuga games` lists them.")
  private String game = "";

  @Option(names = "--players", paramLabel = "N", description = "Number of players (default: 4).")
  private @Nullable Integer players;

  @Option(names = "--games", paramLabel = "K", description = "Number of games (default: 1000).")
  private int games = 1000;

  @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
  private long seed = 1;

  @Option(
      names = "--bots",
      paramLabel = "BOT",
      split = ",",
      description = "One bot for all seats, or one for each (default: random).")
  private List<String> bots = List.of("random");

  @Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of the game.")
  private List<String> settings = List.of();

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "Number of threads (default: number of processors).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--record", paramLabel = "FILE", description = "Write the first game to a file.")
  private @Nullable Path record;

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  SimCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    Arguments.number("--games", games, 1, MOST_GAMES);
    Arguments.number("--threads", threads, 1, MOST_THREADS);
    Game<?, ?, ?, ?> chosen = Arguments.game(game);
    Setup setup = Arguments.setup(chosen, players, Arguments.settings(settings));
    List<BotLevel> levels = levels(setup.seats());
    Simulation<?, ?, ?> simulation = Simulation.of(chosen, setup, levels, seed);
    if (record != null) write(simulation.record(0), record);
    long begin = System.nanoTime();
    Statistics statistics = run(simulation);
    double seconds = (System.nanoTime() - begin) / 1e9;
    if (json) {
      terminal.print(
          JsonText.write(SimReport.of(game, setup, levels, seed, threads, seconds, statistics), 2));
    } else {
      terminal.print(headline(setup, statistics, seconds));
      terminal.print(new SimulationText(statistics, terminal.bars()).lines());
    }
    return Main.FINE;
  }

  private List<BotLevel> levels(int seats) throws UsageError {
    if (bots.size() != 1 && bots.size() != seats) {
      throw new UsageError(
          "--bots takes one name for all seats or %d names, not %d".formatted(seats, bots.size()));
    }
    List<BotLevel> levels = new ArrayList<>();
    try {
      for (String name : bots) levels.add(BotLevel.named(name));
    } catch (BadSetup e) {
      throw new UsageError(String.valueOf(e.getMessage()), e);
    }
    return levels.size() == seats ? levels : Collections.nCopies(seats, levels.getFirst());
  }

  private static void write(Recording recording, Path file) throws UsageError {
    try {
      recording.write(file);
    } catch (IOException e) {
      throw new UsageError("cannot write %s: %s".formatted(file, Arguments.reason(e)), e);
    }
  }

  private Statistics run(Simulation<?, ?, ?> simulation) {
    try (Progress progress = new Progress(terminal, games, "games")) {
      return simulation.run(games, threads, progress::show);
    }
  }

  private String headline(Setup setup, Statistics statistics, double seconds) {
    return String.format(
        Locale.ROOT,
        "%s, %d players, seed %d: %,d games with %,d decisions in %.1f s, %,.0f decisions a second%n",
        game,
        setup.seats(),
        seed,
        statistics.games(),
        statistics.decisions(),
        seconds,
        statistics.decisions() / seconds);
  }
}
