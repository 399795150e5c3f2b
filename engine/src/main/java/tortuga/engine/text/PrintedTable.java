package tortuga.engine.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// What is printed on a game's board, cards or coins: a table among its resources, such as
/// `cards.csv`.
///
/// The first line names the columns, one of which is `id`; values are separated by commas.
public record PrintedTable(List<Row> rows) {
  public PrintedTable {
    rows = List.copyOf(rows);
  }

  /// One line of a table: the value of each column.
  public record Row(Map<String, String> cells) {
    public Row {
      cells = Map.copyOf(cells);
    }

    public String id() {
      return text("id");
    }

    public String text(String column) {
      String text = cells.get(column);
      if (text == null) throw new NoSuchElementException("there is no column " + column);
      return text;
    }

    public int number(String column) {
      return Integer.parseInt(text(column));
    }

    /// Returns the constant with a name, such as `TRADE_ROUTES` or `trade-routes`.
    public <T extends Enum<T>> T constant(Class<T> type, String column) {
      return Enum.valueOf(type, text(column).toUpperCase(Locale.ROOT).replace('-', '_'));
    }
  }

  /// Reads a table from the package of `game`.
  public static PrintedTable table(Class<?> game, String name) {
    try (InputStream in = Objects.requireNonNull(game.getResourceAsStream(name), name);
        var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      List<String> columns = List.of(reader.readLine().split(","));
      return new PrintedTable(reader.lines().map(line -> row(columns, line.split(","))).toList());
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

  /// Returns the row with an id that must be there.
  public Row row(String id) {
    return rows.stream()
        .filter(row -> row.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new NoSuchElementException("there is no row " + id));
  }
}
