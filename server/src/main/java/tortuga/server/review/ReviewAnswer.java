package tortuga.server.review;

import java.util.Optional;
import tortuga.review.Review;

/// How far the review of a game is.
///
/// @param progress the part that is done, from zero to one, if it is being made at this node
/// @param outdated whether it was measured by an older yardstick, so that it may be asked for again
public record ReviewAnswer(
    Progress state, double progress, boolean outdated, Optional<Review> review) {
  /// How far it is.
  public enum Progress {
    /// Nobody has asked for it.
    MISSING,
    WAITING,
    WORKING,
    DONE,
    /// The game cannot be reviewed.
    FAILED
  }

  static ReviewAnswer of(Progress state) {
    return new ReviewAnswer(state, 0, false, Optional.empty());
  }

  static ReviewAnswer working(double progress) {
    return new ReviewAnswer(Progress.WORKING, progress, false, Optional.empty());
  }

  static ReviewAnswer done(Review review, boolean outdated) {
    return new ReviewAnswer(Progress.DONE, 1, outdated, Optional.of(review));
  }
}
