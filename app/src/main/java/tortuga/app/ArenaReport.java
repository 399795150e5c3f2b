package tortuga.app;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tortuga.engine.Setup;
import tortuga.lab.Standings;

/// The result of a competition, as written in JSON.
record ArenaReport(
    String game,
    int players,
    Map<String, String> settings,
    long seed,
    int games,
    int threads,
    double seconds,
    List<Line> results) {
  /// How one bot did; `rating` is there if more than two competed.
  record Line(
      String bot,
      int games,
      double winShare,
      double low,
      double high,
      double meanRank,
      Optional<Double> rating,
      long decisions,
      double millisPerDecision) {}

  static ArenaReport of(
      String game, Setup setup, long seed, int threads, double seconds, Standings standings) {
    return new ArenaReport(
        game,
        setup.seats(),
        new TreeMap<>(setup.chosen()),
        seed,
        standings.games(),
        threads,
        seconds,
        IntStream.range(0, standings.results().size()).mapToObj(i -> line(standings, i)).toList());
  }

  private static Line line(Standings standings, int index) {
    Standings.Result result = standings.results().get(index);
    return new Line(
        result.bot(),
        result.games(),
        result.winShare(),
        result.low(),
        result.high(),
        result.meanRank(),
        standings.ratings().isEmpty()
            ? Optional.empty()
            : Optional.of(standings.ratings().get(index)),
        result.decisions(),
        result.millisPerDecision());
  }
}
