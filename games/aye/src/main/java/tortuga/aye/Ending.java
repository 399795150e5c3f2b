package tortuga.aye;

/// How a game ended.
public enum Ending {
  NONE,
  /// All missions are finished, and enough cards are completed.
  ESCAPED,
  /// All missions are finished, but too few cards are completed.
  CAUGHT,
  /// The ship is destroyed.
  SUNK
}
