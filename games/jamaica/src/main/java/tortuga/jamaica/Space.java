package tortuga.jamaica;

import java.util.Arrays;
import java.util.List;
import tortuga.engine.text.PrintedTable;

/// A space of the board, as printed.
///
/// @param progress how far along the race it is; both lanes of a fork are equally long
/// @param left the fewest steps home
public record Space(
    int id,
    Kind kind,
    int cost,
    int prize,
    List<Integer> next,
    List<Integer> prev,
    int progress,
    int left,
    int x,
    int y) {
  /// What a space is.
  public enum Kind {
    PORT_ROYAL,
    SEA,
    PORT,
    LAIR
  }

  /// All spaces, by number.
  public static final List<Space> ALL =
      PrintedTable.table(Jamaica.class, "board.csv").rows().stream().map(Space::read).toList();

  private static Space read(PrintedTable.Row row) {
    return new Space(
        row.number("id"),
        row.constant(Kind.class, "type"),
        row.number("cost"),
        row.number("prize"),
        spaces(row.text("next")),
        spaces(row.text("prev")),
        row.number("progress"),
        row.number("left"),
        row.number("x"),
        row.number("y"));
  }

  private static List<Integer> spaces(String list) {
    return Arrays.stream(list.split("\\|")).map(Integer::valueOf).toList();
  }
}
