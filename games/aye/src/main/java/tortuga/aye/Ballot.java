package tortuga.aye;

/// How a pirate votes on his command.
public enum Ballot {
  NONE,
  /// He obeys.
  AYE,
  /// He does as he likes.
  ARGH
}
