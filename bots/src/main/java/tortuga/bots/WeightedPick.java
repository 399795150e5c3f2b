package tortuga.bots;

import tortuga.engine.chance.SplitMix;

/// A random choice among numbered items by weight.
final class WeightedPick {
  private WeightedPick() {}

  /// Returns one of the first `count` indexes, each as likely as its weight says.
  static int pick(double[] weights, int count, SplitMix chance) {
    double sum = 0;
    for (int i = 0; i < count; i++) sum += weights[i];
    double ball = fraction(chance) * sum;
    int last = 0;
    for (int i = 0; i < count; i++) {
      if (weights[i] <= 0) continue;
      last = i;
      ball -= weights[i];
      if (ball < 0) return i;
    }
    return last;
  }

  /// Returns a number from zero, included, to one, excluded.
  static double fraction(SplitMix chance) {
    return (chance.next() >>> 11) * 0x1p-53;
  }
}
