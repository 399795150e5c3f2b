package tortuga.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tortuga.lab.Standings;

/// How a competition ended, as a page with plots that needs nothing from elsewhere.
public final class ArenaPage {
  private static final List<String> COLOURS =
      List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6d31");
  private static final int LEFT = 170;
  private static final int WIDTH = 560;
  private static final int ROW = 34;
  private static final int HEIGHT = 260;

  private final String title;
  private final String command;
  private final Standings standings;

  /// A page about a competition; `command` says how it can be repeated.
  public ArenaPage(String title, String command, Standings standings) {
    this.title = title;
    this.command = command;
    this.standings = standings;
  }

  /// Writes the page.
  public String html() {
    return """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>%1$s</title>
    <style>
      :root { color-scheme: light dark; --ink: light-dark(#1c2430, #e8e6df); --line: light-dark(#c8cdd4, #4a5260); }
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); }
      table { border-collapse: collapse; } th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid var(--line); }
      th:first-child, td:first-child { text-align: left; }
      svg { width: 100%%; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
      .grid { stroke: var(--line); } code { overflow-wrap: anywhere; }
    </style>
    <h1>%1$s</h1>
    <p><code>%2$s</code></p>
    %3$s
    <h2>Share of wins, with the interval in which it lies with 95 %%</h2>
    %4$s
    <h2>Share of wins as the games went by</h2>
    %5$s
    %6$s
    </html>
    """
        .formatted(escaped(title), escaped(command), table(), shares(), courses(), ratings());
  }

  private String table() {
    String rows =
        standings.results().stream()
            .map(each ->
                text(
                    "<tr><td>%s<td>%,d<td>%.1f %%<td>%.1f to %.1f %%<td>%.2f<td>%,d<td>%.2f\n",
                    escaped(each.bot()),
                    each.games(),
                    100 * each.winShare(),
                    100 * each.low(),
                    100 * each.high(),
                    each.meanRank(),
                    each.decisions(),
                    each.millisPerDecision()))
            .collect(Collectors.joining());
    return "<table><tr><th>Bot<th>Games<th>Wins<th>95 %<th>Mean rank<th>Decisions<th>ms each\n"
        + rows
        + "</table>";
  }

  private String shares() {
    int height = ROW * standings.results().size();
    String rows =
        IntStream.range(0, standings.results().size())
            .mapToObj(this::share)
            .collect(Collectors.joining());
    return svg(height + 24, percents(height) + rows);
  }

  private String share(int index) {
    Standings.Result result = standings.results().get(index);
    double y = ROW * (index + 0.5);
    return label(index, result.bot())
        + bar(index, x(0), x(result.winShare()))
        + text(
            "<line x1='%1$.1f' x2='%2$.1f' y1='%3$.1f' y2='%3$.1f' stroke='currentColor'"
                + " stroke-width='2'/>\n",
            x(result.low()), x(result.high()), y);
  }

  private static String label(int index, String name) {
    return text(
        "<text x='%d' y='%.1f' text-anchor='end'>%s</text>\n",
        LEFT - 10, ROW * (index + 0.5) + 5, escaped(name));
  }

  private static String bar(int index, double from, double to) {
    return text(
        "<rect x='%.1f' y='%d' width='%.1f' height='%d' rx='3' fill='%s' opacity='.75'/>\n",
        from, ROW * index + 7, Math.max(1, to - from), ROW - 14, colour(index));
  }

  private static double x(double share) {
    return LEFT + WIDTH * share;
  }

  private static String percents(int height) {
    return IntStream.rangeClosed(0, 4)
        .mapToObj(i ->
            text(
                "<line class='grid' x1='%1$.1f' x2='%1$.1f' y1='0' y2='%2$d'/>"
                    + "<text x='%1$.1f' y='%3$d' text-anchor='middle'>%4$d %%</text>\n",
                x(i / 4.0), height, height + 18, 25 * i))
        .collect(Collectors.joining());
  }

  private String courses() {
    String grid =
        IntStream.rangeClosed(0, 4)
            .mapToObj(i ->
                text(
                    "<line class='grid' x1='%1$d' x2='%2$d' y1='%3$.1f' y2='%3$.1f'/>"
                        + "<text x='%4$d' y='%5$.1f' text-anchor='end'>%6$d %%</text>\n",
                    LEFT, LEFT + WIDTH, y(i / 4.0), LEFT - 10, y(i / 4.0) + 5, 25 * i))
            .collect(Collectors.joining());
    String lines =
        IntStream.range(0, standings.results().size())
            .mapToObj(this::course)
            .collect(Collectors.joining());
    return svg(HEIGHT + 16, grid + lines);
  }

  private String course(int index) {
    Standings.Result result = standings.results().get(index);
    List<Double> course = result.course();
    String points =
        IntStream.range(0, course.size())
            .mapToObj(i -> text("%.1f,%.1f", x((i + 1.0) / course.size()), y(course.get(i))))
            .collect(Collectors.joining(" "));
    return text(
        "<polyline points='%s' fill='none' stroke='%s' stroke-width='2'><title>%s</title>"
            + "</polyline>\n",
        points, colour(index), escaped(result.bot()));
  }

  private static double y(double share) {
    return 8 + (HEIGHT - 8) * (1 - share);
  }

  private String ratings() {
    List<Double> ratings = standings.ratings();
    if (ratings.isEmpty()) return "";
    double least = ratings.stream().mapToDouble(Double::doubleValue).min().orElseThrow() - 100;
    double most = ratings.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    String rows =
        IntStream.range(0, ratings.size())
            .mapToObj(i ->
                label(i, standings.results().get(i).bot())
                    + bar(i, x(0), x((ratings.get(i) - least) / (most - least) * 0.9))
                    + text(
                        "<text x='%.1f' y='%.1f'>%.0f</text>\n",
                        x((ratings.get(i) - least) / (most - least) * 0.9) + 6,
                        ROW * (i + 0.5) + 5,
                        ratings.get(i)))
            .collect(Collectors.joining());
    return "<h2>Ratings: 400 more means to be ahead ten times as often</h2>\n"
        + svg(ROW * ratings.size(), rows);
  }

  private static String svg(int height, String content) {
    return text(
        "<svg viewBox='0 0 %d %d' role='img'>\n%s</svg>\n", LEFT + WIDTH + 40, height, content);
  }

  private static String colour(int index) {
    return COLOURS.get(index % COLOURS.size());
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would need one more library
  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
