package tortuga.review;

/// Numbers of one kind, added up: their mean, and how far it may be off.
final class Sample {
  private long count;
  private double mean;
  private double squares;

  void add(double value) {
    count++;
    double before = value - mean;
    mean += before / count;
    squares += before * (value - mean);
  }

  long count() {
    return count;
  }

  double mean() {
    return mean;
  }

  /// Returns the standard error of the mean; infinite while nothing is known of the spread.
  double noise() {
    if (count < 2) return Double.POSITIVE_INFINITY;
    return Math.sqrt(squares / (count - 1) / count);
  }
}
