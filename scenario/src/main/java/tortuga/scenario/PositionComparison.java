package tortuga.scenario;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.PositionText.Pile;
import tortuga.engine.text.PositionText.Row;
import tortuga.engine.text.PositionText.Word;

/// Compares what a scenario expects of a position, which may leave things out, with the position
/// itself.
///
/// Only names of a chart may be left out: a row or a pile is expected as a whole. Where the
/// position has a row or a pile, a text counts as its words. An empty chart, row or text claims
/// that there is nothing.
public final class PositionComparison {
  private final List<Mismatch> differences = new ArrayList<>();

  private PositionComparison() {}

  /// Returns everything that differs, named from `path` on.
  ///
  /// @param sometimes names that `actual` has only where there is something to say
  public static List<Mismatch> of(
      String path, PositionText expected, PositionText actual, Set<String> sometimes) {
    if (expected instanceof Chart chart && actual instanceof Chart whole) {
      requireKnown(chart, whole, sometimes);
    }
    return of(path, expected, actual);
  }

  private static List<Mismatch> of(String path, PositionText expected, PositionText actual) {
    PositionComparison comparison = new PositionComparison();
    comparison.compare(path, expected, actual);
    return List.copyOf(comparison.differences);
  }

  /// A position always has the same keys, or says which are optional; any other key must be a
  /// mistake.
  private static void requireKnown(Chart expected, Chart actual, Set<String> sometimes) {
    Set<String> known = new LinkedHashSet<>(actual.entries().keySet());
    known.addAll(new TreeSet<>(sometimes));
    expected.only(known.toArray(String[]::new));
  }

  private void compare(String path, PositionText expected, PositionText actual) {
    switch (actual) {
      case Chart chart -> compareChart(path, expected, chart);
      case Row(List<PositionText> items, _) -> compareRow(path, expected, items, actual);
      case Pile(List<PositionText> items, _) -> comparePile(path, expected, items, actual);
      case Word(String text, _) -> {
        if (!meaning(expected).equals(meaning(text))) differ(path, expected, text);
      }
    }
  }

  private void compareChart(String path, PositionText expected, Chart actual) {
    if (!(expected instanceof Chart chart) || chart.entries().isEmpty()) {
      boolean agree = isNothing(expected) && isNothing(actual);
      if (!agree) differ(path, expected, actual.toString());
      return;
    }
    chart.entries().forEach((name, part) -> compareEntry(path + "." + name, name, part, actual));
  }

  private void compareEntry(String path, String name, PositionText expected, Chart actual) {
    actual
        .get(name)
        .ifPresentOrElse(
            found -> compare(path, expected, found),
            () -> {
              if (!isNothing(expected)) differ(path, expected, ScenarioWords.NOTHING);
            });
  }

  /// Whether a text says that nothing is there: it is empty, or all its parts are. A zero says the
  /// same.
  private static boolean isNothing(PositionText sketch) {
    return switch (sketch) {
      case Word(String text, _) -> text.isBlank() || text.equals("-") || text.equals("0");
      case Row(List<PositionText> items, _) -> items.isEmpty();
      case Pile(List<PositionText> items, _) -> items.isEmpty();
      case Chart chart -> chart.entries().values().stream().allMatch(PositionComparison::isNothing);
    };
  }

  private void compareRow(
      String path, PositionText expected, List<PositionText> items, PositionText actual) {
    if (expected instanceof Chart) {
      if (!items.isEmpty() || !isNothing(expected)) differ(path, expected, actual.toString());
      return;
    }
    if (items.stream().allMatch(Word.class::isInstance)) {
      if (!sameWords(expected, items)) differ(path, expected, actual.toString());
    } else if (expected.items().size() != items.size()) {
      differ(path, expected, actual.toString());
    } else {
      for (int i = 0; i < items.size(); i++) {
        compare("%s[%d]".formatted(path, i), expected.items().get(i), items.get(i));
      }
    }
  }

  private static boolean sameWords(PositionText expected, List<PositionText> found) {
    return expected instanceof Row(List<PositionText> items, _)
        ? meanings(items).equals(meanings(found))
        : meaning(expected).equals(String.join(" ", meanings(found)));
  }

  private static List<String> meanings(List<PositionText> items) {
    return items.stream().map(PositionComparison::meaning).toList();
  }

  private void comparePile(
      String path, PositionText expected, List<PositionText> items, PositionText actual) {
    boolean same =
        expected instanceof Chart
            ? isNothing(expected) && items.isEmpty()
            : samePile(expected.items(), items);
    if (!same) differ(path, expected, actual.toString());
  }

  private static boolean samePile(List<PositionText> wanted, List<PositionText> items) {
    List<PositionText> left = new ArrayList<>(items);
    for (PositionText want : wanted) {
      int found = 0;
      while (found < left.size() && !of("", want, left.get(found)).isEmpty()) found++;
      if (found == left.size()) return false;
      left.remove(found);
    }
    return left.isEmpty();
  }

  /// Two ways to write nothing are not a difference.
  private void differ(String path, PositionText expected, String actual) {
    if (expected.toString().isBlank() && actual.isBlank()) return;
    differences.add(new Mismatch(expected.line(), path, expected.toString(), actual));
  }

  private static String meaning(PositionText sketch) {
    return sketch instanceof Chart ? sketch.toString() : String.join(" ", words(sketch));
  }

  private static List<String> words(PositionText sketch) {
    return sketch.items().stream().map(item -> meaning(item.toString())).toList();
  }

  private static String meaning(String text) {
    return switch (text) {
      case "true" -> "yes";
      case "false" -> "no";
      default -> String.join(" ", text.strip().split("[\\s,]+"));
    };
  }
}
