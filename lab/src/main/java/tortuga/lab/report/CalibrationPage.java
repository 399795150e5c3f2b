package tortuga.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tortuga.lab.honesty.Calibration;

/// How well reviews agree with what happened, for all games that were measured: a page of the docs
/// and its picture.
public final class CalibrationPage {
  private static final int SIZE = 200;
  private static final int MARGIN = 36;
  private static final int COLUMNS = 4;

  private final List<Calibration> all;

  public CalibrationPage(List<Calibration> all) {
    this.all = List.copyOf(all);
  }

  /// Writes the page in Markdown.
  public String markdown() {
    return """
    # Calibration: whether reviews can be believed

    Written by `./tortuga calibrate GAME --players N --games K --docs docs`, which lets bots of different levels play each other, reviews their games ([review.md](review.md)), and compares what was said with what happened. Do not edit.

    ## What was said, and what came true

    Each circle is a tenth of the range; its size says how many positions, the line how sure: two standard errors, each game counting as one observation. On the diagonal, what was said came true.

    ![Chances said and come true](pictures/calibration.svg)

    | Game | Players | Games | Yardstick | Playouts | Log loss | Knowing nothing | Accounts add up to within |
    |---|---|---|---|---|---|---|---|
    %s
    Log loss is the mean over all positions and seats; *knowing nothing* says the chance before the setup all the time.

    ## Luck is nothing in the mean

    Luck of a seat in a game, in points of winning chance, with its standard error. It must be within two standard errors of zero in about 19 lines of 20.

    | Game | Players | Level | Against | Games | Mean luck | ± | Spread | Within two |
    |---|---|---|---|---|---|---|---|---|
    %s
    ## Better levels give away less

    Loss of a choice in points; *hidden* is what choices brought in a game beyond what the seat could know, zero if beliefs are calibrated.

    | Game | Players | Level | Choices | Loss of a choice | ± | Mistakes | Blunders | Hidden | ± |
    |---|---|---|---|---|---|---|---|---|---|
    %s
    ## Labels are stable

    Every fourth game was reviewed again with another seed.

    | Game | Players | Choices | Labelled | Changed | Unclear |
    |---|---|---|---|---|---|
    %s
    """
        .formatted(
            rows(CalibrationPage::head),
            all.stream().map(this::pairings).collect(Collectors.joining()),
            all.stream().map(this::levels).collect(Collectors.joining()),
            rows(CalibrationPage::labels));
  }

  private String rows(java.util.function.Function<Calibration, String> row) {
    return all.stream().map(row).collect(Collectors.joining());
  }

  private static String head(Calibration each) {
    return text(
        "| %s | %d | %d | %d (`%s`) | %,d | %.3f | %.3f | %.0e |\n",
        each.game(),
        each.players(),
        each.games(),
        each.yardstick().version(),
        each.yardstick().hash().substring(0, 8),
        each.playouts(),
        each.logLoss(),
        each.knowingNothing(),
        Math.max(1e-16, each.greatestError()));
  }

  private String pairings(Calibration of) {
    return of.pairings().stream()
        .map(each ->
            text(
                "| %s | %d | %s | %s | %d | %+.2f | %.2f | %.1f | %s |\n",
                of.game(),
                of.players(),
                each.level(),
                each.against(),
                each.games(),
                100 * each.luck(),
                100 * each.error(),
                100 * each.spread(),
                Math.abs(each.luck()) <= 2 * each.error() ? "yes" : "**no**"))
        .collect(Collectors.joining());
  }

  private String levels(Calibration of) {
    return of.levels().stream()
        .map(each ->
            text(
                "| %s | %d | %s | %,d | %.3f | %.3f | %.1f %% | %.1f %% | %+.1f | %.1f |\n",
                of.game(),
                of.players(),
                each.level(),
                each.choices(),
                100 * each.loss(),
                100 * each.error(),
                100 * each.mistakes(),
                100 * each.blunders(),
                100 * each.hidden(),
                100 * each.hiddenError()))
        .collect(Collectors.joining());
  }

  private static String labels(Calibration of) {
    Calibration.Stability labels = of.stability();
    return text(
        "| %s | %d | %,d | %,d | %.1f %% | %.1f %% |\n",
        of.game(),
        of.players(),
        labels.choices(),
        labels.labelled(),
        100.0 * labels.changed() / Math.max(1, labels.labelled()),
        100.0 * labels.unclear() / Math.max(1, labels.choices()));
  }

  /// Draws what was said against what came true, one plot for each game and number of players.
  public String svg() {
    int columns = Math.min(COLUMNS, Math.max(1, all.size()));
    int rows = (all.size() + columns - 1) / columns;
    int step = SIZE + MARGIN;
    String plots =
        IntStream.range(0, all.size())
            .mapToObj(i ->
                text(
                    "<g transform='translate(%d %d)'>\n%s</g>\n",
                    MARGIN + i % columns * step, MARGIN + i / columns * step, plot(all.get(i))))
            .collect(Collectors.joining());
    return text(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d' font-family='sans-serif'"
            + " font-size='11'>\n<rect width='100%%' height='100%%' fill='#fff'/>\n%s</svg>\n",
        MARGIN + columns * step, MARGIN + rows * step, plots);
  }

  private static String plot(Calibration of) {
    long most = of.bins().stream().mapToLong(Calibration.Bin::positions).max().orElse(1);
    return text(
            "<text x='0' y='-8'>%s, %d players</text><rect width='%3$d' height='%3$d' fill='none'"
                + " stroke='#c8cdd4'/><line y1='%3$d' x2='%3$d' stroke='#c8cdd4'/>\n",
            of.game(), of.players(), SIZE)
        + of.bins().stream().map(bin -> dot(bin, most)).collect(Collectors.joining());
  }

  private static String dot(Calibration.Bin bin, long most) {
    double x = SIZE * bin.said();
    return text(
        "<line x1='%1$.1f' x2='%1$.1f' y1='%2$.1f' y2='%3$.1f' stroke='#0072b2'/>"
            + "<circle cx='%1$.1f' cy='%4$.1f' r='%5$.1f' fill='#0072b2' opacity='.7'/>\n",
        x,
        y(bin.happened() - 2 * bin.error()),
        y(bin.happened() + 2 * bin.error()),
        y(bin.happened()),
        2 + 6 * Math.sqrt((double) bin.positions() / most));
  }

  private static double y(double share) {
    return SIZE * (1 - Math.clamp(share, 0, 1));
  }

  @SuppressWarnings("AnnotateFormatMethod") // the annotation would need one more library
  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
