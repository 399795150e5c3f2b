package tortuga.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tortuga.engine.Move;
import tortuga.engine.State;
import tortuga.engine.chance.SplitMix;

/// Worlds that fit what a seat sees, each as likely as the past makes it.
///
/// The rules imagine all worlds that fit as equally likely. So more worlds are drawn than a short
/// search needs, and each comes up in proportion to the credit that the past gives it. Imagining
/// and judging a world costs time, so worlds are used again; but not for ever, because a long
/// search would adapt to the accidents of the same few worlds.
public final class WorldSampler<S extends State<S>, M extends Move> {
  private static final int AT_ONCE = 16;
  private static final int MOST = 400;

  /// Number of worlds that are replaced at a time, and number of draws in between.
  private static final int RENEWED = 50;

  private static final int LIFE = 200;

  private final BotContext<S, M> context;
  private final Observation<S, M> observation;
  private final S concealed;
  private final List<S> worlds = new ArrayList<>();
  private final double[] credits = new double[MOST];

  /// The sum of the credits of each world and all before it.
  private final double[] sums = new double[MOST];

  private int draws;
  private int oldest;

  public WorldSampler(BotContext<S, M> context, Observation<S, M> observation) {
    this.context = context;
    this.observation = observation;
    concealed = observation.concealed();
  }

  /// Returns a world, to be read only, and only until the next one is drawn.
  public S draw(SplitMix chance) {
    if (worlds.size() < MOST) addSome(chance);
    else if (++draws % LIFE == 0) renewSome(chance);
    int count = worlds.size();
    double ball = WeightedPick.fraction(chance) * sums[count - 1];
    int found = Arrays.binarySearch(sums, 0, count, ball);
    return worlds.get(Math.min(found < 0 ? ~found : found + 1, count - 1));
  }

  private void addSome(SplitMix chance) {
    do {
      int place = worlds.size();
      worlds.add(concealed.copy());
      imagine(place, chance);
      sums[place] = credits[place] + (place == 0 ? 0 : sums[place - 1]);
    } while (worlds.size() < AT_ONCE);
  }

  private void renewSome(SplitMix chance) {
    for (int i = 0; i < RENEWED; i++) {
      worlds.get(oldest).copyFrom(concealed);
      imagine(oldest, chance);
      oldest = (oldest + 1) % MOST;
    }
    double sum = 0;
    for (int place = 0; place < MOST; place++) sums[place] = sum += credits[place];
  }

  private void imagine(int place, SplitMix chance) {
    S world = worlds.get(place);
    context.rules().imagine(world, chance);
    credits[place] = context.tactics().credit(world, observation.seat(), observation.past());
  }
}
