package tortuga.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import tortuga.bots.Advice.Option;
import tortuga.engine.Decision.Manner;
import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.State;
import tortuga.engine.chance.Chance;
import tortuga.engine.chance.SplitMix;

/// Searches within a budget, and plays the move that it tried most often.
final class SearchBot<S extends State<S>, M extends Move> implements Bot<S, M> {
  /// Number of iterations between two looks at the clock.
  private static final int STRIDE = 8;

  /// Minimum number of iterations before a choice can be clear.
  private static final int FIRST_DOUBTS = 100;

  /// The share of the budget for one pick of a draft, which is a chain of small decisions: one part
  /// in this many.
  private static final int PICKS = 4;

  private final BotContext<S, M> context;
  private final Budget budget;

  SearchBot(BotContext<S, M> context, Budget budget) {
    this.context = context;
    this.budget = budget;
  }

  @Override
  public M choose(Observation<S, M> observation, SplitMix chance) {
    return observation.moves().size() == 1
        ? observation.moves().get(0)
        : advise(observation, chance).best();
  }

  @Override
  public Advice<M> advise(Observation<S, M> observation, SplitMix chance) {
    boolean draft = context.rules().decision(observation.concealed()).manner() == Manner.DRAFT;
    return advise(observation, chance, draft ? budget.dividedBy(PICKS) : budget);
  }

  private Advice<M> advise(Observation<S, M> observation, SplitMix chance, Budget budget) {
    List<CompletableFuture<Search<S, M>>> others = new ArrayList<>();
    for (int i = 1; i < budget.threads(); i++) {
      SplitMix own = Chance.seeded(chance.next());
      others.add(CompletableFuture.supplyAsync(() -> think(observation, own, budget)));
    }
    List<Search<S, M>> searches = new ArrayList<>();
    searches.add(think(observation, chance, budget));
    others.forEach(other -> searches.add(other.join()));
    return summary(observation.moves(), searches);
  }

  /// Searches until the budget is used up, no other move can overtake the best one, or the choice
  /// is clear.
  private Search<S, M> think(Observation<S, M> observation, SplitMix chance, Budget budget) {
    BudgetDeadline deadline = new BudgetDeadline(budget);
    Search<S, M> search = new Search<>(context, observation, chance);
    long left = deadline.left(0);
    while (left > lead(search.root()) && !isClear(search)) {
      for (int i = 0; i < Math.min(left, STRIDE); i++) search.iterate();
      left = deadline.left(search.iterations());
    }
    return search;
  }

  private static boolean isClear(Search<?, ?> search) {
    return search.iterations() >= FIRST_DOUBTS && search.root().hasClearBest();
  }

  /// Returns how many visits the most visited move is ahead of the next.
  private static int lead(SearchNode<?> root) {
    int first = 0;
    int second = 0;
    for (int i = 0; i < root.size(); i++) {
      int visits = root.visits(i);
      if (visits > first) {
        second = first;
        first = visits;
      } else {
        second = Math.max(second, visits);
      }
    }
    return first - second;
  }

  private Advice<M> summary(Moves<M> moves, List<Search<S, M>> searches) {
    int iterations = searches.stream().mapToInt(Search::iterations).sum();
    return new Advice<>(
        IntStream.range(0, moves.size())
            .mapToObj(i -> option(i, moves.get(i), searches))
            .sorted(
                Comparator.<Option<M>>comparingInt(Option::visits)
                    .thenComparingDouble(Option::appeal)
                    .reversed())
            .toList(),
        iterations);
  }

  private Option<M> option(int place, M move, List<Search<S, M>> searches) {
    int visits = searches.stream().mapToInt(search -> search.root().visits(place)).sum();
    double gains = searches.stream().mapToDouble(search -> search.root().gains(place)).sum();
    double appeal = searches.getFirst().root().appeal(place);
    return new Option<>(move, visits == 0 ? 0 : gains / visits, visits, appeal);
  }
}
