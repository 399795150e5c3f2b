package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.State;

/// A question that a table sends to the [BotPool].
///
/// @param table whatever names the table; the pool is fair between tables
/// @param level the bot that is to answer
/// @param budget how long it may think
/// @param context what the bot must know of the game
/// @param observation what the seat sees, made of copies that nobody else touches any more
/// @param seed the source of the bot's whims
public record BotRequest<S extends State<S>, M extends Move>(
    String table,
    BotLevel level,
    Budget budget,
    BotContext<S, M> context,
    Observation<S, M> observation,
    long seed) {
  /// Lets the bot think as long as its kind usually does.
  public BotRequest(
      String table,
      BotLevel kind,
      BotContext<S, M> context,
      Observation<S, M> observation,
      long seed) {
    this(table, kind, kind.usual(), context, observation, seed);
  }
}
