package tortuga.bots;

import tortuga.engine.Move;
import tortuga.engine.Moves;
import tortuga.engine.SplitMix;
import tortuga.engine.State;

/// A look at the moves without thinking ahead: how tempting each is, on average over a few worlds
/// that fit what the seat sees.
final class Glance<S extends State<S>, M extends Move> {
  private static final int WORLDS = 6;

  private final Ropes<S, M> ropes;

  Glance(Ropes<S, M> ropes) {
    this.ropes = ropes;
  }

  /// Returns the appeal of each move in sight; all of them add up to one.
  double[] appeals(Sight<S, M> sight, SplitMix chance) {
    Moves<M> moves = sight.moves();
    double[] appeals = new double[moves.size()];
    S concealed = sight.concealed();
    S world = concealed.copy();
    for (int i = 0; i < WORLDS; i++) {
      world.copyFrom(concealed);
      ropes.rules().imagine(world, chance);
      add(world, sight, appeals);
    }
    return appeals;
  }

  private void add(S world, Sight<S, M> sight, double[] appeals) {
    double[] weights = new double[appeals.length];
    ropes.tactics().weigh(world, sight.seat(), sight.moves(), weights);
    double sum = 0;
    for (double weight : weights) sum += weight;
    for (int i = 0; i < weights.length; i++) appeals[i] += weights[i] / sum / WORLDS;
  }

  /// Returns the place of the greatest number, the first one if there are several.
  static int greatest(double[] numbers) {
    return greatest(numbers, numbers.length);
  }

  /// Returns the place of the greatest of the first `count` numbers.
  static int greatest(double[] numbers, int count) {
    int best = 0;
    for (int i = 1; i < count; i++) if (numbers[i] > numbers[best]) best = i;
    return best;
  }
}
