package tortuga.lab.report;

import java.util.Locale;
import java.util.stream.Stream;
import tortuga.lab.honesty.Calibration;

/// How well reviews agree with what happened, as text.
public final class CalibrationText {
  private final Calibration found;

  public CalibrationText(Calibration found) {
    this.found = found;
  }

  public Stream<String> lines() {
    return Stream.of(head(), bins(), pairings(), levels(), end()).flatMap(lines -> lines);
  }

  private Stream<String> head() {
    return Stream.of(
        "%s, %d players, seed %d: %,d games, each reviewed with %,d playouts in %.1f s"
            .formatted(
                found.game(),
                found.players(),
                found.seed(),
                found.games(),
                found.playouts(),
                found.secondsEach()),
        "yardstick %d (%s)"
            .formatted(found.yardstick().version(), found.yardstick().hash().substring(0, 12)),
        "",
        String.format(
            Locale.ROOT,
            "Chances said and come true; log loss %.4f, knowing nothing %.4f:",
            found.logLoss(),
            found.knowingNothing()));
  }

  private Stream<String> bins() {
    Columns columns = new Columns("rrrrr");
    columns.row("from", "positions", "said", "happened", "±");
    for (Calibration.Bin bin : found.bins()) {
      columns.row(
          number(100 * bin.from(), 0),
          "%,d".formatted(bin.positions()),
          number(100 * bin.said(), 1),
          number(100 * bin.happened(), 1),
          number(100 * bin.error(), 1));
    }
    return Stream.concat(columns.lines(), Stream.of("", "Luck of a seat in a game, in points:"));
  }

  private Stream<String> pairings() {
    Columns columns = new Columns("llrrrr");
    columns.row("level", "against", "games", "luck", "±", "spread");
    for (Calibration.Pairing each : found.pairings()) {
      columns.row(
          each.level(),
          each.against(),
          Long.toString(each.games()),
          number(100 * each.luck(), 2),
          number(100 * each.error(), 2),
          number(100 * each.spread(), 1));
    }
    return Stream.concat(columns.lines(), Stream.of("", "Choices of each level:"));
  }

  private Stream<String> levels() {
    Columns columns = new Columns("lrrrrrrr");
    columns.row("level", "choices", "loss", "±", "mistakes", "blunders", "hidden", "±");
    for (Calibration.Level each : found.levels()) {
      columns.row(
          each.level(),
          "%,d".formatted(each.choices()),
          number(100 * each.loss(), 3),
          number(100 * each.error(), 3),
          number(100 * each.mistakes(), 2) + " %",
          number(100 * each.blunders(), 2) + " %",
          number(100 * each.hidden(), 2),
          number(100 * each.hiddenError(), 2));
    }
    return columns.lines();
  }

  private Stream<String> end() {
    Calibration.Stability labels = found.stability();
    return Stream.of(
        "",
        "With another seed, %,d of %,d labels change; %,d of %,d choices are unclear."
            .formatted(labels.changed(), labels.labelled(), labels.unclear(), labels.choices()),
        String.format(Locale.ROOT, "The accounts add up to within %.1e.", found.greatestError()));
  }

  private static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }
}
