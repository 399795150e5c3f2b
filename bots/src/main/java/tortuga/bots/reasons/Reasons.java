package tortuga.bots.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import tortuga.bots.Advice;
import tortuga.bots.Advice.Option;
import tortuga.bots.BotContext;
import tortuga.bots.Observation;
import tortuga.bots.WorldSampler;
import tortuga.bots.reasons.Explanation.Reason;
import tortuga.bots.reasons.Explanation.Verdict;
import tortuga.engine.Move;
import tortuga.engine.Seat;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// Explains moves, from what their seat knows: the same observation, advice and seed give the same
/// explanation, whatever the truth.
///
/// A move and its best rivals are played in the same imagined worlds, each on to the next pause,
/// with everybody making the most tempting moves. What then differs in the parts of the game's own
/// judgement, and is no accident, is a reason.
public final class Reasons {
  static final int WORLDS = 160;

  /// How many moves are compared with the one that is explained.
  static final int RIVALS = 4;

  private static final int MOST_REASONS = 3;

  /// Differences in chances to win that nobody would notice: in what the moves soon bring, and in
  /// what a search thinks of them.
  private static final double EVEN = 0.01;

  private static final double EVEN_IN_SEARCH = 0.015;

  /// A search that has tried a move more seldom than this knows little of it.
  private static final int FEW_VISITS = 100;

  /// How much what one visit finds varies, roughly.
  private static final double SPREAD = 0.3;

  private Reasons() {}

  /// Explains one of the legal moves of an observation.
  ///
  /// @param advice what a strong bot thinks of all of them
  public static <S extends State<S>, M extends Move> Explanation<M> of(
      BotContext<S, M> context,
      Observation<S, M> observation,
      Advice<M> advice,
      M move,
      long seed) {
    List<Option<M>> rivals =
        advice.options().stream()
            .filter(option -> !option.move().equals(move))
            .limit(RIVALS)
            .toList();
    if (rivals.isEmpty()) {
      return new Explanation<>(
          move, List.of(), Optional.empty(), Verdict.ONLY, List.of(), List.of());
    }
    Option<M> chosen =
        advice.options().stream()
            .filter(each -> each.move().equals(move))
            .findFirst()
            .orElseThrow();
    List<SampledMove<S, M>> samples = samples(context, observation, move, rivals, seed);
    boolean isAdvised = move.equals(advice.best());
    return explanation(context, observation.seat(), chosen, isAdvised, rivals, samples);
  }

  private static <S extends State<S>, M extends Move> List<SampledMove<S, M>> samples(
      BotContext<S, M> context,
      Observation<S, M> observation,
      M move,
      List<Option<M>> rivals,
      long seed) {
    List<M> moves = Stream.concat(Stream.of(move), rivals.stream().map(Option::move)).toList();
    WorldSampler<S, M> worlds = new WorldSampler<>(context, observation);
    SplitMix chance = Chance.seeded(seed);
    S concealed = observation.concealed();
    return samples(context, observation.seat(), concealed, moves, chance, _ -> worlds.draw(chance));
  }

  /// Plays moves in the same worlds, or in none if that would tell nothing.
  ///
  /// @param concealed what is known when the moves are considered
  static <S extends State<S>, M extends Move> List<SampledMove<S, M>> samples(
      BotContext<S, M> context,
      Seat seat,
      S concealed,
      List<M> moves,
      SplitMix chance,
      IntFunction<S> worlds) {
    int count = context.tactics().considerations().areTelling(concealed) ? WORLDS : 0;
    List<SampledMove<S, M>> samples = new ArrayList<>();
    for (M move : moves) samples.add(new SampledMove<>(context, seat, move, count));
    S scratch = concealed.copy();
    for (int number = 0; number < count; number++) {
      S world = worlds.apply(number);
      long luck = chance.next();
      for (SampledMove<S, M> sample : samples) {
        scratch.copyFrom(world);
        sample.play(world, scratch, number, luck);
      }
    }
    return samples;
  }

  private static <S extends State<S>, M extends Move> Explanation<M> explanation(
      BotContext<S, M> context,
      Seat seat,
      Option<M> chosen,
      boolean isAdvised,
      List<Option<M>> rivals,
      List<SampledMove<S, M>> samples) {
    return explanation(
        context,
        seat,
        chosen.move(),
        rivals.stream().map(Option::move).toList(),
        samples,
        (place, comparison) -> verdict(comparison, chosen, rivals.get(place), isAdvised));
  }

  /// What the comparison with one of the rivals comes to.
  interface Judge {
    Verdict verdict(int rival, MoveComparison comparison);
  }

  /// Explains a move by the first of its rivals that is not as good.
  ///
  /// @param samples what comes of the move and of each rival, in the same order
  static <S extends State<S>, M extends Move> Explanation<M> explanation(
      BotContext<S, M> context,
      Seat seat,
      M move,
      List<M> rivals,
      List<SampledMove<S, M>> samples,
      Judge judge) {
    List<M> peers = new ArrayList<>();
    for (int i = 0; i < rivals.size(); i++) {
      MoveComparison comparison =
          new MoveComparison(
              context.tactics().considerations(), seat, samples.getFirst(), samples.get(i + 1));
      Verdict verdict = judge.verdict(i, comparison);
      if (verdict == Verdict.EVEN) peers.add(rivals.get(i));
      else
        return explanation(
            move, peers, rivals.get(i), verdict, reasons(context, move, rivals.get(i), comparison));
    }
    return new Explanation<>(move, peers, Optional.empty(), Verdict.EVEN, List.of(), List.of());
  }

  private static <M extends Move> List<Reason> reasons(
      BotContext<?, M> context, M move, M rival, MoveComparison comparison) {
    boolean isSaid = context.tactics().considerations().areOfAKind(move, rival);
    return isSaid ? comparison.reasons() : List.of();
  }

  private static <M extends Move> Verdict verdict(
      MoveComparison comparison, Option<M> chosen, Option<M> rival, boolean isAdvised) {
    double lead = lead(chosen, rival);
    return comparison.isTelling()
        ? verdict(comparison, lead == 0 ? comparison.gainInTheEnd() : lead, isAdvised)
        : verdictOfSearch(lead, isAdvised);
  }

  /// Compares moves by what comes of them.
  ///
  /// @param found how much better the one move is if play goes on; zero if nobody knows
  static Verdict verdict(MoveComparison comparison, double found, boolean isAdvised) {
    boolean isEven = comparison.isEven(EVEN);
    if (isEven && Math.abs(found) < EVEN_IN_SEARCH) return Verdict.EVEN;
    if (!isEven && comparison.gain() > 0) return Verdict.BETTER;
    if (found >= EVEN_IN_SEARCH) return Verdict.LATER;
    return found < 0 && !isAdvised ? Verdict.WORSE : Verdict.UNSAID;
  }

  /// Compares moves of which nothing but a search can tell what they are worth.
  private static Verdict verdictOfSearch(double lead, boolean isAdvised) {
    if (lead == 0 || (lead < 0 && isAdvised)) return Verdict.UNSAID;
    if (Math.abs(lead) < EVEN_IN_SEARCH) return Verdict.EVEN;
    return lead > 0 ? Verdict.LATER : Verdict.WORSE;
  }

  /// Returns how much better a search thinks one move is than another; zero if it has not tried
  /// both often enough to tell.
  private static double lead(Option<?> one, Option<?> other) {
    if (one.visits() < FEW_VISITS || other.visits() < FEW_VISITS) return 0;
    double lead = one.chance() - other.chance();
    double error = SPREAD * Math.sqrt(1.0 / one.visits() + 1.0 / other.visits());
    return Math.abs(lead) > 2 * error ? lead : 0;
  }

  private static <M extends Move> Explanation<M> explanation(
      M move, List<M> peers, M other, Verdict verdict, List<Reason> found) {
    List<Reason> reasons = found.stream().filter(each -> each.weight() > 0).toList();
    List<Reason> doubts = found.stream().filter(each -> each.weight() < 0).toList();
    if (verdict == Verdict.UNSAID) {
      return new Explanation<>(move, peers, Optional.of(other), verdict, List.of(), List.of());
    }
    boolean isWorse = verdict == Verdict.WORSE;
    return new Explanation<>(
        move,
        peers,
        Optional.of(other),
        verdict,
        reasons.stream().limit(isWorse ? 1 : MOST_REASONS).toList(),
        doubts.stream().limit(isWorse ? MOST_REASONS : 1).toList());
  }
}
