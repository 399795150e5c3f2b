package tortuga.aye;

/// How long the clocks of the table run.
public enum Pace {
  NORMAL(1),
  RELAXED(2),
  FAST(0.5);

  /// How much longer than usual.
  final double factor;

  Pace(double factor) {
    this.factor = factor;
  }
}
