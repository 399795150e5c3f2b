package tortuga.review;

/// What a decision is called after what it lost.
public enum Label {
  /// As good as the best, or nearly.
  FINE,
  /// A little was given away.
  INEXACT,
  /// Something was given away that somebody of experience would have kept.
  MISTAKE,
  /// Much was given away.
  BLUNDER,
  /// The noise is too great to say: with another seed it might be called something else.
  UNCLEAR
}
