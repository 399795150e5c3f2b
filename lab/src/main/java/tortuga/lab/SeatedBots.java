package tortuga.lab;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tortuga.bots.Advice;
import tortuga.bots.Bot;
import tortuga.bots.BotContext;
import tortuga.bots.Observation;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.Seats;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;

/// Contestants around a table, for one game; another contestant may take over the seat of whoever
/// turns out to be alone against all others.
final class SeatedBots<S extends State<S>, M extends Move> implements Players<S, M> {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final BotContext<S, M> context;
  private final List<Contestant> contestants;
  private final List<Integer> seating;
  private final OptionalInt traitor;
  private final List<Bot<S, M>> bots = new ArrayList<>();
  private final List<Bot<S, M>> traitors = new ArrayList<>();
  private final long[] decisions;
  private final long[] nanoseconds;

  /// Seats contestants by their numbers; `traitor` is the number of the one that plays for whoever
  /// is alone.
  SeatedBots(
      BotContext<S, M> context,
      List<Contestant> contestants,
      List<Integer> seating,
      OptionalInt traitor) {
    this.context = context;
    this.contestants = contestants;
    this.seating = seating;
    this.traitor = traitor;
    decisions = new long[contestants.size()];
    nanoseconds = new long[contestants.size()];
    for (int player : seating) {
      bots.add(new Timed(player));
      traitors.add(new Timed(traitor.orElse(player)));
    }
  }

  @Override
  public Bot<S, M> at(S truth, Seat seat) {
    return (isTraitor(truth, seat) ? traitors : bots).get(seat.index());
  }

  @Override
  public boolean remembers() {
    return contestants.stream().anyMatch(each -> each.level().remembers());
  }

  private boolean isTraitor(S truth, Seat seat) {
    return traitor.isPresent() && isAlone(truth, seat);
  }

  /// Whether a seat plays alone against a side of several.
  private boolean isAlone(S truth, Seat seat) {
    int[] sides = sides(truth);
    long own = Arrays.stream(sides).filter(side -> side == sides[seat.index()]).count();
    long others =
        Arrays.stream(sides).filter(side -> side != sides[seat.index()]).distinct().count();
    return own == 1 && others == 1 && sides.length > 2;
  }

  private int[] sides(S truth) {
    return IntStream.range(0, context.seats())
        .map(seat -> context.tactics().side(truth, Seat.of(seat)))
        .toArray();
  }

  /// Completes the figures of a game that has ended.
  ArenaGame arenaGame(Contest.Result<S> result) {
    List<Integer> players =
        IntStream.range(0, seating.size())
            .map(i -> isTraitor(result.end(), Seat.of(i)) ? traitor.orElseThrow() : seating.get(i))
            .boxed()
            .toList();
    return new ArenaGame(
        players, result.outcome().ranks(), shares(result), boxed(decisions), boxed(nanoseconds));
  }

  private static List<Long> boxed(long[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  private List<Double> shares(Contest.Result<S> result) {
    int[] sides = sides(result.end());
    Seats winners = result.outcome().winners();
    long winning = winners.stream().mapToInt(seat -> sides[seat.index()]).distinct().count();
    return IntStream.range(0, sides.length)
        .mapToObj(i ->
            winners.contains(Seat.of(i))
                ? 1.0 / winning / winners.stream().filter(s -> sides[s.index()] == sides[i]).count()
                : 0.0)
        .toList();
  }

  /// A bot with a stopwatch.
  private final class Timed implements Bot<S, M> {
    private final int player;
    private final Bot<S, M> bot;

    Timed(int player) {
      this.player = player;
      Contestant contestant = contestants.get(player);
      bot = contestant.level().bot(context, contestant.budget());
    }

    @Override
    public M choose(Observation<S, M> observation, SplitMix chance) {
      if (observation.moves().size() == 1) return bot.choose(observation, chance);
      long begin = THREADS.getCurrentThreadCpuTime();
      M move = bot.choose(observation, chance);
      nanoseconds[player] += THREADS.getCurrentThreadCpuTime() - begin;
      decisions[player]++;
      return move;
    }

    @Override
    public Advice<M> advise(Observation<S, M> observation, SplitMix chance) {
      return bot.advise(observation, chance);
    }
  }
}
