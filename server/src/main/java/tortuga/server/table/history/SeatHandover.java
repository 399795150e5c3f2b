package tortuga.server.table.history;

/// How the player of a seat changed.
public enum SeatHandover {
  /// A bot holds the seat of somebody who is away.
  HELD,
  /// Its owner left for good, and a bot plays on.
  LEFT,
  /// Its owner is back.
  RESUMED
}
