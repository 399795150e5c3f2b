package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.State;

/// A question that a table sends to the [BotPool].
///
/// @param table an id of the table; the pool is fair between tables
/// @param level the level of the bot that must answer
/// @param budget how long it may think
/// @param context what the bot needs to know of the game
/// @param observation what the seat sees, made of copies that nobody else uses
/// @param seed the seed of the bot's own randomness
public record BotRequest<S extends State<S>, M extends Move>(
    String table,
    BotLevel level,
    Budget budget,
    BotContext<S, M> context,
    Observation<S, M> observation,
    long seed) {
  /// A request with the usual budget of the level.
  public BotRequest(
      String table,
      BotLevel level,
      BotContext<S, M> context,
      Observation<S, M> observation,
      long seed) {
    this(table, level, level.usual(), context, observation, seed);
  }
}
