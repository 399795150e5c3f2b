package tortuga.bots;

import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Tactics;

/// What a bot must know before it sits down at a table: the rules, what seasoned players know
/// beyond them, and how many play. Immutable, and shared by all bots of a table.
public record BotContext<S extends State<S>, M extends Move>(
    Rules<S, M, ?, ?> rules, Tactics<S, M> tactics, int seats) {
  /// Teaches the ropes of a game, as a table has agreed to play it.
  public static <S extends State<S>, M extends Move, E extends Event> BotContext<S, M> of(
      Game<S, M, E, ?> game, Setup setup) {
    return of(game, setup, game.edition());
  }

  /// Teaches the ropes of a game as they were in an edition.
  public static <S extends State<S>, M extends Move, E extends Event> BotContext<S, M> of(
      Game<S, M, E, ?> game, Setup setup, int edition) {
    return new BotContext<>(game.rules(setup, edition), game.tactics(setup), setup.seats());
  }
}
