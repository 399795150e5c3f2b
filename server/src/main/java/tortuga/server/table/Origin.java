package tortuga.server.table;

/// How a move came about.
public enum Origin {
  /// Its seat chose it.
  PLAYER,
  /// A bot chose it, for its own seat or for one that it holds.
  BOT,
  /// Time was up, and the rules have a default for that.
  CLOCK,
  /// A standing order of the seat.
  ORDER,
  /// The table, when a question that all answer unseen is closed.
  TABLE
}
