package tortuga.server.table;

/// The stages in the life of a table.
public enum Phase {
  /// People sit down, and agree.
  GATHERING,
  PLAYING,
  /// The game is over, and everything is revealed.
  FINISHED,
  /// The game was broken off, and has no result.
  ABANDONED
}
