package tortuga.lab.report;

import java.util.Locale;
import java.util.stream.Stream;
import tortuga.lab.AdviceReport;

/// A bot's advice, drawn for people.
public final class AdviceText {
  private static final int WIDTH = 30;

  private final AdviceReport advice;
  private final Bars bars;
  private final String played;

  /// A drawing of advice; the move that was really played, if any, is marked.
  public AdviceText(AdviceReport advice, String played, Bars bars) {
    this.advice = advice;
    this.played = played;
    this.bars = bars;
  }

  public Stream<String> lines() {
    boolean thought = advice.iterations() > 0;
    Columns columns = new Columns("llrrrl");
    columns.row("", "move", thought ? "wins" : "", thought ? "visits" : "", "appeal");
    for (AdviceReport.Candidate line : advice.moves()) {
      columns.row(
          line.move().equals(played) ? "*" : "",
          line.move(),
          thought ? String.format(Locale.ROOT, "%.1f %%", 100 * line.chance()) : "",
          thought ? String.format(Locale.ROOT, "%,d", line.visits()) : "",
          String.format(Locale.ROOT, "%.1f %%", 100 * line.appeal()),
          bars.draw(thought ? line.chance() : line.appeal(), 1, WIDTH));
    }
    return columns.lines();
  }
}
