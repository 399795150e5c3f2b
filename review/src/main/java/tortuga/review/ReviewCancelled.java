package tortuga.review;

/// Ends a review that nobody wants any more.
public final class ReviewCancelled extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ReviewCancelled() {
    super("the review was cancelled");
  }
}
