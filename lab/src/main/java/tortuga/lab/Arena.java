package tortuga.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import tortuga.bots.BotContext;
import tortuga.engine.Event;
import tortuga.engine.Game;
import tortuga.engine.Move;
import tortuga.engine.Setup;
import tortuga.engine.State;

/// A competition between bots, fair to all of them: they take turns in the seats, and every way of
/// seating them gets the same deals.
public final class Arena<S extends State<S>, M extends Move, E extends Event> {
  private final Game<S, M, E, ?> game;
  private final Setup setup;
  private final List<Contestant> contestants;
  private final OptionalInt traitor;
  private final List<List<Integer>> seatings;
  private final List<Entrant> entrants = new ArrayList<>();
  private final long seed;

  private Arena(
      Game<S, M, E, ?> game,
      Setup setup,
      List<Contestant> bots,
      Optional<Contestant> traitor,
      long seed) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.seatings = Seatings.of(bots.size(), setup.seats());
    this.contestants = new ArrayList<>(bots);
    traitor.ifPresent(contestants::add);
    this.traitor = traitor.isPresent() ? OptionalInt.of(bots.size()) : OptionalInt.empty();
    bots.stream().map(Contestant::name).distinct().forEach(this::enter);
    traitor.ifPresent(
        each -> entrants.add(new Entrant(each.name() + " as traitor", List.of(bots.size()))));
  }

  /// A name under which results are added up, and the numbers of the contestants who share it.
  record Entrant(String name, List<Integer> contestants) {}

  private void enter(String name) {
    List<Integer> numbers =
        IntStream.range(0, traitor.orElse(contestants.size()))
            .filter(i -> contestants.get(i).name().equals(name))
            .boxed()
            .toList();
    entrants.add(new Entrant(name, numbers));
  }

  /// Prepares a competition; contestants with the same name compete as one.
  ///
  /// @param traitor who plays for the seat that is alone against all others, in a game that has
  ///   such a role
  public static <S extends State<S>, M extends Move, E extends Event> Arena<S, M, E> of(
      Game<S, M, E, ?> game,
      Setup setup,
      List<Contestant> bots,
      Optional<Contestant> traitor,
      long seed) {
    return new Arena<>(game, setup, bots, traitor, seed);
  }

  /// Plays the first `games` games, and reports to the caller, in the caller's own thread, how many
  /// have been begun.
  public Standings run(int games, int threads, IntConsumer progress) {
    ArenaGame[] results = new ArenaGame[games];
    AtomicInteger next = new AtomicInteger();
    Parallel.share(
        threads, () -> playSome(next, results), () -> progress.accept(Math.min(next.get(), games)));
    progress.accept(games);
    return Standings.of(entrants, Arrays.asList(results));
  }

  private void playSome(AtomicInteger next, ArenaGame[] results) {
    Contest<S, M, E> contest = new Contest<>(game, setup);
    BotContext<S, M> context = BotContext.of(game, setup);
    int games = results.length;
    for (int number = next.getAndIncrement(); number < games; number = next.getAndIncrement()) {
      try {
        results[number] = play(contest, context, number);
      } catch (RuntimeException e) {
        next.set(games);
        throw new IllegalStateException(
            "game %d of seed %d broke: %s".formatted(number + 1, seed, e.getMessage()), e);
      }
    }
  }

  private ArenaGame play(Contest<S, M, E> contest, BotContext<S, M> context, int number) {
    List<Integer> seating = seatings.get(number % seatings.size());
    SeatedBots<S, M> seatedBots = new SeatedBots<>(context, contestants, seating, traitor);
    GameSeeds seeds = GameSeeds.of(seed, number / seatings.size(), setup.seats());
    return seatedBots.arenaGame(contest.play(seatedBots, seeds, _ -> {}, (_, _) -> {}));
  }
}
