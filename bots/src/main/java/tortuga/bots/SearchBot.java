package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.SplitMix;
import tortuga.engine.State;

/// Thinks ahead within a budget.
final class SearchBot<S extends State<S>, M extends Move> implements Bot<S, M> {
  private final GreedyBot<S, M> greed;

  SearchBot(Ropes<S, M> ropes, Budget budget) {
    greed = new GreedyBot<>(ropes);
  }

  @Override
  public Advice<M> advise(Sight<S, M> sight, SplitMix chance) {
    return greed.advise(sight, chance);
  }
}
