package tortuga.server.table;

import java.util.function.IntFunction;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.scenario.Yaml;
import tortuga.server.table.game.MatchFactory;

/// Begins a match at a position, written as in a scenario.
public record PositionStart(String given) implements MatchFactory {
  @Override
  public <S extends State<S>, M extends Move, E extends Event, V extends Record>
      Match<S, M, E, V> match(
          String table,
          Game<S, M, E, V> game,
          Setup setup,
          Rules<S, M, E, V> rules,
          IntFunction<Chance> luck) {
    S state = game.positions(setup).read(Yaml.read(given).getFirst(), luck.apply(0), _ -> {});
    return Match.resume(rules, state, luck);
  }
}
