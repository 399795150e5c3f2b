package tortuga.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.bots.Observation;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Match;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.Verdict;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.Seed;
import tortuga.engine.chance.SplitMix;

/// Decisions of bots' games, picked at random, with their explanations: for people who know the
/// game, and read whether they would sign them.
public final class HintReading {
  /// One decision in this many is picked.
  private static final int PICKED = 15;

  private HintReading() {}

  /// Plays games until `count` decisions are explained.
  public static void read(
      Game<?, ?, ?, ?> game, Setup setup, int count, long seed, Consumer<ReadHint> reader) {
    new Reading<>(game, setup, count, seed, reader).run();
  }

  /// Games of Deckhands, whose positions vary more than those of good players.
  private static final class Reading<S extends State<S>, M extends Move, E extends Event> {
    private final Game<S, M, E, ?> game;
    private final Setup setup;
    private final BotContext<S, M> context;
    private final Consumer<ReadHint> reader;
    private final SplitMix chance;
    private int left;

    Reading(Game<S, M, E, ?> game, Setup setup, int count, long seed, Consumer<ReadHint> reader) {
      this.game = game;
      this.setup = setup;
      this.context = BotContext.of(game, setup);
      this.reader = reader;
      this.chance = Chance.seeded(seed);
      left = count;
    }

    void run() {
      while (left > 0) play(Match.begin(game.rules(setup), new Seed(chance.next(), chance.next())));
    }

    private void play(Match<S, M, E, ?> match) {
      List<Event> history = new ArrayList<>(match.opening());
      while (!match.isOver() && left > 0) {
        Seat seat = match.toAct().lowest();
        Observation<S, M> observation =
            Observation.of(
                context.rules(), match.truth(), seat, new Moves<>(), past(history, seat));
        if (observation.moves().size() > 1 && chance.below(PICKED) == 0) {
          reader.accept(ReadHint.of(game, context, setup, match, observation, chance.next()));
          left--;
        }
        M move = BotLevel.DECKHAND.bot(context).choose(observation, chance);
        if (match.play(seat, move) instanceof Verdict.Played<E>(List<E> events)) {
          history.addAll(events);
        }
      }
    }

    private static List<Event> past(List<Event> history, Seat seat) {
      List<Event> past = new ArrayList<>();
      for (Event event : history) event.seenBy(seat).ifPresent(past::add);
      return past;
    }
  }
}
