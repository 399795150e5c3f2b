package tortuga.lab.honesty;

import java.util.List;
import tortuga.review.Review;

/// How well reviews of one game, with one number of players, agree with what really happened.
///
/// @param logLoss the mean log loss of all chances, position by position and seat by seat
/// @param knowingNothing the log loss of saying the chance before the setup all the time
/// @param pairings the luck of each level against each other one
/// @param levels what each level gave away
/// @param greatestError by how much an account was off at most when everything was added up
public record Calibration(
    String game,
    int players,
    int games,
    long seed,
    Review.Measure yardstick,
    long playouts,
    double secondsEach,
    List<Bin> bins,
    double logLoss,
    double knowingNothing,
    List<Pairing> pairings,
    List<Level> levels,
    Stability stability,
    double greatestError) {
  public Calibration {
    bins = List.copyOf(bins);
    pairings = List.copyOf(pairings);
    levels = List.copyOf(levels);
  }

  /// Chances in one tenth of the range: what was said on average, what came true, and the standard
  /// error of the difference, each game counting as one observation.
  public record Bin(double from, long positions, double said, double happened, double error) {}

  /// The luck of a level against another one: mean for one seat and game, and its standard error.
  public record Pairing(
      String level, String against, long games, double luck, double error, double spread) {}

  /// What a level gave away in a choice, and what its choices brought beyond what it knew.
  public record Level(
      String level,
      long choices,
      double loss,
      double error,
      double mistakes,
      double blunders,
      double hidden,
      double hiddenError) {}

  /// How many choices were labelled, how many of these were called something else with another
  /// seed, and how many could not be called anything.
  public record Stability(long choices, long labelled, long changed, long unclear) {}
}
