package tortuga.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import tortuga.bots.BotContext;
import tortuga.bots.BotLevel;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Setup;
import tortuga.engine.State;
import tortuga.engine.text.Notation;
import tortuga.record.Recording;

/// A series of games between bots, played as fast as the rules allow, and added up.
///
/// What comes out depends on the seed and on the number of games, never on the machine or its
/// threads.
public final class Simulation<S extends State<S>, M extends Move, E extends Event> {
  private final Game<S, M, E, ?> game;
  private final Setup setup;
  private final List<BotLevel> bots;
  private final long seed;

  private Simulation(Game<S, M, E, ?> game, Setup setup, List<BotLevel> bots, long seed) {
    if (bots.size() != setup.seats()) throw new IllegalArgumentException("every seat needs a bot");
    this.game = game;
    this.setup = setup;
    this.bots = List.copyOf(bots);
    this.seed = seed;
  }

  /// Prepares a series of games, with one bot for each seat.
  public static <S extends State<S>, M extends Move, E extends Event> Simulation<S, M, E> of(
      Game<S, M, E, ?> game, Setup setup, List<BotLevel> bots, long seed) {
    return new Simulation<>(game, setup, bots, seed);
  }

  /// Plays the first `games` games of the series, and reports to the caller, in the caller's own
  /// thread and several times a second, how many have been begun.
  public Statistics run(int games, int threads, IntConsumer progress) {
    AtomicInteger next = new AtomicInteger();
    Tally<E> total = new Tally<>(game, setup.seats());
    Parallel.share(
            threads,
            () -> playSome(next, games),
            () -> progress.accept(Math.min(next.get(), games)))
        .forEach(total::addAll);
    progress.accept(games);
    return total.statistics();
  }

  /// Plays games until none is left, or one of them breaks.
  private Tally<E> playSome(AtomicInteger next, int games) {
    Contest<S, M, E> contest = new Contest<>(game, setup);
    BotContext<S, M> context = BotContext.of(game, setup);
    Tally<E> tally = new Tally<>(game, setup.seats());
    for (int number = next.getAndIncrement(); number < games; number = next.getAndIncrement()) {
      try {
        tally.add(
            contest.play(Players.of(context, bots), seeds(number), tally.census(), (_, _) -> {}));
      } catch (RuntimeException e) {
        next.set(games);
        throw new IllegalStateException(
            "game %d of seed %d broke: %s".formatted(number + 1, seed, e.getMessage()), e);
      }
    }
    return tally;
  }

  /// Plays one game of the series, counted from zero, and writes it down.
  public Recording record(int number) {
    Notation<M> notation = new Notation<>(game.moveType());
    List<Recording.RecordedMove> lines = new ArrayList<>();
    GameSeeds seeds = seeds(number);
    Contest.Result<S> result =
        new Contest<>(game, setup)
            .play(
                Players.of(BotContext.of(game, setup), bots),
                seeds,
                _ -> {},
                (seat, move) ->
                    lines.add(new Recording.RecordedMove(seat.index(), notation.write(move))));
    return Recording.of(game, setup, seeds.seed(), lines, result.outcome());
  }

  private GameSeeds seeds(int number) {
    return GameSeeds.of(seed, number, setup.seats());
  }
}
