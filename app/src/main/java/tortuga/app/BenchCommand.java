package tortuga.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Setup;
import tortuga.lab.Bench;
import tortuga.lab.report.BenchText;
import tortuga.record.JsonText;

/// Measures how fast the games are, on one thread.
@Command(
    name = "bench",
    description =
        "Measure how fast one thread plays, copies, conceals, imagines, replays and foresees.",
    sortOptions = false)
final class BenchCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "GAME", arity = "0..1", description = "One game (default: all).")
  private @Nullable String game;

  @Option(names = "--players", paramLabel = "N", description = "Number of players (default: 4).")
  private @Nullable Integer players;

  @Option(names = "--seconds", paramLabel = "S", description = "Time for each figure (default: 2).")
  private double seconds = 2;

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  BenchCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    Duration time = time();
    Map<Game<?, ?, ?, ?>, Setup> tables = new LinkedHashMap<>();
    for (Game<?, ?, ?, ?> each : games())
      tables.put(each, Arguments.setup(each, players, Map.of()));
    List<Bench> benches = new ArrayList<>();
    try (Progress progress = new Progress(terminal, tables.size(), "games")) {
      tables.forEach((each, setup) -> {
        progress.show(benches.size());
        benches.add(Bench.of(each, setup, time));
      });
    }
    if (json) terminal.print(JsonText.write(Map.of("results", reports(benches)), 3));
    else terminal.print(new BenchText(benches, terminal.bars()).lines());
    return Main.FINE;
  }

  private List<Game<?, ?, ?, ?>> games() throws UsageError {
    return game == null ? Games.all() : List.of(Arguments.game(game));
  }

  private Duration time() throws UsageError {
    if (seconds >= 0.01 && seconds <= 60) return Duration.ofNanos(Math.round(seconds * 1e9));
    throw new UsageError("--seconds can be 0.01 to 60, not " + seconds);
  }

  private static List<Map<String, Object>> reports(List<Bench> benches) {
    return benches.stream().map(BenchCommand::report).toList();
  }

  private static Map<String, Object> report(Bench bench) {
    Map<String, Object> report = new LinkedHashMap<>();
    report.put("game", bench.game());
    report.put("players", bench.players());
    Map<String, Object> nanoseconds = new LinkedHashMap<>();
    for (Bench.Figure figure : bench.figures()) {
      report.put(figure.name() + "PerSecond", Math.round(figure.perSecond()));
      nanoseconds.put(figure.name(), Math.round(10 * figure.nanoseconds()) / 10.0);
    }
    report.put("nanoseconds", nanoseconds);
    return report;
  }
}
