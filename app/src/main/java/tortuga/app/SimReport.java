package tortuga.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tortuga.bots.BotLevel;
import tortuga.engine.Setup;
import tortuga.lab.Distribution;
import tortuga.lab.Statistics;

/// The result of a simulation, as written in JSON; everything but the time follows from the seed.
record SimReport(
    String game,
    int players,
    Map<String, String> settings,
    List<String> bots,
    long seed,
    int games,
    long decisions,
    int threads,
    double seconds,
    long decisionsPerSecond,
    List<Integer> wins,
    List<Integer> sharedWins,
    int lost,
    Spread lengths,
    Spread scores,
    Optional<Spread> winnerScores,
    List<Spread> seatScores,
    Map<String, Spread> events) {
  /// A distribution in a few numbers.
  record Spread(double mean, int least, int p5, int p50, int p95, int most) {
    static Spread of(Distribution distribution) {
      return new Spread(
          distribution.mean(),
          distribution.least(),
          distribution.percentile(5),
          distribution.percentile(50),
          distribution.percentile(95),
          distribution.most());
    }
  }

  static SimReport of(
      String game,
      Setup setup,
      List<BotLevel> bots,
      long seed,
      int threads,
      double seconds,
      Statistics statistics) {
    Map<String, Spread> events = new LinkedHashMap<>();
    statistics.events().forEach((name, perGame) -> events.put(name, Spread.of(perGame)));
    return new SimReport(
        game,
        setup.seats(),
        new TreeMap<>(setup.chosen()),
        bots.stream().map(BotLevel::toString).toList(),
        seed,
        statistics.games(),
        statistics.decisions(),
        threads,
        seconds,
        Math.round(statistics.decisions() / seconds),
        statistics.wins(),
        statistics.sharedWins(),
        statistics.lost(),
        Spread.of(statistics.lengths()),
        Spread.of(statistics.scores()),
        Optional.of(statistics.winnerScores()).filter(each -> !each.isEmpty()).map(Spread::of),
        statistics.seatScores().stream().map(Spread::of).toList(),
        events);
  }
}
