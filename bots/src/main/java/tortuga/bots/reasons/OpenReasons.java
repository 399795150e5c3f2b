package tortuga.bots.reasons;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.bots.BotContext;
import tortuga.bots.Observation;
import tortuga.bots.Playout;
import tortuga.bots.reasons.Explanation.Verdict;
import tortuga.engine.Decision;
import tortuga.engine.Event;
import tortuga.engine.Journal;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.Rules;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.Viewer;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// Explains moves from what everybody knows: whatever a seat keeps to itself, the same open past
/// gives the same explanation, so that nobody learns anything from it.
///
/// A move is compared with others that its seat could certainly make, whatever it has; and it is
/// explained only if everybody could see that it was this move and no other.
public final class OpenReasons<S extends State<S>, M extends Move> {
  /// Number of worlds in which moves must look different, so that everybody can tell them apart.
  private static final int WATCHED = 6;

  /// More answers than any question of our games takes.
  private static final int ENDLESS = 200;

  private final BotContext<S, M> context;
  private final Rules<S, M, ?, ?> rules;
  private final S concealed;
  private final Seat seat;
  private final SplitMix chance;
  private final List<S> worlds = new ArrayList<>();

  private OpenReasons(BotContext<S, M> context, S truth, Seat seat, long seed) {
    this.context = context;
    this.rules = context.rules();
    this.seat = seat;
    this.concealed = Observation.open(rules, truth);
    this.chance = Chance.seeded(seed);
    for (int i = 0; i < Reasons.WORLDS; i++) {
      S world = concealed.copy();
      rules.imagine(world, chance);
      worlds.add(world);
    }
  }

  /// Explains a move that was made when things were as in `truth`; returns nothing if that takes
  /// more than everybody knows.
  public static <S extends State<S>, M extends Move> Optional<Explanation<M>> of(
      BotContext<S, M> context, S truth, Seat seat, M move, long seed) {
    return new OpenReasons<>(context, truth, seat, seed).of(move);
  }

  private Optional<Explanation<M>> of(M move) {
    Set<M> certain = certainMoves();
    if (!certain.contains(move) || !isKnown(move)) return Optional.empty();
    if (certain.size() > 1) return Optional.of(comparedWith(rivals(certain, move), move));
    boolean isForced = worlds.stream().allMatch(world -> legalMoves(world).size() == 1);
    return isForced
        ? Optional.of(
            new Explanation<>(
                move, List.of(), Optional.empty(), Verdict.ONLY, List.of(), List.of()))
        : Optional.empty();
  }

  /// Returns the moves that are legal in every world.
  private Set<M> certainMoves() {
    Set<M> certain = new LinkedHashSet<>(legalMoves(worlds.getFirst()));
    for (S world : worlds) certain.retainAll(Set.copyOf(legalMoves(world)));
    return certain;
  }

  private List<M> legalMoves(S world) {
    if (!world.toAct().contains(seat)) return List.of();
    Moves<M> moves = new Moves<>();
    rules.legalMoves(world, seat, moves);
    return moves.toList();
  }

  /// Whether everybody can tell a move from all others when the answers to its question are open.
  private boolean isKnown(M move) {
    for (S world : worlds.subList(0, WATCHED)) {
      long luck = chance.next();
      List<Event> seen = seen(world, move, luck);
      for (M other : legalMoves(world)) {
        if (!other.equals(move) && seen(world, other, luck).equals(seen)) return false;
      }
    }
    return true;
  }

  /// Returns what a spectator notices of a move until the answers to its question are open.
  private List<Event> seen(S start, M move, long luck) {
    S world = start.copy();
    SplitMix dice = Chance.seeded(luck);
    Playout<S, M> playout = Playout.resolute(context);
    List<Event> seen = new ArrayList<>();
    Journal<Event> journal = event -> event.seenBy(Viewer.SPECTATOR).ifPresent(seen::add);
    Decision question = rules.decision(world);
    rules.play(world, seat, move, dice, journal);
    for (int i = 0; i < ENDLESS && isOpen(question, world); i++) {
      playout.step(world, dice, journal);
    }
    return seen;
  }

  /// Whether a question that hides its answers still waits for some.
  private boolean isOpen(Decision question, S world) {
    return question.hidesAnswers()
        && !world.toAct().isEmpty()
        && rules.decision(world).kind().equals(question.kind());
  }

  /// Returns the most tempting of the other moves.
  private List<M> rivals(Set<M> certain, M move) {
    Moves<M> moves = new Moves<>();
    certain.stream().filter(each -> !each.equals(move)).forEach(moves::add);
    double[] appeals = new double[moves.size()];
    for (S world : worlds.subList(0, WATCHED)) {
      double[] weights = new double[appeals.length];
      context.tactics().weigh(world, seat, moves, weights);
      for (int i = 0; i < weights.length; i++) appeals[i] += weights[i];
    }
    return IntStream.range(0, appeals.length)
        .boxed()
        .sorted(Comparator.comparingDouble(i -> -appeals[i]))
        .limit(Reasons.RIVALS)
        .map(moves::get)
        .toList();
  }

  private Explanation<M> comparedWith(List<M> rivals, M move) {
    List<M> moves = Stream.concat(Stream.of(move), rivals.stream()).toList();
    List<SampledMove<S, M>> samples =
        Reasons.samples(context, seat, concealed, moves, chance, worlds::get);
    return Reasons.explanation(
        context, seat, move, rivals, samples, (_, comparison) -> verdict(comparison));
  }

  private static Verdict verdict(MoveComparison comparison) {
    return comparison.isTelling()
        ? Reasons.verdict(comparison, comparison.gainInTheEnd(), /* isAdvised= */ false)
        : Verdict.UNSAID;
  }
}
