package tortuga.lab.honesty;

import java.util.List;
import java.util.stream.IntStream;

/// Chances as they were said, and what happened. All positions of a game share its result, so the
/// errors count games, not positions.
final class Bins {
  private static final int COUNT = 10;

  /// Nothing is as certain as to cost everything if it fails.
  private static final double LEAST = 0.001;

  private final long[] positions = new long[COUNT];
  private final double[] said = new double[COUNT];
  private final double[] happened = new double[COUNT];
  private final double[] squares = new double[COUNT];
  private final double[] ofGame = new double[COUNT];
  private double loss;
  private double lossKnowingNothing;
  private long count;

  void add(double chance, double result, double expected) {
    int bin = Math.min(COUNT - 1, (int) (COUNT * chance));
    positions[bin]++;
    said[bin] += chance;
    happened[bin] += result;
    ofGame[bin] += result - chance;
    loss += loss(chance, result);
    lossKnowingNothing += loss(expected, result);
    count++;
  }

  private static double loss(double chance, double result) {
    double p = Math.clamp(chance, LEAST, 1 - LEAST);
    return -result * Math.log(p) - (1 - result) * Math.log(1 - p);
  }

  void endGame() {
    for (int bin = 0; bin < COUNT; bin++) {
      squares[bin] += ofGame[bin] * ofGame[bin];
      ofGame[bin] = 0;
    }
  }

  double logLoss() {
    return loss / Math.max(1, count);
  }

  double knowingNothing() {
    return lossKnowingNothing / Math.max(1, count);
  }

  List<Calibration.Bin> bins() {
    return IntStream.range(0, COUNT)
        .filter(bin -> positions[bin] > 0)
        .mapToObj(bin ->
            new Calibration.Bin(
                (double) bin / COUNT,
                positions[bin],
                said[bin] / positions[bin],
                happened[bin] / positions[bin],
                Math.sqrt(squares[bin]) / positions[bin]))
        .toList();
  }
}
