package tortuga.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.Observation;
import tortuga.engine.BadSetup;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Games;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;
import tortuga.engine.text.Notation;
import tortuga.record.Recording;

/// Recorded games of bots, for tests.
final class BotGames {
  private BotGames() {}

  static Recording of(String game, int seats, BotLevel level, long seed) {
    return of(game, seats, Map.of(), level, seed);
  }

  static Recording of(
      String game, int seats, Map<String, String> settings, BotLevel level, long seed) {
    Game<?, ?, ?, ?> found = Games.named(game).orElseThrow();
    try {
      return of(found, Setup.of(found, seats, settings), level, seed);
    } catch (BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private static <S extends State<S>, M extends Move, E extends Event> Recording of(
      Game<S, M, E, ?> game, Setup setup, BotLevel level, long seed) {
    Rules<S, M, E, ?> rules = game.rules(setup);
    BotContext<S, M> context = BotContext.of(game, setup);
    var bots = Stream.generate(() -> level.bot(context)).limit(setup.seats()).toList();
    Seed luck = Seed.of(seed);
    Notation<M> notation = new Notation<>(game.moveType());
    List<Recording.RecordedMove> entries = new ArrayList<>();
    S state = rules.begin(luck.chance(0), Journal.silent());
    while (!state.toAct().isEmpty()) {
      Seat seat = state.toAct().lowest();
      M move =
          bots.get(seat.index())
              .choose(
                  Observation.of(rules, state, seat, new Moves<>()),
                  Chance.seeded(seed + entries.size()));
      entries.add(new Recording.RecordedMove(seat.index(), notation.write(move)));
      rules.play(state, seat, move, luck.chance(entries.size()), Journal.silent());
    }
    return Recording.of(game, setup, luck, entries, rules.outcome(state));
  }
}
