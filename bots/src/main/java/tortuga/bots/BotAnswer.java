package tortuga.bots;

import java.time.Duration;
import tortuga.engine.Move;

/// The answer to a [BotRequest]: a legal move, whatever happened to the bot.
///
/// @param found how the move was found
/// @param took how long the table had to wait for it
public record BotAnswer<M extends Move>(M move, Found found, Duration took) {
  /// How a move was found.
  public enum Found {
    /// The bot chose it.
    CHOSEN,
    /// The bot failed or ran out of time; the greedy bot chose it instead.
    GREEDY,
    /// The greedy bot failed as well; it is the first legal move.
    FIRST
  }
}
