package tortuga.aye.odds;

import java.util.Arrays;

/// How likely dice lie in which way after a throw: by the successes, those kept to be paid for
/// included, by the mission and Argh! dice that may be thrown again, and by the doubloons left.
final class Spread {
  private static final int SUCCESSES = 13;
  private static final int MISSION = 9;
  private static final int ARGH = 5;
  private static final int DOUBLOONS = 13;

  /// Spreads of groups do not tell doubloons.
  static final int SIZE = SUCCESSES * MISSION * ARGH;

  private final int[] keys;
  private final double[] chances;

  private Spread(int[] keys, double[] chances) {
    this.keys = keys;
    this.chances = chances;
  }

  /// Collects what is likely, way by way.
  static final class Sum {
    private final double[] chances;

    Sum(boolean tellsDoubloons) {
      chances = new double[tellsDoubloons ? SIZE * DOUBLOONS : SIZE];
    }

    void add(int key, double chance) {
      chances[key] += chance;
    }

    Spread spread() {
      int[] keys = new int[chances.length];
      int size = 0;
      for (int key = 0; key < chances.length; key++) if (chances[key] > 0) keys[size++] = key;
      double[] found = new double[size];
      for (int i = 0; i < size; i++) found[i] = chances[keys[i]];
      return new Spread(Arrays.copyOf(keys, size), found);
    }
  }

  static int key(int successes, int mission, int argh, int doubloons) {
    return ((doubloons * SUCCESSES + successes) * MISSION + mission) * ARGH + argh;
  }

  int size() {
    return keys.length;
  }

  double chance(int i) {
    return chances[i];
  }

  int argh(int i) {
    return keys[i] % ARGH;
  }

  int mission(int i) {
    return keys[i] / ARGH % MISSION;
  }

  int successes(int i) {
    return keys[i] / (ARGH * MISSION) % SUCCESSES;
  }

  int doubloons(int i) {
    return keys[i] / SIZE;
  }

  /// Returns the same without the doubloons.
  Spread withoutDoubloons() {
    Sum sum = new Sum(false);
    for (int i = 0; i < size(); i++) sum.add(keys[i] % SIZE, chances[i]);
    return sum.spread();
  }

  /// Returns what is likely of the dice of both together; neither tells doubloons.
  Spread and(Spread other) {
    Sum sum = new Sum(false);
    for (int i = 0; i < size(); i++) {
      for (int j = 0; j < other.size(); j++) {
        sum.add(keys[i] + other.keys[j], chances[i] * other.chances[j]);
      }
    }
    return sum.spread();
  }
}
