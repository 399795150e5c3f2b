package tortuga.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tortuga.bots.Budget;
import tortuga.engine.BadSetup;
import tortuga.engine.Game;
import tortuga.engine.Setup;
import tortuga.lab.Arena;
import tortuga.lab.Contestant;
import tortuga.lab.Standings;
import tortuga.lab.report.ArenaPage;
import tortuga.lab.report.ArenaText;
import tortuga.record.JsonText;

/// Lets bots compete, and reports which is better.
@Command(
    name = "arena",
    description = "Let bots compete under fair conditions, and report which is better.",
    sortOptions = false)
final class ArenaCommand implements Callable<Integer> {
  private static final int MOST_GAMES = 10_000_000;
  private static final int MOST_MILLIS = 600_000;
  private static final int MOST_THREADS = 1024;
  private static final int MOST_BOTS = 10;

  private final Terminal terminal;

  @Parameters(paramLabel = "GAME", description = "The game; `tortuga games` lists them.")
  private String game = "";

  @Option(
      names = "--bots",
      paramLabel = "BOT",
      split = ",",
      required = true,
      description = {
        "Bots that compete, such as captain,greedy. captain:500 and captain:50ms set a bot's own",
        "budget. A bot that is named several times has several seats."
      })
  private List<String> bots = List.of();

  @Option(names = "--players", paramLabel = "N", description = "Number of players (default: 2).")
  private @Nullable Integer players;

  @Option(names = "--games", paramLabel = "K", description = "Number of games (default: 100).")
  private int games = 100;

  @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
  private long seed = 1;

  @Option(
      names = "--time",
      paramLabel = "MS",
      description = "Maximum time of each bot that thinks ahead, instead of its usual budget.")
  private @Nullable Integer time;

  @Option(
      names = "--iterations",
      paramLabel = "I",
      description = "The same as a number of playouts, which makes the result reproducible.")
  private @Nullable Integer iterations;

  @Option(
      names = "--traitor",
      paramLabel = "BOT",
      description = "Bot that plays the traitor, in a game that has one.")
  private @Nullable String traitor;

  @Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of the game.")
  private List<String> settings = List.of();

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "Number of games at a time (default: number of processors).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--report", paramLabel = "FILE", description = "Write an HTML page with plots.")
  private @Nullable Path report;

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  ArenaCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    Arguments.number("--games", games, 1, MOST_GAMES);
    Arguments.number("--threads", threads, 1, MOST_THREADS);
    Arguments.number("the number of --bots", bots.size(), 1, MOST_BOTS);
    if (time != null) Arguments.number("--time", time, 1, MOST_MILLIS);
    if (iterations != null) Arguments.number("--iterations", iterations, 1, MOST_GAMES);
    if (time != null && iterations != null)
      throw new UsageError("--time or --iterations, not both");
    Game<?, ?, ?, ?> chosen = Arguments.game(game);
    int usual = Math.clamp(2, chosen.minSeats(), chosen.maxSeats());
    Setup setup =
        Arguments.setup(chosen, players == null ? usual : players, Arguments.settings(settings));
    List<Contestant> contestants = new ArrayList<>();
    for (String name : bots) contestants.add(contestant(name));
    Optional<Contestant> other =
        traitor == null ? Optional.empty() : Optional.of(contestant(traitor));
    Arena<?, ?, ?> arena = Arena.of(chosen, setup, contestants, other, seed);
    long begin = System.nanoTime();
    Standings standings = run(arena);
    show(setup, standings, (System.nanoTime() - begin) / 1e9);
    return Main.FINE;
  }

  private Contestant contestant(String name) throws UsageError {
    try {
      return Contestant.named(name, this::handicap);
    } catch (BadSetup e) {
      throw new UsageError(String.valueOf(e.getMessage()), e);
    }
  }

  private Budget handicap(Budget usual) {
    if (time != null) return Contestant.millis(time);
    return iterations == null ? usual : Contestant.iterations(iterations);
  }

  private Standings run(Arena<?, ?, ?> arena) {
    try (Progress progress = new Progress(terminal, games, "games")) {
      return arena.run(games, threads, progress::show);
    }
  }

  private void show(Setup setup, Standings standings, double seconds) throws UsageError {
    ArenaReport facts = ArenaReport.of(game, setup, seed, threads, seconds, standings);
    if (report != null) write(setup, standings, report);
    if (json) {
      terminal.print(JsonText.write(facts, 2));
    } else {
      terminal.print(headline(setup, seconds));
      terminal.print(new ArenaText(standings, terminal.bars()).lines());
    }
  }

  private void write(Setup setup, Standings standings, Path file) throws UsageError {
    String title = "%s, %d players".formatted(game, setup.seats());
    try {
      Files.writeString(file, new ArenaPage(title, command(setup), standings).html());
    } catch (IOException e) {
      throw new UsageError("cannot write %s: %s".formatted(file, Arguments.reason(e)), e);
    }
  }

  /// Returns the command that repeats this competition.
  private String command(Setup setup) {
    StringBuilder words = new StringBuilder("./tortuga arena " + game);
    words.append(" --bots ").append(String.join(",", bots));
    if (traitor != null) words.append(" --traitor ").append(traitor);
    words.append(" --players ").append(setup.seats());
    words.append(" --games ").append(games).append(" --seed ").append(seed);
    if (time != null) words.append(" --time ").append(time);
    if (iterations != null) words.append(" --iterations ").append(iterations);
    for (String setting : settings) words.append(" --set ").append(setting);
    return words.toString();
  }

  private String headline(Setup setup, double seconds) {
    return String.format(
        Locale.ROOT,
        "%s, %d players, seed %d: %,d games in %.1f s%n",
        game,
        setup.seats(),
        seed,
        games,
        seconds);
  }
}
