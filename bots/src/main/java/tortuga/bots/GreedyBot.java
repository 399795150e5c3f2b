package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;

/// Plays the move that looks best without search.
final class GreedyBot<S extends State<S>, M extends Move> implements Bot<S, M> {
  private final FirstLook<S, M> firstLook;

  GreedyBot(BotContext<S, M> context) {
    firstLook = new FirstLook<>(context);
  }

  @Override
  public M choose(Observation<S, M> observation, SplitMix chance) {
    return observation.moves().size() == 1
        ? observation.moves().get(0)
        : observation.moves().get(FirstLook.greatest(firstLook.appeals(observation, chance)));
  }

  @Override
  public Advice<M> advise(Observation<S, M> observation, SplitMix chance) {
    double[] appeals = firstLook.appeals(observation, chance);
    return Advice.atFirstSight(observation.moves(), appeals, FirstLook.greatest(appeals));
  }
}
