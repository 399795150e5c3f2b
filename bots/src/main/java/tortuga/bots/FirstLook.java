package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;

/// Rates moves without search: the appeal of each, averaged over a few worlds that fit what the
/// seat sees.
final class FirstLook<S extends State<S>, M extends Move> {
  private static final int WORLDS = 6;

  private final BotContext<S, M> context;

  FirstLook(BotContext<S, M> context) {
    this.context = context;
  }

  /// Returns the appeal of each legal move of the observation; they add up to one.
  double[] appeals(Observation<S, M> observation, SplitMix chance) {
    Moves<M> moves = observation.moves();
    double[] appeals = new double[moves.size()];
    S concealed = observation.concealed();
    S world = concealed.copy();
    for (int i = 0; i < WORLDS; i++) {
      world.copyFrom(concealed);
      context.rules().imagine(world, chance);
      add(world, observation, appeals);
    }
    return appeals;
  }

  private void add(S world, Observation<S, M> observation, double[] appeals) {
    double[] weights = new double[appeals.length];
    context.tactics().weigh(world, observation.seat(), observation.moves(), weights);
    double sum = 0;
    for (double weight : weights) sum += weight;
    for (int i = 0; i < weights.length; i++) appeals[i] += weights[i] / sum / WORLDS;
  }

  /// Returns the index of the greatest number, the first one if there are several.
  static int greatest(double[] numbers) {
    return greatest(numbers, numbers.length);
  }

  /// Returns the index of the greatest of the first `count` numbers.
  static int greatest(double[] numbers, int count) {
    int best = 0;
    for (int i = 1; i < count; i++) if (numbers[i] > numbers[best]) best = i;
    return best;
  }
}
