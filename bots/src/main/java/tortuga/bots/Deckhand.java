package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;

/// Plays like somebody who knows the rules and learns the rest: what looks tempting, more often the
/// more it does. It overlooks moves, but never so many that only nonsense is left.
final class Deckhand<S extends State<S>, M extends Move> implements Bot<S, M> {
  /// One move in this many is overlooked.
  private static final int OVERLOOKED = 6;

  /// Moves with less appeal than this, relative to the best one noticed, count as nonsense.
  private static final double NONSENSE = 0.08;

  /// Flattens the differences between moves: one would play by appeal, zero at random.
  private static final double JUDGEMENT = 0.8;

  private final FirstLook<S, M> firstLook;

  Deckhand(BotContext<S, M> context) {
    firstLook = new FirstLook<>(context);
  }

  @Override
  public M choose(Observation<S, M> observation, SplitMix chance) {
    return observation.moves().size() == 1
        ? observation.moves().get(0)
        : advise(observation, chance).best();
  }

  @Override
  public Advice<M> advise(Observation<S, M> observation, SplitMix chance) {
    double[] appeals = firstLook.appeals(observation, chance);
    return Advice.atFirstSight(observation.moves(), appeals, pick(appeals, chance));
  }

  private static int pick(double[] appeals, SplitMix chance) {
    double[] noticed = appeals.clone();
    double most = appeals[FirstLook.greatest(appeals)];
    for (int i = 0; i < noticed.length; i++) {
      if (chance.below(OVERLOOKED) == 0) noticed[i] = 0;
    }
    double best = noticed[FirstLook.greatest(noticed)];
    if (best < NONSENSE * most) return FirstLook.greatest(appeals);
    for (int i = 0; i < noticed.length; i++) {
      noticed[i] = noticed[i] < NONSENSE * best ? 0 : Math.pow(noticed[i], JUDGEMENT);
    }
    return WeightedPick.pick(noticed, noticed.length, chance);
  }
}
