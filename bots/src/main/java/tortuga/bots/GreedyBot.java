package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.SplitMix;
import tortuga.engine.State;

/// Plays what looks most tempting at first sight.
final class GreedyBot<S extends State<S>, M extends Move> implements Bot<S, M> {
  private final Glance<S, M> glance;

  GreedyBot(Ropes<S, M> ropes) {
    glance = new Glance<>(ropes);
  }

  @Override
  public M choose(Sight<S, M> sight, SplitMix chance) {
    return sight.moves().size() == 1
        ? sight.moves().get(0)
        : sight.moves().get(Glance.greatest(glance.appeals(sight, chance)));
  }

  @Override
  public Advice<M> advise(Sight<S, M> sight, SplitMix chance) {
    double[] appeals = glance.appeals(sight, chance);
    return Advice.atFirstSight(sight.moves(), appeals, Glance.greatest(appeals));
  }
}
