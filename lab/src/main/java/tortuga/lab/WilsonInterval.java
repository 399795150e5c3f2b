package tortuga.lab;

/// Wilson's 95 % interval of a share that was observed in a number of games. It is a little too
/// wide for shares that come in fractions, which is the better side to err on.
final class WilsonInterval {
  private static final double Z = 1.959964;

  private WilsonInterval() {}

  static double low(double share, int games) {
    return games == 0 ? 0 : Math.max(0, centre(share, games) - half(share, games));
  }

  static double high(double share, int games) {
    return games == 0 ? 1 : Math.min(1, centre(share, games) + half(share, games));
  }

  private static double centre(double share, int games) {
    return (share + Z * Z / (2 * games)) / (1 + Z * Z / games);
  }

  private static double half(double share, int games) {
    double spread = share * (1 - share) / games + Z * Z / (4.0 * games * games);
    return Z * Math.sqrt(spread) / (1 + Z * Z / games);
  }
}
