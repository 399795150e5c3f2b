package tortuga.server.table.game;

import java.util.function.IntFunction;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;

/// How the match of a table begins. In real games it begins as the rules say; a test may begin in
/// the middle of a game, or in an imagined world.
public interface MatchFactory {
  /// As the rules say.
  MatchFactory USUAL = new MatchFactory() {};

  /// Returns the chance of a table, entry by entry.
  default IntFunction<Chance> luck(String table, Seed seed) {
    return seed::chance;
  }

  /// Sets up a match.
  default <S extends State<S>, M extends Move, E extends Event, V extends Record>
      Match<S, M, E, V> match(
          String table,
          Game<S, M, E, V> game,
          Setup setup,
          Rules<S, M, E, V> rules,
          IntFunction<Chance> luck) {
    return Match.begin(rules, luck);
  }
}
