package tortuga.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A table of text, each column as wide as its widest cell.
public final class Columns {
  private static final String GAP = "  ";

  private final String sides;
  private final List<List<String>> rows = new ArrayList<>();

  /// A table with one column for each letter of `sides`: `l` aligns to the left, `r` to the right.
  public Columns(String sides) {
    this.sides = sides;
  }

  public Columns row(String... cells) {
    return row(List.of(cells));
  }

  /// Adds a row; cells missing at its end are empty.
  public Columns row(List<String> cells) {
    rows.add(cells);
    return this;
  }

  /// Returns the rows as lines without trailing spaces.
  public Stream<String> lines() {
    int[] widths = IntStream.range(0, sides.length()).map(this::width).toArray();
    return rows.stream()
        .map(cells ->
            IntStream.range(0, cells.size())
                .mapToObj(i -> pad(cells.get(i), widths[i], sides.charAt(i)))
                .collect(Collectors.joining(GAP, GAP, ""))
                .stripTrailing());
  }

  private int width(int column) {
    return rows.stream()
        .filter(row -> column < row.size())
        .mapToInt(row -> row.get(column).length())
        .max()
        .orElse(0);
  }

  private static String pad(String cell, int width, char side) {
    String space = " ".repeat(width - cell.length());
    return side == 'r' ? space + cell : cell + space;
  }
}
