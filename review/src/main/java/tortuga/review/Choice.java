package tortuga.review;

import java.util.List;

/// A choice between several legal answers, priced by what the seat knew.
///
/// @param options how many answers were legal
/// @param value the chance to win with the chosen answer, as far as the seat could know
/// @param own how much better that is than going on like the yardstick
/// @param ownNoise the standard error of `own`
/// @param hidden what the answer brought beyond `own`, because of what the seat could not know
/// @param loss how much better the best other answer is; zero if it cannot be told apart from the
///   chosen one, or is worse
/// @param lead by how much the best other answer is ahead as measured; below zero if it is behind
/// @param noise the standard error of `lead`
/// @param label what the loss is called
/// @param best the best answers: all that cannot be told apart from the best one
/// @param tempting the answer that looks best at first sight
/// @param prices answers that were compared, the best first, with what they are ahead of the chosen
///   one
public record Choice(
    int options,
    double value,
    double own,
    double ownNoise,
    double hidden,
    double loss,
    double lead,
    double noise,
    Label label,
    List<String> best,
    String tempting,
    List<Price> prices) {
  public Choice {
    best = List.copyOf(best);
    prices = List.copyOf(prices);
  }

  /// An answer, by how much it is ahead of the chosen one, and the standard error of that.
  public record Price(String move, double lead, double noise) {}
}
