package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.SplitMix;
import tortuga.engine.State;

/// Plays like somebody who knows the rules and learns the rest: what looks tempting, more often the
/// more it does. It overlooks moves, but never so many that only nonsense is left.
final class Deckhand<S extends State<S>, M extends Move> implements Bot<S, M> {
  /// One move in so many is overlooked.
  private static final int OVERLOOKED = 6;

  /// What is less tempting than this, compared with the best that it noticed, is nonsense.
  private static final double NONSENSE = 0.08;

  /// Flattens the differences between moves: one would play by appeal, zero at random.
  private static final double JUDGEMENT = 0.8;

  private final Glance<S, M> glance;

  Deckhand(Ropes<S, M> ropes) {
    glance = new Glance<>(ropes);
  }

  @Override
  public M choose(Sight<S, M> sight, SplitMix chance) {
    return sight.moves().size() == 1 ? sight.moves().get(0) : advise(sight, chance).best();
  }

  @Override
  public Advice<M> advise(Sight<S, M> sight, SplitMix chance) {
    double[] appeals = glance.appeals(sight, chance);
    return Advice.atFirstSight(sight.moves(), appeals, pick(appeals, chance));
  }

  private static int pick(double[] appeals, SplitMix chance) {
    double[] noticed = appeals.clone();
    double most = appeals[Glance.greatest(appeals)];
    for (int i = 0; i < noticed.length; i++) {
      if (chance.below(OVERLOOKED) == 0) noticed[i] = 0;
    }
    double best = noticed[Glance.greatest(noticed)];
    if (best < NONSENSE * most) return Glance.greatest(appeals);
    for (int i = 0; i < noticed.length; i++) {
      noticed[i] = noticed[i] < NONSENSE * best ? 0 : Math.pow(noticed[i], JUDGEMENT);
    }
    return Roulette.spin(noticed, noticed.length, chance);
  }
}
