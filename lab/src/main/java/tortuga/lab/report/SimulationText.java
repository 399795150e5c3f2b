package tortuga.lab.report;

import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.lab.Distribution;
import tortuga.lab.Statistics;

/// What a simulation found, drawn for people.
public final class SimulationText {
  private static final int WIDTH = 40;

  private final Statistics statistics;
  private final Bars bars;

  public SimulationText(Statistics statistics, Bars bars) {
    this.statistics = statistics;
    this.bars = bars;
  }

  public Stream<String> lines() {
    return Stream.of(
            chapter("Decisions in a game", statistics.lengths()),
            chapter("Scores", statistics.scores()),
            winnerScores(),
            wins(),
            events())
        .flatMap(lines -> lines);
  }

  private Stream<String> chapter(String title, Distribution distribution) {
    return Stream.concat(
        Stream.of("", title + ": " + summary(distribution)),
        new Histogram(distribution, bars).lines());
  }

  private static String summary(Distribution distribution) {
    return String.format(
        Locale.ROOT,
        "mean %.1f; 5 %% %d, 50 %% %d, 95 %% %d",
        distribution.mean(),
        distribution.percentile(5),
        distribution.percentile(50),
        distribution.percentile(95));
  }

  private Stream<String> winnerScores() {
    return statistics.winnerScores().isEmpty()
        ? Stream.empty()
        : Stream.of("", "Scores of winners: " + summary(statistics.winnerScores()));
  }

  private Stream<String> wins() {
    int most = statistics.wins().stream().mapToInt(Integer::intValue).max().orElseThrow();
    Columns columns = new Columns("lrrl").row("", "wins", "shared");
    IntStream.range(0, statistics.wins().size())
        .forEach(seat ->
            columns.row(
                "seat " + seat,
                count(statistics.wins().get(seat)),
                count(statistics.sharedWins().get(seat)),
                share(statistics.wins().get(seat), most)));
    if (statistics.lost() > 0) columns.row("nobody", count(statistics.lost()));
    return Stream.concat(Stream.of("", "Wins"), columns.lines());
  }

  private String share(int wins, int most) {
    return String.format(
        Locale.ROOT,
        "%s %.1f %%",
        bars.draw(wins, Math.max(most, 1), WIDTH),
        100.0 * wins / statistics.games());
  }

  private Stream<String> events() {
    var events =
        statistics.events().entrySet().stream()
            .sorted(Comparator.comparingDouble(event -> -event.getValue().mean()))
            .toList();
    if (events.isEmpty()) return Stream.empty();
    double most = events.getFirst().getValue().mean();
    Columns columns = new Columns("lrrrl").row("", "mean", "5 %", "95 %");
    for (Map.Entry<String, Distribution> event : events) {
      Distribution perGame = event.getValue();
      columns.row(
          event.getKey(),
          String.format(Locale.ROOT, "%.2f", perGame.mean()),
          count(perGame.percentile(5)),
          count(perGame.percentile(95)),
          bars.draw(perGame.mean(), Math.max(most, 1), WIDTH));
    }
    return Stream.concat(Stream.of("", "What happens in a game, and how often"), columns.lines());
  }

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
