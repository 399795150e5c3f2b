package tortuga.eight;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What is printed on coins and in ship lists: tables in the resources, each row by its first
/// column. column.
final class Printed {
  private Printed() {}

  /// Reads a table such as `cards.csv`: for each id, the value of each column.
  static Map<String, Map<String, String>> table(String name) {
    try (InputStream in = Printed.class.getResourceAsStream(name)) {
      List<String> lines =
          new BufferedReader(
                  new InputStreamReader(Objects.requireNonNull(in, name), StandardCharsets.UTF_8))
              .lines()
              .toList();
      List<String> columns = List.of(lines.getFirst().split(","));
      return lines.stream()
          .skip(1)
          .map(line -> row(columns, line.split(",")))
          .collect(
              Collectors.toMap(
                  row -> row.getOrDefault("id", ""),
                  Function.identity(),
                  (one, _) -> one,
                  LinkedHashMap::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> row(List<String> columns, String[] cells) {
    return IntStream.range(0, cells.length)
        .boxed()
        .collect(Collectors.toMap(columns::get, i -> cells[i]));
  }

  /// Returns one cell of a table that must have it.
  static String cell(Map<String, Map<String, String>> table, String id, String column) {
    return Objects.requireNonNull(Objects.requireNonNull(table.get(id), id).get(column), column);
  }
}
