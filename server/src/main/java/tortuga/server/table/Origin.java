package tortuga.server.table;

/// How a move came about.
public enum Origin {
  /// Its seat chose it.
  PLAYER,
  /// A bot chose it, for its own seat or for one that it holds.
  BOT,
  /// Time was up, and the rules chose their default.
  CLOCK,
  /// A standing order of the seat.
  ORDER,
  /// The table, when it closes a question with sealed answers.
  TABLE
}
