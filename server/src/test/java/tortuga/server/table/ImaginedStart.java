package tortuga.server.table;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;
import tortuga.server.table.game.MatchFactory;

/// Begins a match after some random moves: as it is, or as a viewer may imagine it.
///
/// Two starts with the same number have the same game and the same luck; only what the viewer
/// cannot know differs.
///
/// @param moves how many random moves were made before
public record ImaginedStart(long number, int moves, Optional<Viewer> viewer)
    implements MatchFactory {
  @Override
  public IntFunction<Chance> luck(String table, Seed seed) {
    return entry -> Seed.of(number).chance(1_000_000 + entry);
  }

  @Override
  public <S extends State<S>, M extends Move, E extends Event, V extends Record>
      Match<S, M, E, V> match(
          String table,
          Game<S, M, E, V> game,
          Setup setup,
          Rules<S, M, E, V> rules,
          IntFunction<Chance> luck) {
    Match<S, M, E, V> past = Match.begin(rules, Seed.of(number));
    SplitMix choices = new SplitMix(number);
    for (int i = 0; i < moves; i++) {
      Match<S, M, E, V> next = past.copy();
      List<Seat> asked = next.toAct().stream().toList();
      Seat seat = asked.get(choices.below(asked.size()));
      List<M> legal = next.legalMoves(seat);
      next.play(seat, legal.get(choices.below(legal.size())));
      if (next.isOver()) break;
      past = next;
    }
    return Match.resume(rules, imagined(past, rules), luck);
  }

  private <S extends State<S>, M extends Move> S imagined(
      Match<S, M, ?, ?> past, Rules<S, M, ?, ?> rules) {
    if (viewer.isEmpty()) return past.truth();
    S world = past.concealed(viewer.get());
    rules.imagine(world, new SplitMix(~number));
    return world;
  }
}
