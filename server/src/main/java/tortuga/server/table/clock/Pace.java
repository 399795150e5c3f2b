package tortuga.server.table.clock;

import java.time.Duration;

/// How long people may think.
public enum Pace {
  BRISK(0.6),
  NORMAL(1),
  RELAXED(2),
  HOURS_8(Duration.ofHours(8)),
  DAY(Duration.ofDays(1)),
  DAYS_3(Duration.ofDays(3)),
  WEEK(Duration.ofDays(7));

  private final double factor;
  private final Duration each;

  Pace(double factor) {
    this.factor = factor;
    this.each = Duration.ZERO;
  }

  Pace(Duration each) {
    this.factor = 0;
    this.each = each;
  }

  /// Whether people sit at the table together; by correspondence they come and go.
  public boolean isLive() {
    return each.isZero();
  }

  /// Returns how many milliseconds there are for a question that takes `seconds` at a normal pace;
  /// zero means no limit.
  long allowance(int seconds) {
    return isLive() ? 1000L * (long) Math.ceil(factor * seconds) : each.toMillis();
  }
}
