package tortuga.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// How a competition ended.
///
/// @param results one for each name, in the order in which they were entered
/// @param ratings a rating for each name, 1500 on average; empty if only two competed, or fewer
public record Standings(int games, List<Result> results, List<Double> ratings) {
  /// How one name did.
  ///
  /// @param games in how many games it took part
  /// @param winShare how much of a game it won on average: a victory shared by several sides counts
  ///   as a fraction
  /// @param low the lower end of the 95 % confidence interval of the share
  /// @param high its upper end
  /// @param course the share after each of some games, to see whether it has settled
  public record Result(
      String bot,
      int games,
      double winShare,
      double low,
      double high,
      double meanRank,
      long decisions,
      double millisPerDecision,
      List<Double> course) {}

  private static final int COURSE = 60;

  static Standings of(List<Arena.Entrant> entrants, List<ArenaGame> arenaGames) {
    List<Result> results = entrants.stream().map(each -> result(each, arenaGames)).toList();
    List<Double> ratings =
        entrants.size() > 2 ? new Ratings(entrants, arenaGames).fit() : List.<Double>of();
    return new Standings(arenaGames.size(), results, ratings);
  }

  private static Result result(Arena.Entrant entrant, List<ArenaGame> arenaGames) {
    List<Double> shares = new ArrayList<>();
    double ranks = 0;
    int seats = 0;
    long decisions = 0;
    long nanoseconds = 0;
    for (ArenaGame game : arenaGames) {
      int[] own = seats(entrant, game);
      for (int player : entrant.contestants()) {
        decisions += game.decisions().get(player);
        nanoseconds += game.nanoseconds().get(player);
      }
      if (own.length == 0) continue;
      shares.add(IntStream.of(own).mapToDouble(game.shares()::get).sum());
      ranks += IntStream.of(own).map(game.ranks()::get).sum();
      seats += own.length;
    }
    double share = shares.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    return new Result(
        entrant.name(),
        shares.size(),
        share,
        WilsonInterval.low(share, shares.size()),
        WilsonInterval.high(share, shares.size()),
        seats == 0 ? 0 : ranks / seats,
        decisions,
        decisions == 0 ? 0 : nanoseconds / 1e6 / decisions,
        course(shares));
  }

  /// Returns the seats that belonged to a name.
  static int[] seats(Arena.Entrant entrant, ArenaGame game) {
    return IntStream.range(0, game.players().size())
        .filter(seat -> entrant.contestants().contains(game.players().get(seat)))
        .toArray();
  }

  private static List<Double> course(List<Double> shares) {
    List<Double> course = new ArrayList<>();
    double sum = 0;
    int step = Math.max(1, shares.size() / COURSE);
    for (int i = 0; i < shares.size(); i++) {
      sum += shares.get(i);
      if ((i + 1) % step == 0 || i + 1 == shares.size()) course.add(sum / (i + 1));
    }
    return course;
  }
}
