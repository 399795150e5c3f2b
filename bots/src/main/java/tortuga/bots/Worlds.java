package tortuga.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tortuga.engine.Move;
import tortuga.engine.SplitMix;
import tortuga.engine.State;

/// Worlds that fit what a seat sees, each as likely as the past makes it.
///
/// The rules imagine all that fits alike. So more worlds are drawn than a short search needs, and
/// each comes up in proportion to the credit that the past gives it. To imagine a world and to
/// judge it costs time, so they are kept, and used again.
final class Worlds<S extends State<S>, M extends Move> {
  private static final int AT_ONCE = 16;
  private static final int MOST = 400;

  private final Ropes<S, M> ropes;
  private final Sight<S, M> sight;
  private final S concealed;
  private final List<S> worlds = new ArrayList<>();
  private final double[] credits = new double[MOST];
  private double sum;

  Worlds(Ropes<S, M> ropes, Sight<S, M> sight) {
    this.ropes = ropes;
    this.sight = sight;
    concealed = sight.concealed();
  }

  /// Returns a world, to be read only.
  S draw(SplitMix chance) {
    do {
      if (worlds.size() < MOST) imagine(chance);
    } while (worlds.size() < AT_ONCE);
    double ball = Roulette.fraction(chance) * sum;
    int found = Arrays.binarySearch(credits, 0, worlds.size(), ball);
    return worlds.get(Math.min(found < 0 ? ~found : found + 1, worlds.size() - 1));
  }

  private void imagine(SplitMix chance) {
    S world = concealed.copy();
    ropes.rules().imagine(world, chance);
    sum += ropes.tactics().credit(world, sight.seat(), sight.past());
    credits[worlds.size()] = sum;
    worlds.add(world);
  }
}
