package tortuga.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.bots.BotContext;
import tortuga.bots.Observation;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// What each legal move of a seat is worth by what the seat knows: its chance to win, in worlds
/// that fit, if everybody goes on as the yardstick plays. Confined to one thread at a time.
///
/// It gets an observation and never the truth, so the price of a move cannot depend on anything
/// that the seat could not know. All moves are tried in the same worlds. First they compete for two
/// places beside the move that was chosen; what the best of them is ahead is then measured in new
/// worlds, so that whoever was lucky in the competition gains nothing from it.
public final class MovePricing<S extends State<S>, M extends Move> {
  /// Number of moves, beside the chosen one, that are measured in new worlds.
  private static final int RIVALS = 2;

  private static final int LEAST_WORLDS = 6;
  private static final int WORLDS_AT_FIRST_SIGHT = 8;

  private final BotContext<S, M> context;
  private final Yardstick yardstick;
  private final Observation<S, M> observation;
  private final List<M> moves;
  private final int chosen;
  private final long seed;
  private final double[] appeal;

  /// By how much each move was ahead of the chosen one in the competition.
  private final Sample[] leads;

  /// How far each move was ahead of the chosen one in the new worlds.
  private final Sample[] measured;

  /// What the chosen move was worth in the new worlds, and how much better that was than going on
  /// as the yardstick plays.
  private final Sample value = new Sample();

  private final Sample gain = new Sample();
  private List<Integer> rivals = List.of();
  private int stages;

  /// Prices the moves of an observation, compared with the one that was chosen.
  public MovePricing(
      BotContext<S, M> context,
      Yardstick yardstick,
      Observation<S, M> observation,
      M move,
      long seed) {
    this.context = context;
    this.yardstick = yardstick;
    this.observation = observation;
    this.seed = seed;
    moves = observation.moves().toList();
    chosen = moves.indexOf(move);
    if (chosen < 0) throw new IllegalArgumentException(move + " is not a legal move");
    appeal = new double[moves.size()];
    leads = samples();
    measured = samples();
  }

  private Sample[] samples() {
    return Stream.generate(Sample::new).limit(moves.size()).toArray(Sample[]::new);
  }

  /// Lets all moves compete: each round, the worse half leaves. What nobody does who plays the role
  /// in earnest does not take part.
  public void compete(long playouts) {
    Table table = new Table();
    table.weighAtFirstSight();
    List<Integer> left =
        new ArrayList<>(
            IntStream.range(0, moves.size())
                .filter(i -> i != chosen && appeal[i] > 0)
                .boxed()
                .toList());
    int rounds = Math.max(1, 32 - Integer.numberOfLeadingZeros(left.size() / RIVALS));
    for (int round = 0; round < rounds && !left.isEmpty(); round++) {
      long worlds = playouts / rounds / (left.size() + 1);
      table.compare(left, Math.max(LEAST_WORLDS, worlds));
      left.sort(byLead());
      int kept = Math.min(left.size(), Math.max(RIVALS, (left.size() + 1) / 2));
      left = new ArrayList<>(left.subList(0, kept));
    }
    rivals = List.copyOf(left.subList(0, Math.min(RIVALS, left.size())));
  }

  /// Measures the chosen move and its rivals in new worlds, as often as wanted.
  public void measure(long playouts) {
    new Table().measure(Math.max(LEAST_WORLDS, playouts / (rivals.size() + 2)));
  }

  /// Lets the rivals compete a little more, and measures them more exactly.
  void refine(long playouts) {
    if (rivals.size() > 1) {
      new Table().compare(rivals, Math.max(LEAST_WORLDS, playouts / 3 / (rivals.size() + 1)));
      measure(playouts * 2 / 3);
    } else {
      measure(playouts);
    }
  }

  private Comparator<Integer> byLead() {
    return Comparator.<Integer>comparingDouble(i -> leads[i].mean()).reversed();
  }

  /// Returns the best of the other moves.
  private int rival() {
    return rivals.stream().min(byLead()).orElse(chosen);
  }

  /// Returns by how much the best other move is better than the chosen one, as measured; below zero
  /// if the chosen one is the best.
  public double lead() {
    return rivals.isEmpty() ? 0 : measured[rival()].mean();
  }

  /// Returns the standard error of [#lead()].
  public double noise() {
    return rivals.isEmpty() ? 0 : measured[rival()].noise();
  }

  /// Returns what the chosen move is worth to its seat.
  public double value() {
    return value.mean();
  }

  /// Returns how much better the chosen move is than going on as the yardstick plays.
  double gain() {
    return gain.mean();
  }

  double gainNoise() {
    return gain.noise();
  }

  /// Returns the best of the other moves, or the chosen one if there is no other.
  public M best() {
    return moves.get(rival());
  }

  /// Returns the move that looks best without playing on.
  public M mostTempting() {
    return moves.get(
        IntStream.range(0, appeal.length)
            .boxed()
            .max(Comparator.comparingDouble(i -> appeal[i]))
            .orElse(chosen));
  }

  /// Returns all moves that were looked at, the best first.
  public List<PricedMove<M>> prices() {
    return IntStream.range(0, moves.size())
        .filter(i -> i == chosen || !leads[i].isEmpty())
        .mapToObj(this::price)
        .sorted(Comparator.<PricedMove<M>>comparingDouble(PricedMove::lead).reversed())
        .toList();
  }

  private PricedMove<M> price(int move) {
    if (move == chosen) return new PricedMove<>(moves.get(move), 0, 0);
    Sample lead = measured[move].isEmpty() ? leads[move] : measured[move];
    return new PricedMove<>(moves.get(move), lead.mean(), lead.noise());
  }

  /// A move, and by how much it is better than the chosen one, as far as the seat can know.
  public record PricedMove<M extends Move>(M move, double lead, double noise) {}

  /// The worlds of one stage, and what is played in them.
  private final class Table {
    private final SplitMix chance = Chance.seeded(Streams.seed(seed, stages++));
    private final Worlds<S, M> worlds = new Worlds<>(context, observation);
    private final Referee<S, M> referee = new Referee<>(context, yardstick);
    private final S world = worlds.draw(chance).copy();
    private final int seat = observation.seat().index();

    void weighAtFirstSight() {
      Moves<M> legal = observation.moves();
      double[] weights = new double[legal.size()];
      for (int i = 0; i < WORLDS_AT_FIRST_SIGHT; i++) {
        context.tactics().weigh(worlds.draw(chance), observation.seat(), legal, weights);
        double sum = 0;
        for (double weight : weights) sum += weight;
        double share = worlds.weight() / sum;
        for (int move = 0; move < weights.length; move++) appeal[move] += weights[move] * share;
      }
    }

    void compare(List<Integer> others, long count) {
      for (long i = 0; i < count; i++) {
        S drawn = worlds.draw(chance);
        double weight = worlds.weight();
        long luck = chance.next();
        double own = playOn(drawn, chosen, luck);
        for (int other : others) leads[other].add(playOn(drawn, other, luck) - own, weight);
      }
    }

    void measure(long count) {
      for (long i = 0; i < count; i++) {
        S drawn = worlds.draw(chance);
        double weight = worlds.weight();
        int usual = moves.indexOf(referee.choose(drawn, observation.seat(), chance));
        long luck = chance.next();
        double own = playOn(drawn, chosen, luck);
        double its = usual == chosen ? own : playOn(drawn, usual, luck);
        value.add(own, weight);
        gain.add(own - its, weight);
        for (int rival : rivals) {
          double other = rival == usual ? its : playOn(drawn, rival, luck);
          measured[rival].add(other - own, weight);
        }
      }
    }

    private double playOn(S drawn, int move, long luck) {
      world.copyFrom(drawn);
      SplitMix own = Chance.seeded(luck);
      Seat by = observation.seat();
      context.rules().play(world, by, moves.get(move), own, Journal.silent());
      return referee.finish(world, own)[seat];
    }
  }
}
