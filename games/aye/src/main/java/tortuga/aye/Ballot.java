package tortuga.aye;

/// How a pirate votes on a command.
public enum Ballot {
  NONE,
  /// To obey.
  AYE,
  /// To do as one likes.
  ARGH
}
