package tortuga.review;

/// Numbers of one kind, each with a weight: their mean, and how far it may be off.
final class Sample {
  private double weights;
  private double squares;
  private double mean;

  /// Of the squared weights: what they add up to with each value, and with its square.
  private double values;

  private double squaredValues;

  void add(double value) {
    add(value, 1);
  }

  void add(double value, double weight) {
    double square = weight * weight;
    weights += weight;
    mean += (value - mean) * weight / weights;
    squares += square;
    values += square * value;
    squaredValues += square * value * value;
  }

  boolean isEmpty() {
    return weights == 0;
  }

  double mean() {
    return mean;
  }

  /// Returns the standard error of the mean; infinite while nothing is known of the spread.
  double noise() {
    double effective = squares == 0 ? 0 : weights * weights / squares;
    if (effective < 1.5) return Double.POSITIVE_INFINITY;
    double spread = Math.max(0, squaredValues - 2 * mean * values + mean * mean * squares);
    return Math.sqrt(spread * effective / (effective - 1)) / weights;
  }
}
