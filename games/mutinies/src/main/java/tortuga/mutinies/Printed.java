package tortuga.mutinies;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What is printed on board, tokens and cards: tables in the game's resources.
final class Printed {
  /// One row of a table: the value of each column.
  record Row(Map<String, String> cells) {
    String text(String column) {
      return Objects.requireNonNull(cells.get(column), column);
    }

    int number(String column) {
      return Integer.parseInt(text(column));
    }

    String id() {
      return text("id");
    }
  }

  private Printed() {}

  /// Reads a table such as `jewels.csv`, in its order.
  static List<Row> table(String name) {
    try (InputStream in = Printed.class.getResourceAsStream(name)) {
      List<String> lines =
          new BufferedReader(
                  new InputStreamReader(Objects.requireNonNull(in, name), StandardCharsets.UTF_8))
              .lines()
              .toList();
      List<String> columns = List.of(lines.getFirst().split(","));
      return lines.stream().skip(1).map(line -> row(columns, line.split(","))).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Row row(List<String> columns, String[] cells) {
    return new Row(
        IntStream.range(0, cells.length)
            .boxed()
            .collect(Collectors.toMap(columns::get, i -> cells[i])));
  }

  /// Returns the row of a table that must have it.
  static Row row(List<Row> table, String id) {
    return table.stream().filter(row -> row.id().equals(id)).findFirst().orElseThrow();
  }

  /// Returns the constant that a word such as `trade-routes` stands for.
  static <T extends Enum<T>> T constant(Class<T> type, String word) {
    return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
