package tortuga.app;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tortuga.engine.Game;
import tortuga.engine.Setup;
import tortuga.lab.HintReading;
import tortuga.lab.ReadHint;
import tortuga.record.JsonText;

/// Explains decisions that are picked at random, for people who know the game and judge the hints.
@Command(
    name = "hints",
    description = "Explain random decisions of bots' games, so that people can judge the hints.",
    sortOptions = false)
final class HintsCommand implements Callable<Integer> {
  private static final int MOST_HINTS = 10_000;

  private final Terminal terminal;
  private int printed;

  @Parameters(paramLabel = "GAME", description = "The game; `tortuga games` lists them.")
  private String game = "";

  @Option(names = "--players", paramLabel = "N", description = "Number of players (default: 4).")
  private @Nullable Integer players;

  @Option(names = "--count", paramLabel = "K", description = "Number of hints (default: 50).")
  private int count = 50;

  @Option(names = "--seed", paramLabel = "S", description = "Random seed (default: 1).")
  private long seed = 1;

  @Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of the game.")
  private List<String> settings = List.of();

  @Option(names = "--json", description = "Write one line of JSON for each hint.")
  private boolean json;

  HintsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws UsageError {
    Arguments.number("--count", count, 1, MOST_HINTS);
    Game<?, ?, ?, ?> chosen = Arguments.game(game);
    Setup setup = Arguments.setup(chosen, players, Arguments.settings(settings));
    HintReading.read(chosen, setup, count, seed, this::print);
    return Main.FINE;
  }

  private void print(ReadHint hint) {
    printed++;
    terminal.print(json ? Stream.of(JsonText.write(hint, 0)) : lines(hint));
  }

  private Stream<String> lines(ReadHint hint) {
    return Stream.of(
            Stream.of(
                "%d. seat %d, %s".formatted(printed, hint.seat(), hint.question()),
                "   " + hint.position(),
                "   %s: %s%s"
                    .formatted(hint.verdict(), chance(hint.move(), hint.chance()), compared(hint))),
            hint.reasons().stream().map(reason -> "     + " + reason),
            hint.doubts().stream().map(doubt -> "     - " + doubt))
        .flatMap(each -> each);
  }

  private static String compared(ReadHint hint) {
    String peers = hint.peers().isEmpty() ? "" : ", about as good: " + hint.peers();
    return hint.than().isEmpty()
        ? peers
        : peers + ", rather than " + chance(hint.than(), hint.thanChance());
  }

  private static String chance(String move, double chance) {
    return String.format(Locale.ROOT, "%s (%.1f %%)", move, 100 * chance);
  }
}
