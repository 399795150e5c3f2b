package tortuga.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tortuga.load.Load;
import tortuga.record.JsonText;

/// Measures what a server can handle, over real sockets.
@Command(
    name = "load",
    description = "Fill a server with players who move as fast as they can, and measure it.",
    sortOptions = false)
final class LoadCommand implements Callable<Integer> {
  private static final String OPEN = "Tortuga is open: ";

  private final Terminal terminal;

  @Option(names = "--tables", paramLabel = "T", description = "Number of tables (default: 200).")
  private int tables = 200;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "Duration of the measurement (default: 30).")
  private int seconds = 30;

  @Option(
      names = "--warm-up",
      paramLabel = "S",
      description = "Seconds to play before the measurement starts (default: 90).")
  private int warmUp = 90;

  @Option(
      names = "--rate",
      paramLabel = "R",
      description = "Maximum number of moves a second (default: as many as the server can handle).")
  private int rate;

  @Option(
      names = "--foresee",
      paramLabel = "SHARE",
      description =
          "At which share of all questions players ask first what their moves would bring, from 0"
              + " to 1 (default: 0): all moves or the one that they make.")
  private double foresee;

  @Option(
      names = "--url",
      paramLabel = "URL",
      description =
          "Server to measure (default: one that is started for this, in its own folder)."
              + " Repeat the option for each node. Start the server with a high"
              + " --limit-factor: all players share one address, and answer at once.")
  private List<URI> urls = new ArrayList<>();

  @Option(names = "--json", description = "Write JSON.")
  private boolean json;

  LoadCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError, InterruptedException {
    Arguments.number("--tables", tables, 1, 10_000);
    Arguments.number("--seconds", seconds, 1, 3600);
    Arguments.number("--warm-up", warmUp, 0, 3600);
    Arguments.number("--rate", rate, 0, 1_000_000);
    if (!(foresee >= 0 && foresee <= 1)) throw new UsageError("--foresee must be between 0 and 1");
    try {
      Load.Result result = urls.isEmpty() ? measureOwn() : measure(urls);
      if (json) terminal.print(JsonText.write(result, 1));
      else terminal.print(text(result));
      return result.errors() == 0 ? Main.FINE : Main.DIFFERENT;
    } catch (IOException e) {
      throw new UsageError("the server does not answer as it should: " + e.getMessage(), e);
    }
  }

  private Load.Result measure(List<URI> nodes) throws IOException, InterruptedException {
    try (Progress progress = new Progress(terminal, 100, "percent")) {
      return new Load(nodes, tables, rate, foresee)
          .run(
              Duration.ofSeconds(warmUp),
              Duration.ofSeconds(seconds),
              part -> progress.show((int) (100 * part)));
    }
  }

  /// Starts a server in its own process, as people run it, and measures that.
  private Load.Result measureOwn() throws IOException, InterruptedException {
    try (TemporaryFolder scratch = new TemporaryFolder()) {
      Process server =
          new ProcessBuilder(command(scratch.folder()))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
          if (line.startsWith(OPEN)) {
            return measure(List.of(URI.create(line.substring(OPEN.length()))));
          }
        }
        throw new IOException("it did not start");
      } finally {
        server.destroy();
        server.waitFor();
      }
    }
  }

  /// The server gets the same Java options as this process.
  private static List<String> command(Path data) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of("serve", "--port", "0", "--data", data.toString()));
    command.addAll(List.of("--limit-factor", Integer.toString(ServeCommand.MOST_FACTOR)));
    return command;
  }

  private static String text(Load.Result result) {
    String head =
        String.format(
            Locale.ROOT,
            "%d tables, %d sockets, %.0f s: %,d moves, %,.0f moves a second%n"
                + "from a command to its answer: half within %.1f ms, 99%% within %.1f ms, all within %.0f ms%n",
            result.tables(),
            result.sockets(),
            result.seconds(),
            result.moves(),
            result.movesPerSecond(),
            result.p50Millis(),
            result.p99Millis(),
            result.maxMillis());
    String tail =
        String.format(
            Locale.ROOT,
            "%d errors; %.0f kB of memory for a table%n%s",
            result.errors(),
            result.heapPerTableKb(),
            troubles(result));
    return head + foresights(result) + tail;
  }

  private static String foresights(Load.Result result) {
    if (result.foresights() == 0) return "";
    return String.format(
        Locale.ROOT,
        "what moves would bring, %,d times: half within %.1f ms, 99%% within %.1f ms%n",
        result.foresights(),
        result.foresightP50Millis(),
        result.foresightP99Millis());
  }

  private static String troubles(Load.Result result) {
    StringBuilder text = new StringBuilder();
    result.troubles().forEach((what, times) -> text.append("%6d  %s%n".formatted(times, what)));
    return text.toString();
  }
}
