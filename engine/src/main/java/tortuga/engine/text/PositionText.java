package tortuga.engine.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A position written down as plain data, each part with its line in the file (zero if there is
/// none).
///
/// A file has only words, rows and charts; the game that writes a position also knows which rows
/// have no order, and calls them piles. Where a row is expected, a text of its words is accepted.
public sealed interface PositionText {
  int line();

  /// One word or text.
  record Word(String text, int line) implements PositionText {
    @Override
    public String toString() {
      return text;
    }
  }

  /// Several things in order.
  record Row(List<PositionText> items, int line) implements PositionText {
    public Row {
      items = List.copyOf(items);
    }

    @Override
    public String toString() {
      return joined(items);
    }
  }

  /// Several things in no order.
  record Pile(List<PositionText> items, int line) implements PositionText {
    public Pile {
      items = List.copyOf(items);
    }

    @Override
    public String toString() {
      return joined(items);
    }
  }

  /// Things by name, in the order in which they were written.
  record Chart(Map<String, PositionText> entries, int line) implements PositionText {
    public Chart {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    /// Refuses every name that is not among those known.
    public Chart only(String... known) {
      return only(Set.of(known), Arrays.asList(known));
    }

    private Chart only(Set<String> known, List<String> inOrder) {
      for (var entry : entries.entrySet()) {
        if (!known.contains(entry.getKey())) {
          throw entry
              .getValue()
              .wrong(
                  "unknown key %s; known are %s"
                      .formatted(entry.getKey(), String.join(", ", inOrder)));
        }
      }
      return this;
    }

    public Optional<PositionText> get(String name) {
      return Optional.ofNullable(entries.get(name));
    }

    @Override
    public String toString() {
      return entries.entrySet().stream()
          .map(entry -> entry.getKey() + ": " + entry.getValue())
          .collect(Collectors.joining(", ", "{", "}"));
    }
  }

  private static String joined(List<PositionText> items) {
    return items.stream().map(PositionText::toString).collect(Collectors.joining(" "));
  }

  static Word word(Object value) {
    return new Word(value.toString(), 0);
  }

  static Row row(Collection<?> values) {
    return new Row(values.stream().map(PositionText::part).toList(), 0);
  }

  static Pile pile(Collection<?> values) {
    return new Pile(values.stream().map(PositionText::part).toList(), 0);
  }

  static Chart chart(Map<String, ? extends PositionText> entries) {
    return new Chart(new LinkedHashMap<>(entries), 0);
  }

  private static PositionText part(Object value) {
    return value instanceof PositionText sketch ? sketch : word(value);
  }

  /// Returns the error that says what is wrong here, to be thrown.
  default BadPosition wrong(String message) {
    return new BadPosition(line(), message);
  }

  /// Reads a chart; nothing written at all is an empty one.
  default Chart chart() {
    return switch (this) {
      case Chart chart -> chart;
      case Word(String text, int line) when text.isEmpty() -> new Chart(Map.of(), line);
      case Word _, Row _, Pile _ -> throw wrong("expected names with values, found " + this);
    };
  }

  /// Reads a single word or text.
  default String text() {
    return switch (this) {
      case Word(String text, _) -> text;
      case Row _, Pile _, Chart _ -> throw wrong("expected a word, found " + this);
    };
  }

  /// Reads a whole number within a range.
  default int number(int least, int most) {
    int number;
    try {
      number = Integer.parseInt(text());
    } catch (NumberFormatException _) {
      throw wrong("expected a number, found " + this);
    }
    if (least == most && number != most) {
      throw wrong("this can only be %d, not %d".formatted(most, number));
    }
    if (number < least || number > most) {
      throw wrong("expected a number from %d to %d, found %d".formatted(least, most, number));
    }
    return number;
  }

  /// Reads a yes or a no.
  default boolean yes() {
    return switch (text()) {
      case "true", "yes" -> true;
      case "false", "no" -> false;
      default -> throw wrong("expected yes or no, found " + this);
    };
  }

  /// Reads several things; a text counts as its words, which may have commas between them.
  default List<PositionText> items() {
    return switch (this) {
      case Row(List<PositionText> items, _) -> items;
      case Pile(List<PositionText> items, _) -> items;
      case Word(String text, int line) ->
          Arrays.stream(text.strip().split("[\\s,]+"))
              .filter(word -> !word.isEmpty())
              .<PositionText>map(word -> new Word(word, line))
              .toList();
      case Chart _ -> throw wrong("expected a list, found " + this);
    };
  }

  /// Reads something by its name, which `reading` refuses with an `IllegalArgumentException`.
  default <T> T as(Function<String, T> reading) {
    try {
      return reading.apply(text());
    } catch (IllegalArgumentException e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
  }
}
