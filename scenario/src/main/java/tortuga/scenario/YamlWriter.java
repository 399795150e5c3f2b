package tortuga.scenario;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tortuga.engine.text.PositionText;
import tortuga.engine.text.PositionText.Chart;
import tortuga.engine.text.PositionText.Pile;
import tortuga.engine.text.PositionText.Row;
import tortuga.engine.text.PositionText.Word;

/// Writes one position text as YAML.
final class YamlWriter {
  private static final int WIDTH = 100;
  private static final Pattern PLAIN = Pattern.compile("(?!null$)[-+]?\\w[^:#,\\[\\]{}\"'\\\\\n]*");

  private final StringBuilder text = new StringBuilder();

  String write(PositionText sketch) {
    block(sketch, 0);
    return text.toString();
  }

  private void block(PositionText sketch, int indent) {
    switch (sketch) {
      case Chart chart when !chart.entries().isEmpty() ->
          chart.entries().forEach((name, part) -> item(scalar(name) + ":", part, indent));
      case Row(List<PositionText> items, _) when !isFlat(sketch) ->
          items.forEach(part -> item("-", part, indent));
      case Pile(List<PositionText> items, _) when !isFlat(sketch) ->
          items.forEach(part -> item("-", part, indent));
      case Chart _, Row _, Pile _, Word _ -> line(indent, inline(sketch));
    }
  }

  private void item(String start, PositionText part, int indent) {
    String oneLine = start + " " + inline(part);
    boolean fits = indent + oneLine.length() <= WIDTH && depth(part) < 2;
    if (fits || isFlat(part)) {
      line(indent, oneLine);
    } else {
      line(indent, start);
      block(part, indent + 2);
    }
  }

  private void line(int indent, String content) {
    text.repeat(' ', indent).append(content).append('\n');
  }

  private static String inline(PositionText sketch) {
    return switch (sketch) {
      case Word(String word, _) -> scalar(word);
      case Row(List<PositionText> items, _) -> list(items);
      case Pile(List<PositionText> items, _) -> list(items);
      case Chart chart ->
          chart.entries().entrySet().stream()
              .map(entry -> scalar(entry.getKey()) + ": " + inline(entry.getValue()))
              .collect(Collectors.joining(", ", "{", "}"));
    };
  }

  private static String list(List<PositionText> items) {
    return !items.isEmpty() && items.stream().allMatch(YamlWriter::isSingleWord)
        ? scalar(items.stream().map(PositionText::toString).collect(Collectors.joining(" ")))
        : items.stream().map(YamlWriter::inline).collect(Collectors.joining(", ", "[", "]"));
  }

  private static boolean isSingleWord(PositionText sketch) {
    return sketch instanceof Word(String text, _) && text.matches("[^\\s,]+");
  }

  private static boolean isFlat(PositionText sketch) {
    return depth(sketch) == 0;
  }

  /// Returns how deeply charts and lists of more than words are nested.
  private static int depth(PositionText sketch) {
    return switch (sketch) {
      case Word _ -> 0;
      case Chart chart -> chart.entries().isEmpty() ? 0 : 1 + deepest(chart.entries().values());
      case Row(List<PositionText> items, _) -> words(items) ? 0 : 1 + deepest(items);
      case Pile(List<PositionText> items, _) -> words(items) ? 0 : 1 + deepest(items);
    };
  }

  private static boolean words(List<PositionText> items) {
    return items.stream().allMatch(Word.class::isInstance);
  }

  private static int deepest(Iterable<PositionText> parts) {
    int deepest = 0;
    for (PositionText part : parts) deepest = Math.max(deepest, depth(part));
    return deepest;
  }

  private static String scalar(String word) {
    if (PLAIN.matcher(word).matches() && word.equals(word.strip())) return word;
    return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
