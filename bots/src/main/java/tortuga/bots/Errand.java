package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.State;

/// A question that a table sends to the [BotPool].
///
/// @param table whatever names the table; the pool is fair between tables
/// @param kind the bot that is to answer
/// @param budget how long it may think
/// @param ropes what the bot must know of the game
/// @param sight what the seat sees, made of copies that nobody else touches any more
/// @param seed the source of the bot's whims
public record Errand<S extends State<S>, M extends Move>(
    String table, BotKind kind, Budget budget, Ropes<S, M> ropes, Sight<S, M> sight, long seed) {
  /// Lets the bot think as long as its kind usually does.
  public Errand(String table, BotKind kind, Ropes<S, M> ropes, Sight<S, M> sight, long seed) {
    this(table, kind, kind.usual(), ropes, sight, seed);
  }
}
