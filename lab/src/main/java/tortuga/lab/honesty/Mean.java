package tortuga.lab.honesty;

/// Observations, each of one game: their mean, its standard error, and how far they spread.
final class Mean {
  private long count;
  private double sum;
  private double squares;

  void add(double value) {
    count++;
    sum += value;
    squares += value * value;
  }

  long count() {
    return count;
  }

  double mean() {
    return count == 0 ? 0 : sum / count;
  }

  double spread() {
    if (count < 2) return 0;
    return Math.sqrt(Math.max(0, (squares - sum * sum / count) / (count - 1)));
  }

  double error() {
    return count == 0 ? 0 : spread() / Math.sqrt((double) count);
  }
}
