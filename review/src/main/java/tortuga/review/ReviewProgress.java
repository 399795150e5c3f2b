package tortuga.review;

/// Hears how far a review is; it is called from several threads, and often.
@FunctionalInterface
public interface ReviewProgress {
  /// Nobody listens.
  ReviewProgress NONE = _ -> true;

  /// Takes the part that is done, from zero to one, and returns whether to go on.
  boolean report(double done);
}
