package tortuga.jamaica.tactics;

/// What something is worth, depending on how far the race has come: given for four distances of the
/// leader from home, and blended in between.
final class Curve {
  private static final int[] STEPS = {2, 8, 15, 24};
  private static final int FARTHEST = STEPS[STEPS.length - 1];

  private final double[] byStep = new double[FARTHEST + 1];

  /// Makes a curve from its values when the leader has 2, 8, 15 and 24 steps to go.
  Curve(double end, double late, double midway, double early) {
    double[] values = {end, late, midway, early};
    for (int step = 0; step <= FARTHEST; step++) byStep[step] = blend(values, step);
  }

  private static double blend(double[] values, int step) {
    if (step <= STEPS[0]) return values[0];
    int next = 1;
    while (step > STEPS[next]) next++;
    double share = (double) (step - STEPS[next - 1]) / (STEPS[next] - STEPS[next - 1]);
    return (1 - share) * values[next - 1] + share * values[next];
  }

  /// Returns the value when the leader has `steps` to go.
  double at(int steps) {
    return byStep[Math.min(steps, FARTHEST)];
  }
}
