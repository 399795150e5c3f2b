package tortuga.lab;

import java.util.Arrays;
import java.util.List;

/// Ratings like those of chess, for a field that need not have played each against each: the
/// strengths that make the results of all pairs most likely (Bradley and Terry's model, fitted by
/// Hunter's algorithm). In a game of several, every pair counts by who came out ahead.
///
/// One imagined draw between any two keeps the strength of a player who never lost finite.
final class Ratings {
  private static final int ROUNDS = 500;
  private static final double AVERAGE = 1500;

  private final double[][] beaten;

  Ratings(List<Arena.Entrant> entrants, List<ArenaGame> games) {
    int field = entrants.size();
    beaten = new double[field][field];
    for (double[] row : beaten) Arrays.fill(row, 0.5);
    for (ArenaGame game : games) {
      for (int one = 0; one < field; one++) {
        for (int other = 0; other < field; other++) {
          if (one != other) beaten[one][other] += ahead(entrants, game, one, other);
        }
      }
    }
  }

  private static double ahead(List<Arena.Entrant> entrants, ArenaGame game, int one, int other) {
    int[] own = Standings.seats(entrants.get(one), game);
    int[] theirs = Standings.seats(entrants.get(other), game);
    double sum = 0;
    for (int a : own) {
      for (int b : theirs) {
        sum += (1 + Integer.signum(game.ranks().get(b) - game.ranks().get(a))) / 2.0;
      }
    }
    return own.length == 0 || theirs.length == 0 ? 0 : sum / own.length / theirs.length;
  }

  /// Returns the ratings, 1500 on average; 400 more means finishing ahead ten times as often.
  List<Double> fit() {
    double[] strengths = new double[beaten.length];
    Arrays.fill(strengths, 1);
    for (int round = 0; round < ROUNDS; round++) strengths = improve(strengths);
    double[] ratings = Arrays.stream(strengths).map(each -> 400 * Math.log10(each)).toArray();
    double mean = Arrays.stream(ratings).average().orElse(0);
    return Arrays.stream(ratings).mapToObj(each -> AVERAGE + each - mean).toList();
  }

  private double[] improve(double[] strengths) {
    double[] better = new double[strengths.length];
    for (int one = 0; one < better.length; one++) {
      double wins = 0;
      double expected = 0;
      for (int other = 0; other < better.length; other++) {
        if (one == other) continue;
        wins += beaten[one][other];
        expected += (beaten[one][other] + beaten[other][one]) / (strengths[one] + strengths[other]);
      }
      better[one] = wins / expected;
    }
    return better;
  }
}
