package tortuga.review;

/// What a seat can take away from a game.
///
/// @param entry where it can be seen best
/// @param question the kind of question it is about
/// @param count how many choices it is about
/// @param points how much of a victory they cost, or brought
/// @param move what was played at the entry
/// @param better what would have been better, or the next best where it is praise
public record Lesson(
    int seat,
    Kind kind,
    int entry,
    String question,
    int count,
    double points,
    String move,
    String better) {
  /// What a lesson is about.
  public enum Kind {
    /// One choice that cost much.
    MISTAKE,
    /// A kind of question at which something was lost again and again.
    HABIT,
    /// One choice that was clearly better than any other, though it did not look it.
    FIND,
    /// A kind of question at which nothing was lost.
    SURE_HAND
  }
}
