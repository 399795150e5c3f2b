package tortuga.bots;

import java.time.Duration;
import tortuga.engine.Move;

/// What came back from an [BotRequest]: a legal move, whatever happened to the bot.
///
/// @param found how the move was found
/// @param took how long the table had to wait for it
public record BotAnswer<M extends Move>(M move, Found found, Duration took) {
  /// How a move was found.
  public enum Found {
    /// The bot chose it.
    CHOSEN,
    /// The bot failed, or had no time; greed chose it instead.
    GREEDY,
    /// Even greed failed; it is the first legal move.
    FIRST
  }
}
