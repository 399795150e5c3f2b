package tortuga.lab.report;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import tortuga.lab.Distribution;

/// Draws a distribution as a bar for each range of values.
public final class Histogram {
  private static final int MOST_BARS = 16;
  private static final int WIDTH = 40;

  private final Bars bars;
  private final int span;
  private final SortedMap<Integer, Long> counts = new TreeMap<>();

  /// A drawing of a distribution that is not empty.
  public Histogram(Distribution distribution, Bars bars) {
    this.bars = bars;
    this.span = span(distribution);
    int last = Math.floorDiv(distribution.most(), span);
    for (int i = Math.floorDiv(distribution.least(), span); i <= last; i++) counts.put(i, 0L);
    distribution
        .counts()
        .forEach((value, n) -> counts.merge(Math.floorDiv(value, span), n, Long::sum));
  }

  /// Returns the roundest range of values with which there are not too many bars.
  private static int span(Distribution distribution) {
    int power = 1;
    while (true) {
      for (int factor : new int[] {1, 2, 5}) {
        int span = factor * power;
        int first = Math.floorDiv(distribution.least(), span);
        if (Math.floorDiv(distribution.most(), span) - first < MOST_BARS) return span;
      }
      power *= 10;
    }
  }

  public Stream<String> lines() {
    double most = counts.values().stream().mapToDouble(Long::doubleValue).max().orElseThrow();
    Columns columns = new Columns("rl");
    counts.forEach((index, count) ->
        columns.row(
            range(index * span),
            bars.draw(count.doubleValue(), most, WIDTH)
                + " "
                + String.format(Locale.ROOT, "%,d", count)));
    return columns.lines();
  }

  private String range(int from) {
    return span == 1 ? "" + from : "%d to %d".formatted(from, from + span - 1);
  }
}
