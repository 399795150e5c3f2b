package tortuga.bots;

import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Tactics;

/// What a bot needs to know of a game: its rules, its tactics, and the number of players.
/// Immutable, and shared by all bots of a table.
public record BotContext<S extends State<S>, M extends Move>(
    Rules<S, M, ?, ?> rules, Tactics<S, M> tactics, int seats) {
  /// Returns the context of a game with the settings of a table.
  public static <S extends State<S>, M extends Move, E extends Event> BotContext<S, M> of(
      Game<S, M, E, ?> game, Setup setup) {
    return of(game, setup, game.edition());
  }

  /// Returns the context of a game under the rules of an edition.
  public static <S extends State<S>, M extends Move, E extends Event> BotContext<S, M> of(
      Game<S, M, E, ?> game, Setup setup, int edition) {
    return new BotContext<>(game.rules(setup, edition), game.tactics(setup), setup.seats());
  }
}
