package tortuga.review;

/// How likely each seat is to win, estimated from playouts.
final class WinChances {
  private final double[] chances;
  private final double[] noise;

  private WinChances(double[] chances, double[] noise) {
    this.chances = chances;
    this.noise = noise;
  }

  /// What is certain: a finished game.
  static WinChances certain(double[] shares) {
    return new WinChances(shares.clone(), new double[shares.length]);
  }

  static WinChances of(Sample[] samples) {
    double[] chances = new double[samples.length];
    double[] noise = new double[samples.length];
    for (int seat = 0; seat < samples.length; seat++) {
      chances[seat] = samples[seat].mean();
      noise[seat] = samples[seat].noise();
    }
    return new WinChances(chances, noise);
  }

  double of(int seat) {
    return chances[seat];
  }

  double noise(int seat) {
    return noise[seat];
  }

  int seats() {
    return chances.length;
  }
}
