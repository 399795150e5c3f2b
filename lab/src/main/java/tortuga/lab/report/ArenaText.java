package tortuga.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tortuga.lab.Standings;

/// How a competition ended, drawn for people.
public final class ArenaText {
  private static final int WIDTH = 40;

  private final Standings standings;
  private final Bars bars;

  public ArenaText(Standings standings, Bars bars) {
    this.standings = standings;
    this.bars = bars;
  }

  public Stream<String> lines() {
    boolean rated = !standings.ratings().isEmpty();
    Columns columns = new Columns("lrrrrrrl");
    columns.row("", "games", "wins", "95 %", "rank", "ms", rated ? "rating" : "");
    for (int i = 0; i < standings.results().size(); i++) {
      columns.row(row(standings.results().get(i), rated ? rating(i) : ""));
    }
    return Stream.concat(Stream.of(""), columns.lines());
  }

  private String rating(int index) {
    return String.format(Locale.ROOT, "%.0f", standings.ratings().get(index));
  }

  private List<String> row(Standings.Result result, String rating) {
    List<String> cells = new ArrayList<>();
    cells.add(result.bot());
    cells.add(String.format(Locale.ROOT, "%,d", result.games()));
    cells.add(String.format(Locale.ROOT, "%.1f %%", 100 * result.winShare()));
    cells.add(String.format(Locale.ROOT, "%.1f to %.1f", 100 * result.low(), 100 * result.high()));
    cells.add(String.format(Locale.ROOT, "%.2f", result.meanRank()));
    cells.add(String.format(Locale.ROOT, "%.2f", result.millisPerDecision()));
    cells.add(rating);
    cells.add(bars.draw(result.winShare(), 1, WIDTH));
    return cells;
  }
}
