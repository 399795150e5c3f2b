package tortuga.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tortuga.lab.Bench;

/// What a bench measured, drawn for people: for each figure, one game below the other.
public final class BenchText {
  private static final int WIDTH = 30;

  private final List<Bench> benches;
  private final Bars bars;

  /// A drawing of at least one game, all of them measured in the same way.
  public BenchText(List<Bench> benches, Bars bars) {
    this.benches = List.copyOf(benches);
    this.bars = bars;
  }

  public Stream<String> lines() {
    Columns columns = new Columns("llrrl").row("", "", "a second", "each");
    IntStream.range(0, benches.getFirst().figures().size()).forEach(i -> chapter(columns, i));
    return columns.lines();
  }

  private void chapter(Columns columns, int index) {
    double most =
        benches.stream()
            .mapToDouble(bench -> bench.figures().get(index).perSecond())
            .max()
            .orElseThrow();
    for (Bench bench : benches) {
      Bench.Figure figure = bench.figures().get(index);
      columns.row(
          figure.name(),
          "%s, %d players".formatted(bench.game(), bench.players()),
          String.format(Locale.ROOT, "%,.0f", figure.perSecond()),
          String.format(Locale.ROOT, "%,.0f ns", figure.nanoseconds()),
          bars.draw(figure.perSecond(), most, WIDTH));
    }
  }
}
